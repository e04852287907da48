import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { visit } from 'unist-util-visit'
import { basePath } from '@/lib/base-path'

export type HeadTag = { name: string; content: string }

type Found = {
  language: string | null
  title: string | null
  main: Element | null
  body: Element | null
  elements: Element[]
}

/**
 * Puts the parts of a streamed page where a browser puts them: React sends a part that was not ready in a hidden `div`, and a
 * `template` in its place.
 */
export function placeStreamedParts(tree: Root): void {
  const parts = new Map<string, ElementContent[]>()
  visit(tree, 'element', ({ tagName, properties: { id, hidden }, children }) => {
    if (tagName === 'div' && hidden && typeof id === 'string' && id.startsWith('S:'))
      parts.set(id.slice(2), children)
  })
  if (parts.size === 0) return
  visit(tree, 'element', (node, index, parent) => {
    const [, number = ''] = /^[BP]:(.+)$/.exec(String(node.properties.id)) ?? []
    const part = node.tagName === 'template' ? parts.get(number) : undefined
    if (!part || !parent || index === undefined) return
    // Each part has one place, so that parts within parts end.
    parts.delete(number)
    parent.children.splice(index, 1, ...part.splice(0))
    return index
  })
}

/** The elements in document order. A page that streams has head tags in its body too, so all of it is read. */
export function collectElements(nodes: readonly RootContent[]): Found {
  const found: Found = { title: null, main: null, body: null, language: null, elements: [] }
  collect(nodes, found)
  return found
}

function collect(nodes: readonly RootContent[], found: Found): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const { tagName, properties } = node
    // The title of a drawing is not that of the page.
    if (tagName === 'svg' || tagName === 'template' || tagName === 'noscript') continue
    if (tagName === 'html') found.language = typeof properties.lang === 'string' ? properties.lang : null
    if (tagName === 'title') found.title ??= rawText(node)
    if (tagName === 'main') found.main ??= node
    if (tagName === 'body') found.body ??= node
    found.elements.push(node)
    collect(node.children, found)
  }
}

export function toHeadTag({ properties: { name, property, content } }: Element): HeadTag[] {
  const key = typeof property === 'string' ? property : name
  return typeof key === 'string' && typeof content === 'string'
    ? [{ name: key.toLowerCase(), content: toLine(content) }]
    : []
}

export function rawText({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}

export function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map((word) => String(word).toLowerCase()) : []
}

/** Only http and https: other schemes are neither shown nor compared as links. */
export function toAbsolute(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || !canParseUrl(value, base)) return null
  const url = new URL(value, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

/** The image that a URL of the optimizer resizes; every other URL as it is. */
export function toSourceImage(href: string): string {
  const url = new URL(href)
  const source = url.pathname === `${basePath}/_next/image` ? url.searchParams.get('url') : null
  return source === null ? href : (toAbsolute(source, href) ?? href)
}

export function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
