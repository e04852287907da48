import type { Element, ElementContent, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toPortableTree } from './html-text'
import type { ContentTree } from './pipeline'

const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Elements with an allowed substitute. The block elements become paragraphs, so that their words stay separate. */
const substitutes: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  dt: 'p',
  dd: 'p',
  pre: 'p',
  tr: 'p',
  caption: 'p',
  figcaption: 'p',
  summary: 'p',
}

/**
 * A tree as HTML with paragraphs, headings, lists and emphasis only, without attributes, for readers that accept no
 * other elements. The text of all other elements stays. `base` is the URL of the page.
 */
export function toBasicHtml(tree: ContentTree, base: string): string {
  const children = toPortableTree(tree, base).children.flatMap(toBasic)
  return toHtml({ type: 'root', children }).trim()
}

function toBasic(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const tagName = substitutes[node.tagName] ?? node.tagName
  const children = childrenOf(node).flatMap(toBasic)
  return allowed.has(tagName) ? [{ type: 'element', tagName, properties: {}, children }] : children
}

/** The cells of a table row, with a space after each. */
function childrenOf({ tagName, children }: Element): ElementContent[] {
  return tagName === 'tr' ? children.flatMap((cell) => [cell, { type: 'text', value: ' ' }]) : children
}
