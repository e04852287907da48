import type { Root } from 'hast'
import type { Options } from 'react-markdown'
import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { adapt } from './adapt'
import { bound, isTooLong } from './limits'
import { schema } from './schema'

/** The two forms of upstream text. Markdown may hold HTML. */
export type TextForm = 'markdown' | 'html'

/** What every tree goes through, whichever form it came from. Sanitising is last. */
const treePlugins: PluggableList = [bound, adapt, [rehypeSanitize, schema]]

/** The Markdown side of the pipeline in the form react-markdown takes. */
export const markdownOptions = {
  remarkPlugins: [remarkGfm],
  remarkRehypeOptions: { clobberPrefix: '', footnoteLabel: 'Notes' },
  rehypePlugins: [rehypeRaw, ...treePlugins],
  // The allow-list has checked every address; this would check them again by other rules.
  urlTransform: (url: string) => url,
} satisfies Options

const markdown = unified()
  .use(remarkParse)
  .use(markdownOptions.remarkPlugins)
  .use(remarkRehype, { ...markdownOptions.remarkRehypeOptions, allowDangerousHtml: true })
  .use(markdownOptions.rehypePlugins)
  .freeze()

const html = unified().use(rehypeParse, { fragment: true }).use(treePlugins).freeze()

/** Organization texts come in either form, with no word of which (field notes 3): HTML starts with a block. */
export function detectForm(text: string): TextForm {
  return /^\s*<(p|div|ul|ol|h[1-6]|section|table|blockquote|br)[\s>/]/i.test(text) ? 'html' : 'markdown'
}

/** Upstream text as a sanitised tree. */
export function toTree(text: string, form: TextForm): Root {
  // A list of plugins has no types; none of these replaces the root.
  return orPlain(
    text,
    plainTree,
    () => (form === 'html' ? html.runSync(html.parse(text)) : markdown.runSync(markdown.parse(text))) as Root,
  )
}

/** What `render` makes of a text, or `fallback` of its beginning where it is beyond the limits: no page is lost to it. */
export function orPlain<T>(text: string, fallback: (text: string) => T, render: () => T): T {
  const beginning = text.slice(0, 10_000)
  if (isTooLong(text)) return fallback(beginning)
  try {
    return render()
  } catch (error) {
    // Thrown by `bound`, and by parsers that run out of stack.
    if (error instanceof RangeError) return fallback(beginning)
    throw error
  }
}

function plainTree(text: string): Root {
  const value = { type: 'text' as const, value: text }
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [value] }] }
}
