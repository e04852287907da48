import { blockNames } from './html-blocks'

const inlineNames =
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark q rp rt ruby s samp ' +
  'small span strike strong sub sup time tt u var wbr'
const otherNames =
  'iframe video audio source picture object embed oembed script style svg template textarea title select noscript math col colgroup'

const breakTag = /<\/?br(?![^\s/>])/i
const blockTag = new RegExp(`<(?:/?${anyOf([...blockNames, ...otherNames.split(' ')])}|!doctype)`, 'i')
const inlineTag = new RegExp(`</?${anyOf(inlineNames.split(' '))}`, 'i')
const name = anyOf([...inlineNames.split(' '), ...blockNames, ...otherNames.split(' '), 'br'])
/**
 * What begins like a tag and is none, such as `<https://..>` and the end of `List<String>`. Word has tags such as `<o:p>`, and a quoted
 * attribute is one of a tag.
 */
const noTag = new RegExp(
  `<(?=/?[a-z])(?!/?(?:${name}|[a-z][\\w:-]*\\s[^<>]*[\\w-]=["']|[a-z]{1,3}\\d?:[a-z]|[a-z]+-[a-z]|[^<>]*<))`,
  'gi',
)

function anyOf(names: readonly string[]): string {
  return `(?:${names.join('|')})(?![^\\s/>])`
}

/** The HTML of a text in a field of HTML, also of one that is escaped as a whole, and of one without block elements. */
export function toHtmlSource(text: string): string {
  const html = unescapeHtml(text)
  return hasLineTag(html) ? escapeWords(html) : linesToHtml(html)
}

/**
 * With `<` as text before words that a parser takes for an element: `Dear <first name>,`. An unknown element that has an end tag is
 * one.
 */
export function escapeWords(html: string): string {
  return html.search(noTag) < 0 ? html : wordsEscaper(html)(html)
}

/** `escapeWords` for the parts of a text. */
export function wordsEscaper(text: string): (html: string) => string {
  const ended = new Set(text.match(/<\/[a-z][^\s<>/]*/gi)?.map((tag) => tag.slice(2).toLowerCase()))
  return (html) =>
    html.replace(noTag, (found, index: number) => {
      const [word = ''] = /^[^\s<>/]*/.exec(html.slice(index, index + maxWord).replace(/^<\/?/, '')) ?? []
      return ended.has(word.toLowerCase()) ? found : '&lt;'
    })
}

/** Characters of the name of an element. */
const maxWord = 40

/** Whether a text has an element that starts or ends a line, and the lines of its source are none. */
export function hasLineTag(text: string): boolean {
  return blockTag.test(text) || (breakTag.test(text) && !hasWrittenLines(text))
}

/** Whether a text has other lines than those that a `<br>` ends. */
function hasWrittenLines(text: string): boolean {
  const lines = text.trim().split(lineEnd)
  return lines.length > 1 && !lines.some((line) => /<br\s*\/?>\s*$/i.test(line) && !blankLine.test(line))
}

const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/
const blankLine = /^\s*(?:<\/?br\s*\/?>\s*)*$/i

/** Whether a text has an element of HTML. */
function hasTag(text: string): boolean {
  return blockTag.test(text) || breakTag.test(text) || inlineTag.test(text)
}

/** How often a text can be escaped. */
const maxEscapes = 3

/**
 * The HTML of a text that is escaped as a whole, as Greenhouse sends it: `&lt;p&gt;Hello&lt;/p&gt;`, or in XML. Every other text stays: one
 * that has a tag, does not begin and end with escaped ones, or has no escaped one that ends a line.
 */
