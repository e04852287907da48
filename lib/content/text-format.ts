import { blockNames } from '@vitrine/api-contract/html-blocks'
import { escapeWords, hasLineTag, linesToHtml, unescapeHtml } from '@vitrine/api-contract/html-lines'

/** The formats of texts from the API. Markdown may contain HTML. */
export type TextFormat = 'markdown' | 'html'

/** A text as a parser reads it. `hasLines`: the lines of the source are lines of the text, in HTML outside its elements. */
export type TextSource = { format: TextFormat; source: string; hasLines: boolean }

/**
 * The format of a text, decided by its content. `field` is the format that its field has by the description of the API: articles
 * have Markdown, jobs HTML, and organizations both (docs/read-api-behaviour.md, section 3).
 *
 * - A text that is escaped as a whole is the HTML that it escapes.
 * - A text whose words are all in block elements is HTML, however it is indented. With Markdown syntax between the elements it is
 *   Markdown, in a field of Markdown with any words between them. In a field of HTML the lines between them stay lines.
 * - A text without block elements in a field of HTML is one of lines, in Markdown if it has syntax for more than lists.
 *
 * Takes linear time.
 */
export function readFormat(text: string, field: TextFormat): TextSource {
  const source = unescapeHtml(text)
  if (!hasLineTag(source)) {
    if (field === 'markdown') return { format: 'markdown', source, hasLines: false }
    if (syntax.test(source)) return { format: 'markdown', source: withDashes(source), hasLines: true }
    return { format: 'html', source: linesToHtml(source), hasLines: false }
  }
  // Most texts of jobs are of this kind.
  const html = { format: 'html', source: escapeWords(source), hasLines: false } as const
  if (field === 'html' && !/^[ \t]*[^\s<]/m.test(source)) return html
  const { loose, outside, repaired } = scan(source, field)
  const isMarkdown =
    syntax.test(loose) || listSyntax.test(loose) || (field === 'markdown' && words.test(outside))
  return isMarkdown
    ? { format: 'markdown', source: repaired, hasLines: false }
    : { ...html, hasLines: paragraphs.test(outside) || (lines.test(outside) && !endedLine.test(source)) }
}

/** Headings, fences, tables, emphasis, deletions, links, URLs, images and code of Markdown. */
const syntax =
  /^ {0,3}(?:#{1,6} +\S|```|~~~|\|?[ :]*-{3,}[ :]*\|)|\*\*[^\s*][^*\n]*\*\*|__[^\s_][^_\n]*__|(?<![\w*])\*[^\s*][^*\n]*\*(?![\w*])|\[[^[\]\n]*\]\([^\s)]|`[^`\n]+`|~~[^\s~][^~\n]*~~|https?:\/\/[^\s<>]|(?<=\w)@[\w-]{1,63}\.[a-z]/m
const listSyntax = /^ {0,3}(?:[-*+]|1[.)]) +\S/m

const words = /[\p{L}\p{N}]/u
const lines = /\S[ \t]*\r?\n[ \t]*\S/
const endedLine = /<br\s*\/?>[ \t]*[\r\n]/i
const paragraphs = /\S[ \t]*\r?\n[ \t]*\r?\n\s*\S/

/** With the bullets of Markdown in place of others, without indentation, which makes code, and with `>` before numbers as text. */
function withDashes(text: string): string {
  return text
    .replace(/^([ \t]*)[•●▪▫◦‣·∙■□►▶➢➤✓✔][ \t]*(?=\S)/gm, '$1- ')
    .replace(/^( {0,3})>(?= *\d)/gm, '$1\\>')
    .replace(/^(?:\t| {4})[ \t]*(?=[^\s*+\d-])/gm, '')
}

const lineOrTag = /\r?\n[ \t]*|`[^`\n]+`|<!--|<[!?][^<>]*>|<(\/?)([a-z][a-z\d:-]*)(?![^\s/>])[^<>]*>/gi
/** What starts a block of Markdown, at the start of a line. */
const blockStart = /(?:#{1,6} +|[-*+] +|\d{1,2}[.)] +|> *)(?=\S)|`{3}|~{3}/y

