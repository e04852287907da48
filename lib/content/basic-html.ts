import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toPortableTree } from './html-text'

const kept = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** What becomes a kept element, so that its words stay apart from those around it. */
const renamed: Readonly<Record<string, string>> = {
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
 * Upstream HTML as sanitised HTML of paragraphs, headings, lists and emphasis alone, for readers that know no more.
 * Of everything else the words stay.
 */
export function toBasicHtml(text: string, base: string): string {
  const root = toPortableTree(text, 'html', base)
  const basic: Root = { type: 'root', children: root.children.flatMap(toBasic) }
  return toHtml(basic).trim()
}

function toBasic(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const tagName = renamed[node.tagName] ?? node.tagName
  const children = childrenOf(node).flatMap(toBasic)
  return kept.has(tagName) ? [{ type: 'element', tagName, properties: {}, children }] : children
}

/** The cells of a row are told apart by a space. */
function childrenOf({ tagName, children }: Element): ElementContent[] {
  return tagName === 'tr' ? children.flatMap((cell) => [cell, { type: 'text', value: ' ' }]) : children
}
