/**
 * Limits of a text before it is parsed. The parsers take more than linear time for some texts, so each limit bounds what
 * such a time grows with. An article of 20,000 words with 100 footnotes, tables and lists needs at most a half of each.
 */
const maxCharacters = 200_000
const maxTags = 10_000
const maxReopenedElements = 500_000
const maxAttributes = 500
/** How often the characters of a text are read as attributes, on average. In most texts each is read once. */
const maxRepeatedReads = 10
const maxMarks = 15_000
const maxMarkPairs = 8_000_000
const maxFootnotes = 500
const maxContainersOfLine = 20
const maxContainers = 1_500
const maxContainedLines = 30_000
const maxTrailingMarks = 100

/**
 * Whether an HTML parser could need seconds or gigabytes for the text. A parser compares each tag with all open
 * elements and each attribute with all others of its tag, and it repeats open elements, such as `b`, in every later
 * block.
 */
export function isTooComplexHtml(html: string): boolean {
  if (html.length > maxCharacters) return true
  const { tags, maxOpen } = countTags(html)
  return tags > maxTags || tags * maxOpen > maxReopenedElements || hasTooManyAttributes(html)
}

const maxPageCharacters = 5_000_000
const maxReopenedElementsOfPage = 20_000_000

/** The same for a whole page. A page with the largest texts of the API, within their limits, is not too complex. */
export function isTooComplexPage(html: string): boolean {
  if (html.length > maxPageCharacters) return true
  const { tags, maxOpen } = countTags(html)
  return tags * maxOpen > maxReopenedElementsOfPage || hasTooManyAttributes(html)
}

/**
 * Whether a Markdown parser could need seconds for the text. Its time grows with the number of marks, such as `*` and
 * `]`, with the pairs of marks in the same paragraph, with the number of footnotes, and with the depth of block quotes
 * and lists.
 */
export function isTooComplexMarkdown(markdown: string): boolean {
  if (isTooComplexHtml(markdown)) return true
  const { marks, pairs } = countMarks(markdown)
  const { deepest, containers, lines } = countContainers(markdown)
  return (
    marks > maxMarks ||
    pairs > maxMarkPairs ||
    count(markdown, /\[\^/g) > maxFootnotes ||
    deepest > maxContainersOfLine ||
    containers > maxContainers ||
    lines > maxContainedLines ||
    hasLongTrail(markdown) ||
    marks * countTags(markdown).maxOpen > maxReopenedElements
  )
}

const voidTags = 'area base br col embed hr img input link meta source track wbr'
/** Elements that the next element of their kind closes. */
const selfClosingTags = 'dd dt li p tbody td tfoot th thead tr'
const tagsWithoutEnd = new Set(`! ? ${voidTags} ${selfClosingTags}`.split(' '))

/** The number of tags, and of elements that are open at the same time. */
function countTags(html: string): { tags: number; maxOpen: number } {
  const open = new Map<string, number>()
  let [tags, total, maxOpen] = [0, 0, 0]
  for (const [, slash, letters = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,20}|[!?])/gi)) {
    tags += 1
    const name = letters.toLowerCase()
    const known = open.get(name) ?? 0
    if (tagsWithoutEnd.has(name) || (slash && known === 0)) continue
    const step = slash ? -1 : 1
    open.set(name, known + step)
    total += step
    maxOpen = Math.max(maxOpen, total)
  }
  return { tags, maxOpen }
}

/**
 * A tag can start at every `<` with a letter, also inside an attribute of another tag: its characters are then read again. A
 * text that is read more often than `maxRepeatedReads` has too many attributes too.
 */
function hasTooManyAttributes(html: string): boolean {
  const space = /[\s/]*/y
  const attribute = /=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/y
  let left = maxRepeatedReads * html.length
  for (const { index } of html.matchAll(/<\/?[a-z]/gi)) {
    let position = index + 1
    for (let attributes = 0; ; attributes += 1) {
      if (attributes > maxAttributes) return true
      space.lastIndex = position
      space.test(html)
      attribute.lastIndex = space.lastIndex
      const isFound = attribute.test(html)
      const end = isFound ? attribute.lastIndex : space.lastIndex
      left -= end - position
      if (left < 0) return true
      if (!isFound) break
      position = end
    }
  }
  return false
}

/** The number of marks and line ends, and the sum of its squares per paragraph. Blank lines separate paragraphs. */
function countMarks(markdown: string): { marks: number; pairs: number } {
  let [marks, pairs] = [0, 0]
  for (const paragraph of splitParagraphs(markdown)) {
    const found = count(paragraph, /[!&*<>@[\\\]^_`|~\r\n]|:\/\/|www\./gi)
    marks += found + 1
    pairs += found ** 2
  }
  return { marks, pairs }
}

/**
 * The largest number of block quotes and list items that start in one line, and their number in all lines. `lines` is
 * the sum of the number of containers of each line. A line can be in those of an earlier line of the paragraph.
 */
function countContainers(markdown: string): { deepest: number; containers: number; lines: number } {
  let [deepest, containers, lines] = [0, 0, 0]
  for (const paragraph of splitParagraphs(markdown)) {
    let depth = 0
    for (const [start] of paragraph.matchAll(/^(?:[ \t>]|(?:[*+-]|\d{1,9}[.)])(?!\S))+/gm)) {
      const found = count(start, /[>*+).-]/g)
      containers += found
      deepest = Math.max(deepest, found)
      depth = Math.max(depth, found + count(start, /\t| {2}/g))
    }
    lines += depth * count(paragraph, /^/gm)
  }
  return { deepest, containers, lines }
}

/** In a URL without brackets, the parser looks ahead from each punctuation mark over all marks that follow it. */
const trailingMarks = new RegExp(`(?:[!"'()*,.:;?_~\\]]|&[a-z]*;?){${maxTrailingMarks}}`, 'i')

function hasLongTrail(markdown: string): boolean {
  const words = markdown.split(/[\s<]+/)
  return words.some((word) => /www\.|:\/\/|@/i.test(word) && trailingMarks.test(word))
}

function splitParagraphs(markdown: string): string[] {
  return markdown.split(/(?<=\n)[ \t\r]*\n/)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
