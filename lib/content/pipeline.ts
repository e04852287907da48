import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { adapt } from './adapt'
import { bound, isTooLong, plainTextLength } from './limits'
import { schema } from './schema'

/** The formats of upstream texts. Markdown may contain HTML. */
export type TextFormat = 'markdown' | 'html'

/**
 * A sanitised text as an HTML syntax tree. Headings start at the second level. Several functions read the same tree, so
 * a function that changes a tree has to clone it first.
 */
export type ContentTree = Root

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: '', footnoteLabel: 'Notes', allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

const html = unified().use(rehypeParse, { fragment: true }).freeze()

/** The steps after parsing, the same for both formats. Sanitising is last, so that no other step can undo it. */
const sanitizer = unified().use(bound).use(adapt).use(rehypeSanitize, schema).freeze()

/**
 * Parses and sanitises an upstream text. A text beyond the limits becomes one paragraph of plain text with its first
 * characters, so that the page can still be rendered.
 */
export function parseText(text: string, format: TextFormat): ContentTree {
  if (isTooLong(text)) return toParagraph(text)
  try {
    return sanitizer.runSync(format === 'html' ? html.parse(text) : markdown.runSync(markdown.parse(text)))
  } catch (error) {
    // Thrown by `bound`, and by a parser whose recursion exceeds the stack.
    if (error instanceof RangeError) return toParagraph(text)
    throw error
  }
}

/**
 * The format of an organization's text. The API has both formats in the same field and does not state which
 * (docs/read-api-behaviour.md, section 3). A text that starts with a block element is HTML.
 */
export function detectFormat(text: string): TextFormat {
  return /^\s*<(p|div|ul|ol|h[1-6]|section|table|blockquote|br)[\s>/]/i.test(text) ? 'html' : 'markdown'
}

function toParagraph(text: string): ContentTree {
  const value = { type: 'text' as const, value: text.slice(0, plainTextLength) }
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [value] }] }
}
