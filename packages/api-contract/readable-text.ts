import { decodeHTML } from 'entities'
import { htmlAllowList } from './html-allow-list'
import { escapeWords } from './html-lines'

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
