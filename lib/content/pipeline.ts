import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { adapt } from './adapt'
import { checkTreeLimits, isTooLong, plainTextLength } from './limits'
import { schema } from './schema'

/** The formats of texts from the API. Markdown may contain HTML. */
export type TextFormat = 'markdown' | 'html'

/**
 * A sanitized text as an HTML syntax tree. Its highest heading is `h2`. Several functions read the same tree, so a
 * function that changes a tree must clone it first.
 */
export type ContentTree = Root

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: '', footnoteLabel: 'Notes', allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

const html = unified().use(rehypeParse, { fragment: true }).freeze()

/** The steps after parsing, for both formats. `rehypeSanitize` is last, so that no later step adds unsafe HTML. */
const sanitizer = unified().use(checkTreeLimits).use(adapt).use(rehypeSanitize, schema).freeze()

/**
 * Parses and sanitizes a text from the API. A text that exceeds the limits in ./limits becomes one paragraph that shows
 * the start of its source as plain text, so that the page can still be rendered.
 */
export function parseText(text: string, format: TextFormat): ContentTree {
  if (isTooLong(text)) return toParagraph(text)
  try {
    return sanitizer.runSync(format === 'html' ? html.parse(text) : markdown.runSync(markdown.parse(text)))
  } catch (error) {
    // `checkTreeLimits` throws a RangeError, and so does a recursive parser that exceeds the call stack.
    if (error instanceof RangeError) return toParagraph(text)
    throw error
  }
}

/**
 * The format of a text of an organization. The API returns both formats in the same field and does not state the format
 * (docs/read-api-behaviour.md, section 3). A text that starts with an HTML block element is HTML.
 */
export function detectFormat(text: string): TextFormat {
  return /^\s*<(p|div|ul|ol|h[1-6]|section|table|blockquote|br)[\s>/]/i.test(text) ? 'html' : 'markdown'
}

function toParagraph(text: string): ContentTree {
  const value = { type: 'text' as const, value: text.slice(0, plainTextLength) }
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [value] }] }
}
