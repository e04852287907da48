import { blockNames } from '@vitrine/api-contract/html-blocks'
import type { Element, Root } from 'hast'

const maxCharacters = 50_000
const maxParagraphs = 1_000

/**
 * The start of a text as a tree of paragraphs, for a text that cannot be parsed, or not in bounded time. Markdown keeps its
 * syntax. The tags of HTML are removed, and those of block elements separate paragraphs.
 */
export function toPlainTree(text: string, format: 'markdown' | 'html'): Root {
  const start = text.slice(0, maxCharacters)
  const paragraphs = (format === 'html' ? withoutTags(start) : start)
    .split(/\n(?:[ \t\r]*\n)+/)
    .flatMap((part) => part.trim() || [])
    .slice(0, maxParagraphs)
  return { type: 'root', children: paragraphs.map(toParagraph) }
}

function toParagraph(value: string): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }
}

const blockTag = new RegExp(`</?(?:${['br', ...blockNames].join('|')})(?![^\\s/<>])[^<>]*>?`, 'gi')

/** Each match takes linear time, because `[^<>]` excludes the start of the next one. */
function withoutTags(html: string): string {
  return html
    .replace(blockTag, '\n\n')
    .replace(/<[/!?a-z][^<>]*>?/gi, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (reference) => characters[reference] ?? reference)
}

const characters: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
