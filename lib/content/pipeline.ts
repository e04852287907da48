import type { ElementContent, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { runWithDeadline } from '@/lib/process/deadline'
import { logWarning } from '@/lib/process/log'
import { adapt } from './adapt'
import { parseHtml } from './html-parser'
import { checkTreeLimits } from './limits'
import { breakLines, hasTextLines, mayHaveSeparators } from './line-breaks'
import { repairMarkup } from './markup-repair'
import { repairNesting } from './nesting'
import { toPlainTree } from './plain-tree'
import { schema } from './schema'
import { readFormat, type TextFormat, type TextSource } from './text-format'
import { isTooComplexHtml, isTooComplexMarkdown } from './text-limits'
import { writtenBlocks } from './written/written-blocks'
import { writtenEmphasis } from './written/written-emphasis'
import { writtenLanguage } from './written/written-language'
import { repairSource } from './written/written-source'

/** The heading of footnotes in a parsed text, until `nameFootnotes` writes it in the language of the text. */
const notesLabel = 'Notes'

/**
 * A sanitized text as an HTML syntax tree. Its highest heading is `h2`. Several functions read the same tree, so a
 * function that changes a tree must clone it first.
 */
export type ContentTree = Root

const markdown = unified()
  .use(remarkParse)
  // "9~17 in winter and 10~18" strikes nothing.
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough, { singleTilde: false })
  .use(writtenLanguage)
  .use(writtenBlocks)
  .use(writtenEmphasis)
  .use(remarkRehype, { clobberPrefix: '', footnoteLabel: notesLabel, allowDangerousHtml: true })
  .use(checkTreeLimits)
  .use(rehypeRaw)
  .freeze()

/**
 * The steps after parsing, for both formats. After `rehypeSanitize` only the nesting changes. This can add `<tbody>`
 * elements, which the schema allows.
 */
const sanitizer = unified()
  .use(checkTreeLimits)
  .use(repairMarkup)
  .use(adapt)
  .use(rehypeSanitize, schema)
  .use(repairNesting)
  .freeze()

/**
 * Several times what an ordinary text needs. All hostile texts of the tests need less if they are within the limits, so
 * this is the bound for those that no test knows.
 */
function deadlineOf(text: string): number {
  return Math.round(1_000 + text.length / 16)
}

/**
 * No part of growth.test.ts, repeated to so many characters, takes more than a quarter of a second. A deadline starts a thread,
 * which takes half a millisecond in a busy process. To parse the text of most jobs takes as long.
 */
const shortText = 2_000

/**
 * Parses and sanitizes a text from the API. `field` is the format of its field: see `readFormat`. A text that exceeds a limit of
 * ./text-limits or ./limits, or the deadline, or with which a parser fails, becomes paragraphs of plain text, so that the page can
 * still be rendered.
 */
export function parseText(text: string, field: TextFormat): ContentTree {
  const source = readFormat(text, field)
  return parseWithin(source, (written) => sanitizer.runSync(parseSource(written))) ?? shorten(source)
}

/**
 * The tree of a text before anything is repaired or removed, to find out what editors wrote. It is not sanitized: no page
 * may show it. Null for a text that `parseText` returns as plain text.
 */
export function parseAsWritten(text: string, field: TextFormat): Root | null {
  return parseWithin(readFormat(text, field), (source) => {
    const tree = parseSource(source)
    checkTreeLimits()(tree)
    return tree
  })
}

/** Null for a text that exceeds a limit or the deadline, and for one with which a parser fails. */
function parseWithin(text: TextSource, parser: (text: TextSource) => Root): Root | null {
  const { source, format } = text
  if (format === 'html' ? isTooComplexHtml(source) : isTooComplexMarkdown(source)) return null
  try {
    if (source.length <= shortText) return parser(text)
    return runWithDeadline(deadlineOf(source), () => parser(text))
  } catch (error) {
    // A `RangeError` is from `checkTreeLimits`, from the deadline, or from a recursive parser that exceeds the call stack.
    if (!(error instanceof RangeError)) logWarning('The parser of a text fails', { format }, error)
    return null
  }
}

function parseSource({ source, format, hasLines }: TextSource): Root {
  const tree = format === 'html' ? parseHtml(source) : parseMarkdown(repairSource(source))
  if (hasLines || mayHaveSeparators(source))
    breakLines(tree, (name) => hasLines && (format === 'html' ? name === 'root' : hasTextLines(name)))
  // `keepLines` makes paragraphs of the lines in it.
  if (hasLines && format === 'html')
    tree.children = [
      { type: 'element', tagName: 'div', properties: {}, children: tree.children as ElementContent[] },
    ]
  return tree
}

function parseMarkdown(source: string): Root {
  return markdown.runSync(markdown.parse(source), source)
}

function shorten({ source, format }: TextSource): ContentTree {
  logWarning('A text cannot be parsed and is shown as plain text', { format })
  return toPlainTree(source, format)
}
