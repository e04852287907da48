import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { isUnspaced } from '@vitrine/api-contract/split-words'
import type { Mark } from '@vitrine/content-store/search/query'

/** A part of a text. `isMatch` says whether it is what a search has found. */
type TextPart = { text: string; isMatch: boolean }

/** The letters of the words of a text as one, as a search compares them. */
type Folded = {
  letters: string
  /** The index in the text of what became each letter, and the end of that. */
  starts: readonly number[]
  ends: readonly number[]
  /** Whether a word begins with a letter, as `splitWords` divides texts. One begins after the last letter too. */
  isStart: readonly boolean[]
}

const wordCharacter = /[\p{L}\p{M}\p{N}+#]/u

/**
 * Divides a text at what a search has found in it: words, beginnings of words, and words that are one for the search (`front-end`).
 * Accents and case do not count.
 */
export function markText(text: string, marks: readonly Mark[]): readonly TextPart[] {
  const folded = fold(text)
  const isMarked = new Uint8Array(text.length)
  for (const mark of marks)
    for (const place of findPlaces(folded.letters, mark.text)) {
      const end = place + mark.text.length
      if (!isFound(folded, place, end, mark)) continue
      for (let at = place; at < end; at += 1)
        isMarked.fill(1, folded.starts[at], folded.isStart[at + 1] ? folded.ends[at] : folded.starts[at + 1])
    }
  return toParts(text, isMarked)
}

/** A word in a script without spaces is found anywhere. */
function isFound(
  { isStart }: Folded,
  place: number,
  end: number,
  { isWhole, spansWords, text }: Mark,
): boolean {
  if (!spansWords && isStart.slice(place + 1, end).includes(true)) return false
  return isUnspaced(text) || (isStart[place] === true && (!isWhole || isStart[end] === true))
}

/** A character with the marks and the parts of a Korean syllable that it is composed with. */
const composed = /\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gu

/** Each of them is normalized alone: `normalizeText` gives none, one or more characters for it. */
function fold(text: string): Folded {
  const starts: number[] = []
  const ends: number[] = []
  const isStart: boolean[] = []
  let letters = ''
  let isNext = true
  let isInUnspaced = false
  for (const { 0: character, index } of text.matchAll(composed)) {
    const normalized = normalizeText(character)
    for (const letter of normalized) {
      if (!wordCharacter.test(letter)) {
        isNext = true
        continue
      }
      const isOther = isUnspaced(letter) !== isInUnspaced
      isInUnspaced = isUnspaced(letter)
      isNext ||= isOther
      letters += letter
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(index)
        ends.push(index + character.length)
        isStart.push(isNext)
        isNext = false
      }
    }
  }
  return { letters, starts, ends, isStart: [...isStart, true] }
}

function findPlaces(letters: string, text: string): number[] {
  const places: number[] = []
  if (text === '') return places
  for (let at = letters.indexOf(text); at >= 0; at = letters.indexOf(text, at + 1)) places.push(at)
  return places
}

function toParts(text: string, isMarked: Uint8Array): TextPart[] {
  const parts: TextPart[] = []
  for (let start = 0; start < text.length; ) {
    let end = start
    while (end < text.length && isMarked[end] === isMarked[start]) end += 1
    parts.push({ text: text.slice(start, end), isMatch: isMarked[start] === 1 })
    start = end
  }
  return parts
}
