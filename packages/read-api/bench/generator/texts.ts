import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { Random } from './random'
import { type Language, type Vocabulary, vocabularies } from './words'

/** Texts in other languages have English words. */
export function vocabularyOf(language: string): Vocabulary {
  return vocabularies[isKnown(language) ? language : 'en']
}

function isKnown(language: string): language is Language {
  return Object.hasOwn(vocabularies, language)
}

export function title(random: Random, language: string): string {
  const { subjects, verbs, objects, ends } = vocabularyOf(language)
  const words = [random.pick(subjects), random.pick(verbs), random.pick(objects)]
  return [...words, ...(random.chance(0.5) ? [random.pick(ends)] : [])].join(' ')
}

export function paragraph(random: Random, language: string): string {
  const sentences = Array.from({ length: random.between(3, 7) }, () => `${title(random, language)}.`)
  return sentences.join(' ')
}

export function markdown(random: Random, language: string): string {
  const parts = Array.from({ length: random.between(3, 8) }, (_, index) =>
    index % 3 === 1
      ? `## ${title(random, language)}\n\n${paragraph(random, language)}`
      : paragraph(random, language),
  )
  return parts.join('\n\n')
}

export function html(random: Random, language: string): string {
  const paragraphs = Array.from(
    { length: random.between(2, 5) },
    () => `<p>${paragraph(random, language)}</p>`,
  )
  const items = Array.from(
    { length: random.between(2, 5) },
    () => `<li>${title(random, language)} &amp; co</li>`,
  )
  return `${paragraphs.join('\n')}\n<ul>${items.join('')}</ul>`
}

export function slugOf(text: string): string {
  return normalizeText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

/** A time from the start of one year to the start of another, with one of several UTC offsets. */
export function timestamp(random: Random, fromYear: number, untilYear: number): string {
  const [from, until] = [Date.UTC(fromYear, 0, 1), Date.UTC(untilYear, 0, 1)]
  const date = new Date(from + Math.floor(random.next() * (until - from)))
  return `${date.toISOString().slice(0, 19)}${random.pick(['Z', '+01:00', '+02:00'])}`
}
