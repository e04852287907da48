import { htmlAllowList } from '@vitrine/api-contract/html-allow-list'
import { escapeWords } from '@vitrine/api-contract/html-lines'
import { decodeHTML } from 'entities'

/**
 * What readers do not see of HTML: comments, elements with their contents, tags, and a tag that the text ends within. Each alternative
 * takes what it has read, or stops at the next `<`, so that texts of one megabyte take linear time.
 */
const markup = new RegExp(
  [
    '<!--(?:-?>|[\\s\\S]*?(?:-->|$))',
    `<(${htmlAllowList.strip.join('|')})(?![^\\s/>]|[^<>]*/>)(?:[\\s\\S]*?</\\1(?![^\\s/>])[^<>]*>|[\\s\\S]*$)`,
    '</?[a-z](?:[^<>"\']*(?:"[^"]*"[^<>"\']*|\'[^\']*\'[^<>"\']*)*>|[^<>]*>)',
    '<[!?][^<>]*>',
    '</?[a-z](?=[^<>]*$)(?:[\\w:-]*\\s*$|[^<>]*?\\s[\\w:-]+=[^<>]*$)',
  ].join('|'),
  'gi',
)

/** Tags within a word or a line: what is on both sides of them is one word. */
const inline =
  /^<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)(?![^\s/>])/i

/** The destination and the title of a Markdown link or image, lines that define them elsewhere, and links without a text. */
const destinations =
  /\]\((?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)|^ {0,3}\[(?!\^)[^[\]\n]+\]:[^\n]*$|<[a-zA-Z][a-zA-Z\d+.-]*:[^\s<>]*>/gm

/**
 * What readers see of a Markdown or HTML text, without a parser: no tags, comments, scripts, entity names and URLs of links. The
 * syntax of Markdown and the alternative texts of its images stay. A text whose tags are all escaped is read as HTML.
 */
export function toReadableText(text: string): string {
  const stripped = withoutMarkup(text)
  const decoded = decodeHTML(stripped)
  const isEscaped = stripped === text && decoded !== text && /<[a-z/!]/i.test(decoded)
  return isEscaped ? decodeHTML(withoutMarkup(decoded)) : decoded
}

function withoutMarkup(text: string): string {
  const words = escapeWords(text.replace(destinations, '] '))
  return words.replace(markup, (found) => (inline.test(found) ? '' : ' '))
}

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
