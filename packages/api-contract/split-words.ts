import { normalizeText } from './normalize-text'

/** A character of a word in a script without spaces between words, or in Korean, which joins particles and compounds to words. */
const unspaced =
  /(?=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}])[\p{L}\p{M}\p{N}]/u

const wordPattern = new RegExp(
  `(?:${unspaced.source})+|(?:(?!${unspaced.source})[\\p{L}\\p{M}\\p{N}+#])+`,
  'gu',
)

/**
 * The words of a text in lower case without accents. `C++` and `C#` are words. A part in a script without spaces between words is one
 * word, also beside Latin letters: `Reactエンジニア` is two.
 */
export function splitWords(text: string): string[] {
  return normalizeText(text).match(wordPattern) ?? []
}

/** Whether a word is in a script without spaces between words. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word)
}

/** Whether a searched word is a whole word and not the beginning of one: one Latin letter or digit is. `R&D` is two words. */
export function isWholeWord(word: string): boolean {
  return /^[a-z0-9]$/.test(word)
}