export function unescapeHtml(text: string): string {
  const [, data] = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(text) ?? []
  if (data !== undefined) return unescapeHtml(data)
  if (!/^\s*&(?:lt|amp|#)/i.test(text) || hasTag(text)) return text
  let html = text
  for (let index = 0; index < maxEscapes && !hasTag(html); index += 1)
    html = html.replace(reference, (_, name: string) => toCharacter(name.toLowerCase()))
  return /^\s*</.test(html) && html.trimEnd().endsWith('>') && hasLineTag(html) && html.includes('</')
    ? html
    : text
}

const reference = /&(lt|gt|quot|apos|amp|#0{0,4}(?:34|38|39|60|62)|#x0{0,4}(?:22|26|27|3c|3e));/gi

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function toCharacter(name: string): string {
  if (!name.startsWith('#')) return characters[name] ?? ''
  return String.fromCodePoint(
    name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)),
  )
}

const bullet = /^\s*(?:[*–—-]\s+|[•●▪▫◦‣·∙■□►▶➢➤✓✔✗]\s*)(?=\S)/
/** A date is no number of a list. */
const number = /^\s*(\d{1,2})[.)]\s+(?=\S)(?!\p{L}+\.? \d{4}(?![\p{L}\d]))/u

const heading = /^ {0,3}(#{1,6}) +(?=\S)/

type Lines = { name: 'p' | 'ul' | 'ol' | 'h2' | 'h3' | 'h4'; lines: string[] }

/**
 * Paragraphs, lines and lists of a text without elements that start a line. Blank lines separate paragraphs, and lines that
 * begin with a bullet, or are numbered from 1 on, are the items of a list. Of Markdown it reads headings, bold words and links: the API
 * server has no parser for it. One line alone stays as it is.
 */
export function linesToHtml(text: string): string {
  const words = escapeWords(text.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))
  if (!lineEnd.test(words.trim())) return words
  const blocks: Lines[] = []
  // A tag can have line ends between its attributes.
  const withTags = words.replace(/<[a-z][^<>]*>/gi, (found) => found.replace(/\s/g, ' '))
  const lines = withTags.split(lineEnd)
  let isAfterBlank = true
  lines.forEach((line, index) => {
    const isBlank = blankLine.test(line)
    const last = blocks.at(-1)
    if (!isBlank) {
      const [item, name] = toItem(line, last, lines[index + 1])
      const isIndented = /^\s/.test(line) && last !== undefined && isList(last.name) && !isAfterBlank
      if (name === 'p' && isIndented) last.lines.push(`${last.lines.pop()}<br>${item}`)
      else if (last?.name === name && (isList(name) || (name === 'p' && !isAfterBlank))) last.lines.push(item)
      else blocks.push({ name, lines: [item] })
    }
    isAfterBlank = isBlank
  })
  return blocks.map(toHtml).join('')
}

/** A line without its mark, and the element that it belongs to. */
function toItem(line: string, last: Lines | undefined, next = ''): [item: string, name: Lines['name']] {
  const level = heading.exec(line)?.[1]?.length
  if (level) return [toHtmlLine(line.replace(heading, '')), level < 3 ? 'h2' : level === 3 ? 'h3' : 'h4']
  if (bullet.test(line)) return [toHtmlLine(line.replace(bullet, '')), 'ul']
  const count = Number(number.exec(line)?.[1])
  const isNext =
    last?.name === 'ol' ? count === last.lines.length + 1 : count === 1 && number.exec(next)?.[1] === '2'
  return isNext ? [toHtmlLine(line.replace(number, '')), 'ol'] : [toHtmlLine(line), 'p']
}

function toHtmlLine(line: string): string {
  return line
    .trim()
    .replace(/\*\*([^\s*][^*]*)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\((https?:[^\s()<>"']+)\)/g, '<a href="$2">$1</a>')
}

function isList(name: Lines['name']): boolean {
  return name === 'ul' || name === 'ol'
}

function toHtml({ name, lines }: Lines): string {
  if (!isList(name)) return `<${name}>${lines.join('<br>')}</${name}>`
  return `<${name}>${lines.map((line) => `<li>${line}</li>`).join('')}</${name}>`
}
