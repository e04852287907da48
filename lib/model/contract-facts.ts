import { normalizeText } from '@vitrine/api-contract/normalize-text'
import {
  type ContractFacts,
  type ContractKind,
  factsByToken,
  labelWords,
  type WorkingTime,
} from './contract-words'
import type { LocalizedText } from './localized'

type Word = WorkingTime | ContractKind

const words: ReadonlyMap<string, Word> = new Map(
  (Object.keys(labelWords) as Word[]).flatMap((word) =>
    labelWords[word].map((label) => [toLabelKey(label), word] as const),
  ),
)

const longestLabel = Math.max(...[...words.keys()].map((label) => label.split(' ').length))

/** Labels that other languages have for several kinds: `Temporary` is the English one of `CDD` and of `Intérim`. */
const vague: ReadonlySet<Word> = new Set(['fixed-term', 'salaried', 'other'])

/** The facts of a token; both are null for an unknown one. */
function factsOfToken(token: string): ContractFacts {
  const key = token.toUpperCase().replace(/[- ]/g, '_')
  return (Object.hasOwn(factsByToken, key) && factsByToken[key]) || { time: null, kind: null }
}

/** The facts of a contract by its token, and by the API's labels where the token does not say them. */
export function contractFacts(labels: LocalizedText, token: string | null): ContractFacts {
  const own = factsOfToken(token ?? '')
  // An unknown token can be a label: `CDI`.
  const said = [...Object.values(labels), token ?? ''].flatMap((label) => readLabel(label).words)
  const kinds = said.filter((word): word is ContractKind => !isTime(word))
  const kind = kinds.find((word) => !vague.has(word)) ?? kinds[0] ?? null
  return { time: own.time ?? said.find(isTime) ?? null, kind: own.kind ?? kind }
}

/** Whether a label says more than the facts of a contract, as `CDD - 6 mois` does. */
export function saysMore(label: string): boolean {
  return !readLabel(label).isWhole
}

function isTime(word: Word): word is WorkingTime {
  return word === 'full-time' || word === 'part-time'
}

/** Words between those of the facts that say nothing more. */
const fillers = new Set(['a', 'en', 'in', 'und', 'and', 'et', 'y', 'de', 'contrat', 'contract'])

/** The words of a label, the longest ones first. `isWhole` says whether the label has nothing else. */
function readLabel(label: string): { words: Word[]; isWhole: boolean } {
  const all = toLabelKey(label.slice(0, 300)).split(' ')
  const found: Word[] = []
  let isWhole = true
  for (let at = 0; at < all.length; ) {
    let length = Math.min(longestLabel, all.length - at)
    while (length > 0 && !words.has(all.slice(at, at + length).join(' '))) length -= 1
    const word = words.get(all.slice(at, at + length).join(' '))
    if (length > 0 && word !== undefined) found.push(word)
    else if (!fillers.has(all[at] ?? '')) isWhole = false
    at += Math.max(1, length)
  }
  return { words: found, isWhole: isWhole && found.length > 0 }
}

/** Words without case, accents and punctuation, joined by one space each. */
function toLabelKey(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
