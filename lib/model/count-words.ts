import { toReadableText } from '@vitrine/api-contract/readable-text'

/** Chinese and Japanese: their letters count, because a dictionary that finds words takes three seconds for a long text. */
const logographic = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}ー]+/gu
/** The alphabets without spaces between words of Thailand and its neighbours. */
const unspacedAlphabets = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu

/** Letters of a word. Readers read 480 letters a minute of the first ones, as they read 220 words of other languages. */
const lettersPerWord = [
  [logographic, 2.2],
  [unspacedAlphabets, 4.5],
] as const

/**
 * Counts the words of a Markdown or HTML text. A word is a part between spaces or tags that has a letter or a digit. In scripts without
 * spaces the number of words follows from that of the letters. The alternative text of a Markdown image is counted.
 */
export function countWords(text: string): number {
  let rest = toReadableText(text)
  let count = 0
  for (const [letters, perWord] of lettersPerWord)
    rest = rest.replace(letters, (part) => {
      count += part.length / perWord
      return ' '
    })
  for (const part of rest.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(part)) count += 1
  return count > 0 ? Math.max(1, Math.round(count)) : 0
}
