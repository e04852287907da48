import { normalizeText } from '@vitrine/api-contract/normalize-text'
import {
  type ContractFacts,
  type ContractKind,
  factsByToken,
  halfWords,
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

const halves: ReadonlyMap<string, WorkingTime> = new Map(
  (['full-time', 'part-time'] as const).flatMap((time) =>
    halfWords[time].map((half) => [toLabelKey(half), time]),
  ),
)

const longestLabel = Math.max(...[...words.keys()].map((label) => label.split(' ').length))

/** What a kind says less than another: `Temporary` is the English label of `CDD` and of `Intérim`. */
function isVaguer(kind: ContractKind, than: ContractKind): boolean {
  if (kind === 'fixed-term') return than === 'agency'
  return kind !== than && (kind === 'other' || (kind === 'salaried' && than !== 'other'))
}

/** The facts of a token; both are null for an unknown one. */
function factsOfToken(token: string): ContractFacts {
  const key = token.toUpperCase().replace(/[- ]/g, '_')
  return (Object.hasOwn(factsByToken, key) && factsByToken[key]) || { time: null, kind: null }
}

/**
 * The facts of a contract by the API's labels, and by its token where they do not say them: the token is coarser, and lists do not
 * have it. A fact of which the labels say several, such as `CDI / CDD`, is null.
 */
export function contractFacts(labels: LocalizedText, token: string | null): ContractFacts {
  const own = factsOfToken(token ?? '')
  const isKnown = own.time !== null || own.kind !== null
  // An unknown token can be a label: `CDI`.
  const said = [...Object.values(labels), isKnown ? '' : (token ?? '')].flatMap(
    (label) => readLabel(label).words,
  )
  const times = said.filter(isTime)
  const kinds = said.filter((word) => !isTime(word))
  const isRefined = own.kind !== null && kinds.every((kind) => own.kind && isVaguer(kind, own.kind))
  return {
    time: times.length === 0 ? own.time : onlyOne(times),
    kind: isRefined ? own.kind : onlyOne(withoutVaguer(kinds)),
  }
}

/** Whether a label says more than the facts of a contract, as `CDD - 6 mois` does. */
export function saysMore(label: string): boolean {
  const { words: said, isWhole } = readLabel(label)
  const isOne = (of: readonly Word[]) => new Set(of).size < 2
  return (
    !isWhole || !isOne(said.filter(isTime)) || !isOne(withoutVaguer(said.filter((word) => !isTime(word))))
  )
}

function withoutVaguer(kinds: readonly ContractKind[]): ContractKind[] {
  return kinds.filter((kind) => !kinds.some((other) => isVaguer(kind, other)))
}

function onlyOne<T>(values: readonly T[]): T | null {
  const [first = null, ...others] = new Set(values)
  return others.length === 0 ? first : null
}

function isTime(word: Word): word is WorkingTime {
  return word === 'full-time' || word === 'part-time'
}

const conjunctions = new Set(
  'or oder ou o of u eller lub albo nebo alebo tai vagy veya and und et y e en och og i a'.split(' '),
)

/** Words between those of the facts that say nothing more. */
const fillers = new Set([...conjunctions, 'in', 'de', 'na', 'contrat', 'contract'])

const negations = new Set(
  'no not non nicht kein keine keinen pas sans without niet geen sin sem inte ikke nie bez'.split(' '),
)

/**
 * The words of a label, the longest ones first, without those behind a negation. `isWhole` says whether the label has nothing else.
 */
function readLabel(label: string): { words: Word[]; isWhole: boolean } {
  const all = toLabelKey(label.slice(0, 300).replaceAll('/', ' or ')).split(' ')
  const found: Word[] = []
  let isWhole = true
  let isNegated = false
  for (let at = 0; at < all.length; ) {
    let length = Math.min(longestLabel, all.length - at)
    while (length > 0 && !words.has(all.slice(at, at + length).join(' '))) length -= 1
    const word = words.get(all.slice(at, at + length).join(' ')) ?? halfAt(all, at)
    if (word !== undefined && !isNegated) found.push(word)
    else if (word !== undefined || !fillers.has(all[at] ?? '')) isWhole = false
    isNegated = negations.has(all[at] ?? '') || (isNegated && fillers.has(all[at] ?? ''))
    at += Math.max(1, length)
  }
  return { words: found, isWhole: isWhole && found.length > 0 }
}

/** `Voll` in `Voll- oder Teilzeit`, and `part` in `full or part time`. */
function halfAt(all: readonly string[], at: number): WorkingTime | undefined {
  const isJoined = [all[at - 1], all[at + 1]].some((word) => word !== undefined && conjunctions.has(word))
  return isJoined ? halves.get(all[at] ?? '') : undefined
}

/** Words without case, accents and punctuation, joined by one space each. */
function toLabelKey(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
