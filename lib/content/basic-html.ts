import { hasWords, keepLines } from '@vitrine/api-contract/html-blocks'
import type { ElementContent, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toPortableTree } from './html-text'
import type { ContentTree } from './pipeline'

const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'h5', 'h6'])

const substitutes: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/**
 * A tree as HTML with paragraphs, headings, lists and emphasis only, without attributes, for readers that accept no
 * other elements. The text of all other elements stays, and their lines. `base` is the URL of the page.
 */
export function toBasicHtml(tree: ContentTree, base: string): string {
  const copy = toPortableTree(tree, base)
  keepLines(copy, allowed)
  return toHtml({ type: 'root', children: copy.children.flatMap(toBasic) }).trim()
}

function toBasic(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const tagName = substitutes[node.tagName] ?? node.tagName
  const children = node.children.flatMap(toBasic)
  // The only words of a figure or a heading can be those of its image.
  if (/^(?:p|h\d)$/.test(tagName) && !children.some(hasWords)) return []
  return allowed.has(tagName) ? [{ type: 'element', tagName, properties: {}, children }] : children
}
