import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { languages, vocabularies } from './words'

/** The words of three letters and more that occur in the most generated titles, normalized. */
export function listFrequentWords(count: number): string[] {
  const phrases = languages.flatMap((language) => {
    const { subjects, verbs, objects, ends } = vocabularies[language]
    return [...subjects, ...verbs, ...objects, ...ends].map(normalizeText)
  })
  const words = new Set(phrases.flatMap((phrase) => phrase.match(/\p{L}{3,}/gu) ?? []))
  const frequency = (word: string) => phrases.filter((phrase) => phrase.includes(word)).length
  return [...words].sort((a, b) => frequency(b) - frequency(a) || a.localeCompare(b, 'en')).slice(0, count)
}