/** Elements whose content can be blocks, and others whose words are not in blocks. */
const containers = new Set([
  ...['article', 'aside', 'blockquote', 'body', 'center', 'details', 'dialog', 'div', 'fieldset', 'figure'],
  ...['footer', 'form', 'header', 'html', 'main', 'nav', 'search', 'section'],
])
const hidden = new Set('head iframe noscript object script style svg template textarea title'.split(' '))
/** Elements that the next one of their kind ends. */
const selfClosing = new Set(['dd', 'dt', 'li', 'option', 'tbody', 'td', 'th', 'thead', 'tr'])
const maxOpen = 100

/**
 * `loose` is the text that is in no element or directly in containers, and `outside` that in no element, without tags.
 * `repaired` is the source as Markdown can be read: lines in elements are not indented, which would make them code, and a blank
 * line separates an element from a heading or a list after it.
 */
function scan(source: string, field: TextFormat): { loose: string; outside: string; repaired: string } {
  const text = `\n${source}`
  const pattern = new RegExp(lineOrTag)
  const open: OpenElement[] = []
  const kept: string[] = []
  let [loose, outside, from, copied] = ['', '', 0, 0]
  let [isBlankLine, isAfterTag, isCode] = [true, false, false]
  const isLoose = (): boolean => open.at(-1)?.isLoose ?? true
  const read = (end: number): void => {
    const part = text.slice(from, end)
    if (part.trim() !== '') isBlankLine = isAfterTag = false
    if (isLoose()) loose += part
    if (open.length === 0) outside += part
  }
  for (let token = pattern.exec(text); token !== null; token = pattern.exec(text)) {
    const [found, slash, name] = token
    read(token.index)
    from = pattern.lastIndex
    if (name !== undefined) {
      if (!isCode) toggle(open, name.toLowerCase(), slash === '/')
      ;[isBlankLine, isAfterTag] = [false, true]
    } else if (found.startsWith('<')) {
      const end = found === '<!--' ? text.indexOf('-->', from) : from - 3
      from = pattern.lastIndex = end < 0 ? text.length : end + 3
      isAfterTag = true
    } else if (found.startsWith('`')) {
      if (isLoose()) loose += found
      isBlankLine = isAfterTag = false
    } else {
      const isIndented = /\t| {4}/.test(found)
      const isContent = text[from] !== '\n' && text[from] !== '\r'
      blockStart.lastIndex = from
      const mark = isLoose() && !isIndented ? blockStart.exec(text)?.[0] : undefined
      isCode =
        field === 'markdown' &&
        open.length === 0 &&
        isIndented &&
        (isBlankLine || isCode) &&
        outside.trim() !== ''
      const isInElement = open.at(-1)?.isCode === false && (text[from] === '<' || isAfterTag)
      const isDedented = isIndented && (isInElement || (field === 'html' && open.length === 0 && isBlankLine))
      if (isContent && (isDedented || (mark && isAfterTag && !isBlankLine))) {
        kept.push(text.slice(copied, token.index), mark ? '\n\n' : '\n')
        copied = from
      }
      loose += '\n'
      outside += '\n'
      if (mark === '```' || mark === '~~~') {
        const end = text.indexOf(`\n${mark}`, from)
        loose += mark
        from = pattern.lastIndex = end < 0 ? text.length : end + mark.length + 1
        isAfterTag = false
      }
      isBlankLine = true
    }
  }
  read(text.length)
  kept.push(text.slice(copied))
  return { loose, outside, repaired: kept.join('').slice(1) }
}

/** An element that is not closed. `isLoose`: it and all around it are containers. `isCode`: it is in preformatted text. */
type OpenElement = { name: string; isLoose: boolean; isCode: boolean }

/** Opens or closes a block element. */
function toggle(open: OpenElement[], name: string, isEnd: boolean): void {
  if ((!blockNames.has(name) && !hidden.has(name)) || name === 'hr') return
  if (isEnd) {
    const place = open.findLastIndex((element) => element.name === name)
    if (place >= 0) open.length = place
    return
  }
  const last = open.at(-1)?.name
  if (last === 'p' || (selfClosing.has(name) && last === name)) open.pop()
  if (open.length === maxOpen) return
  const around = open.at(-1) ?? { isLoose: true, isCode: false }
  const isCode = around.isCode || name === 'pre'
  open.push({ name, isLoose: around.isLoose && containers.has(name), isCode })
}
