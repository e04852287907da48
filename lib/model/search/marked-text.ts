import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { isUnspaced } from '@vitrine/api-contract/split-words'

/** A part of a text. `isMatch` says whether it was searched for. */
type TextPart = { text: string; isMatch: boolean }

/** The text with the places of its characters: `starts[i]` is the index in the text of what became character `i`. */
type Folded = { folded: string; starts: readonly number[] }

const wordCharacter = /[\p{L}\p{M}\p{N}+#]/u

/**
 * Divides a text at what was searched for. `words` are as `foldWords` writes them. A word marks the beginnings of words, as lists
 * are searched; if there is none, it marks what is inside of words, as the API searches titles. Accents and case do not count.
 */
export function markWords(text: string, words: string): readonly TextPart[] {
  const folded = fold(text)
  const isMarked = new Uint8Array(text.length)
  for (const word of words.split(' ').filter(Boolean)) {
    const places = findPlaces(folded.folded, word)
    const beginnings = places.filter((place) => isBeginning(word, characterBefore(folded.folded, place)))
    for (const place of beginnings.length > 0 ? beginnings : places) {
      const end = folded.starts[place + word.length] ?? text.length
      isMarked.fill(1, folded.starts[place], end)
    }
  }
  return toParts(text, isMarked)
}

/** Whether a word begins after a character, as `splitWords` divides texts. A word without spaces around it begins anywhere. */
function isBeginning(word: string, before: string): boolean {
  return isUnspaced(word) || isUnspaced(before) || !wordCharacter.test(before)
}

/** A character with the marks and the parts of a Korean syllable that it is composed with. */
const composed = /\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gu

/** Each of them is normalized alone: `normalizeText` gives none, one or more characters for it. */
function fold(text: string): Folded {
  const starts: number[] = []
  let folded = ''
  for (const { 0: character, index } of text.matchAll(composed)) {
    const normalized = normalizeText(character)
    folded += normalized
    for (let count = 0; count < normalized.length; count += 1) starts.push(index)
  }
  return { folded, starts }
}

function findPlaces(text: string, word: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at)
  return places
}

function characterBefore(text: string, place: number): string {
  return [...text.slice(Math.max(0, place - 2), place)].at(-1) ?? ''
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
