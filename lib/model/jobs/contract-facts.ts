import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { LocalizedText } from '@/lib/model/localized'
import {
  type ContractFacts,
  type ContractKind,
  factsByToken,
  halfWords,
  labelWords,
  type WorkingTime,
} from './contract-words'

type Word = WorkingTime | ContractKind

const words = toWordMap(labelWords)

const halves = toWordMap(halfWords)

const longestLabel = Math.max(...[...words.keys()].map((label) => label.split(' ').length))

function toWordMap(labels: Partial<Record<Word, readonly string[]>>): ReadonlyMap<string, Word> {
  const entries = Object.entries(labels) as [Word, readonly string[]][]
  return new Map(entries.flatMap(([word, texts]) => texts.map((text) => [toLabelKey(text), word] as const)))
}

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
  const said = [...Object.values(labels), isKnown ? '' : (token ?? '')].map(readLabel)
  const times = said.flatMap((label) => label.times)
  const kinds = said.flatMap((label) => label.kinds)
  const isRefined = own.kind !== null && kinds.every((kind) => own.kind && isVaguer(kind, own.kind))
  const isEither = said.some((label) => new Set(label.kinds).size > 1)
  return {
    time: times.length === 0 ? own.time : onlyOne(times),
    kind: isRefined ? own.kind : onlyOne(isEither ? kinds : withoutVaguer(kinds)),
  }
}

/** Whether a label says more than the facts of a contract, as `CDD - 6 mois` does. */
export function saysMore(label: string): boolean {
  const { times, kinds, isWhole } = readLabel(label)
  return !isWhole || new Set(times).size > 1 || new Set(kinds).size > 1
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

const alternatives = new Set('or oder ou o of u eller lub albo nebo alebo tai vagy veya'.split(' '))
/** They join words of facts too, as `/` does. */
const joining = new Set([...alternatives, 'and', 'und', 'et'])
const conjunctions = new Set([...joining, ...'y e en och og i a to'.split(' ')])

/** Words between those of the facts that say nothing more. */
const fillers = new Set([...conjunctions, 'in', 'de', 'na', 'contrat', 'contract'])

const negations = new Set(
  'no not non nicht kein keine keinen pas sans without niet geen sin sem inte ikke nie bez'.split(' '),
)

type Label = { times: WorkingTime[]; kinds: ContractKind[]; isWhole: boolean }

/**
 * What a label says, the longest words first. A word behind a negation, or beside `or` and an unknown word as in
 * `Praktikum oder Werkstudent`, is not said. `isWhole` says whether the label has nothing else.
 */
function readLabel(label: string): Label {
  const all = toLabelKey(label.slice(0, 300).replaceAll('/', ' and ')).split(' ')
  const found: Word[] = []
  let isWhole = true
  let isNegated = false
  let isEither = false
  let isContract = false
  for (let at = 0; at < all.length; ) {
    let length = Math.min(longestLabel, all.length - at)
    while (length > 0 && !words.has(all.slice(at, at + length).join(' '))) length -= 1
    const end = at + Math.max(1, length)
    const word = words.get(all.slice(at, end).join(' ')) ?? halfAt(all, at)
    isContract ||= isAlone(all, at)
    const isSaid = !isNegated && !isOther(all, at - 1, -1) && !isOther(all, end, 1)
    if (word !== undefined && isSaid) found.push(word)
    else if (word !== undefined || !fillers.has(all[at] ?? '')) isWhole = false
    isEither ||= word === undefined && joining.has(all[at] ?? '')
    isNegated = negations.has(all[at] ?? '') || (isNegated && fillers.has(all[at] ?? ''))
    at = end
  }
  const kinds = found.filter((word) => !isTime(word))
  return {
    times: found.filter(isTime),
    kinds: isContract ? [] : isEither ? kinds : withoutVaguer(kinds),
    isWhole: isWhole && !isContract && found.length > 0,
  }
}

/** A word that `or` joins, and that is neither known nor a number or a gender mark: `Werkstudent`. */
function isOther(all: readonly string[], at: number, step: 1 | -1): boolean {
  const word = all[at + step] ?? ''
  if (!alternatives.has(all[at] ?? '') || !/^\p{L}{3,}$/u.test(word) || halves.has(word)) return false
  const isStart = (label: string) => ` ${label} `.includes(` ${word} `)
  return ![...words.keys()].some(isStart)
}

/** Whether a word is the contract that is no permanent one: `Permanent / Contract`. */
function isAlone(all: readonly string[], at: number): boolean {
  const isEnd = (word: string | undefined) => word === undefined || joining.has(word)
  return all[at] === 'contract' && isEnd(all[at - 1]) && isEnd(all[at + 1])
}

/** `Voll` in `Voll- oder Teilzeit`, and `part` in `full or part time`. */
function halfAt(all: readonly string[], at: number): Word | undefined {
  const isJoined = [all[at - 1], all[at + 1]].some((word) => word !== undefined && conjunctions.has(word))
  return isJoined ? halves.get(all[at] ?? '') : undefined
}

/** Words without case, accents and punctuation, joined by one space each. */
function toLabelKey(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
