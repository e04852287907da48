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

/** Words as a full-text index has them, in their order. */
export function toTokens(words: readonly string[]): string[] {
  return words.flatMap((word) => (isUnspaced(word) ? toPairs(word) : toStoredWord(word)))
}

/** The token of a whole name, also for the searched words of one. No word has its sign. */
export function toNameToken(words: readonly string[]): string {
  return toStoredWord(`=${words.join('')}`)
}

/** Whether a word can be written with an error that a search corrects: shorter words have too many similar ones. */
export function isCorrectable(word: string): boolean {
  return /^[\p{L}\p{M}]{5,30}$/u.test(word) && !isUnspaced(word)
}

/** Whether the vocabulary has a word: shorter ones are parts of compounds, and can be written with a letter more. */
export function isInVocabulary(word: string): boolean {
  return /^[\p{L}\p{M}]{3,31}$/u.test(word) && !isUnspaced(word)
}

/** A word from its end, as the vocabulary has it. */
export function reverseWord(word: string): string {
  return [...word].reverse().join('')
}
