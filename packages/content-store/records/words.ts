import { isUnspaced } from '@vitrine/api-contract/split-words'

/** Postgres stores no longer ones, and no search has one. */
const maxWord = 200

/** The start of a word that is stored and searched. */
export function toStoredWord(word: string): string {
  return word.length > maxWord ? word.slice(0, maxWord).toWellFormed() : word
}

/**
 * The pairs of neighbouring characters of a word in a script without spaces between words, and its last character: a part of the word
 * has some of these one after another, and one character begins one of them.
 */
export function toPairs(word: string): string[] {
  const characters = [...word]
  return characters.map((character, place) => character + (characters[place + 1] ?? ''))
}

/** Words as a full-text index has them, separated by spaces, in the order in which searches compare neighbours. */
export function toTokens(words: readonly string[]): string[] {
  return words.flatMap((word) => (isUnspaced(word) ? toPairs(word) : toStoredWord(word)))
}
