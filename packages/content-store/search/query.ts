import { toUmlaut } from '@vitrine/api-contract/search-words'
import { isUnspaced, isWholeWord } from '@vitrine/api-contract/split-words'

/** Words that stand one after another. The last one can begin a longer word, unless they are whole. */
export type Term = { words: readonly string[]; isWhole: boolean }

/** What a record has for a searched word, one of each list at least: the word itself, words that begin with it or spell it in another way, other words. */
type SearchedWord = { same: readonly Term[]; typed: readonly Term[]; others: readonly Term[] }

/** What a search compares. A record has something for each of the words, of which there is one at least. */
export type WordQuery = {
  words: readonly SearchedWord[]
  /** All words one after another; empty for one word. */
  phrase: readonly Term[]
  /** The searched words after corrections. */
  spelled: readonly string[]
  corrections: readonly Correction[]
}

/** A word that no record has, and a similar one that is searched for instead. */
export type Correction = { typed: string; used: string }

/** The words that mean the same as these, each of one or more words, by the words joined by spaces. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** A part of a text that a search has found: whole words, or the beginning of one. Several words, which it spans, are written as one. */
export type Mark = { text: string; isWhole: boolean; spansWords: boolean }

type Expansion = {
  synonyms: Synonyms
  corrections?: readonly Correction[]
  /** Longer words that end with a searched one, by the searched one. */
  compounds?: ReadonlyMap<string, readonly string[]>
}

/** The query for words as `splitWords` writes them. */
export function toQuery(
  words: readonly string[],
  { synonyms, corrections = [], compounds }: Expansion,
): WordQuery {
  const spelled = words.map((word) => corrections.find(({ typed }) => typed === word)?.used ?? word)
  const others = spelled.map((word) => (compounds?.get(word) ?? []).map((text) => whole([text])))
  for (const { from, to, terms } of synonymsIn(spelled, synonyms))
    for (let place = from; place < to; place += 1) others[place]?.push(...terms)
  return {
    spelled,
    corrections,
    phrase: toPhrase(spelled),
    words: spelled.map((word, place) => {
      const joined = joinNeighbours(spelled, place)
      const divided = divide(word).map(whole)
      return {
        same: [whole([word]), ...joined.map((text) => whole([text])), ...divided],
        typed: [toTerm([word]), ...joined.map((text) => toTerm([text])), ...divided],
        others: others[place] ?? [],
      }
    }),
  }
}

/** What is marked in texts that the query finds. */
export function toMarks({ words, spelled }: WordQuery): Mark[] {
  const terms = words.flatMap(({ typed, others }) => [...typed, ...others])
  const umlauts = spelled.map((word) => toTerm([toUmlaut(word)]))
  const marks = [...terms, ...umlauts].map(({ words, isWhole }) => ({
    ...{ text: words.join(''), isWhole, spansWords: words.length > 1 },
  }))
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()]
}

const whole = (words: readonly string[]): Term => ({ words, isWhole: true })

function toTerm(words: readonly string[]): Term {
  return { words, isWhole: isWholeWord(words.at(-1) ?? '') }
}

function toPhrase(words: readonly string[]): Term[] {
  if (words.length < 2 || words.some(isUnspaced)) return []
  const joined = words.length === 2 ? joinNeighbours(words, 0) : []
  return [words, ...joined.map((text) => [text])].map(toTerm)
}

/** Fewer letters are an abbreviation: `R&D` is not `rd`. */
const minJoined = 4

/** A word with the one before it and with the one after it as one word: `front end` is `frontend`. */
function joinNeighbours(words: readonly string[], place: number): string[] {
  return [place - 1, place].flatMap((first) => {
    const [a, b] = [words[first], words[first + 1]]
    if (a === undefined || b === undefined || isUnspaced(a) || isUnspaced(b)) return []
    return a.length + b.length < minJoined ? [] : a + b
  })
}

/** The pairs of words that are a word where they are written as one: `frontend` is `front end`. */
function divide(word: string): [string, string][] {
  if (!/^[\p{L}\p{M}]{5,30}$/u.test(word) || isUnspaced(word)) return []
  const characters = [...word]
  return characters
    .slice(2, -1)
    .map((_, place) => [characters.slice(0, place + 2).join(''), characters.slice(place + 2).join('')])
}

/** The endings of plurals, and of feminine and declined forms, in English, French and German: `developers`, `Entwicklerin`. */
const endings = ['', 's', 'e', 'es', 'n', 'en', 'in', 'innen']

/** With an ending, shorter words are others: `its` is no form of `IT`. */
const minInflected = 4

/** The forms of a synonym. It does not find all words that begin with it: an intern is not international. */
function inflect(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? ''
  const forms = last.length < minInflected || isUnspaced(last) ? [''] : endings
  return forms.map((ending) => [...words.slice(0, -1), last + ending])
}

const maxSynonymWords = 4

/** The synonyms of words one after another, and where these are. */
function synonymsIn(
  words: readonly string[],
  synonyms: Synonyms,
): { from: number; to: number; terms: Term[] }[] {
  return words.flatMap((_, from) =>
    Array.from({ length: maxSynonymWords }, (_, length) => from + length + 1).flatMap((to) => {
      const found = to > words.length ? undefined : synonyms.get(words.slice(from, to).join(' '))
      if (!found) return []
      return { from, to, terms: found.flatMap(inflect).map(whole) }
    }),
  )
}
