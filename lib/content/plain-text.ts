import type { Element, RootContent, Text } from 'hast'
import { toText } from 'hast-util-to-text'
import { EXIT, visit } from 'unist-util-visit'
import { readTree } from './parsed-texts'
import type { ContentTree } from './pipeline'

/** The words of a tree, separated by single spaces, on one line. */
export function plainText(tree: ContentTree): string {
  return toText(tree).replace(/\s+/gu, ' ').trim()
}

/**
 * The words of the running text, for descriptions: without headings, captions, tables, code and footnotes. A text that has
 * only those is returned whole.
 */
export function firstSentences(tree: ContentTree): string {
  return plainText({ type: 'root', children: tree.children.flatMap(toRunningText) }) || plainText(tree)
}

const running = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'dl', 'dt', 'dd', 'br'])
const inline = new Set(
  'a abbr b code del em embedded-video i img input kbd mark s strong sub sup u'.split(' '),
)

/** HTML can have words between its blocks. */
function toRunningText(node: RootContent): (Element | Text)[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || isFootnote(node)) return []
  return running.has(node.tagName) || inline.has(node.tagName) ? [withoutFootnotes(node)] : []
}

function withoutFootnotes(element: Element): Element {
  const children = element.children.flatMap((child): Element['children'] => {
    if (child.type !== 'element') return [child]
    const isShown = inline.has(child.tagName) || running.has(child.tagName)
    return isShown && !isFootnote(child) ? [withoutFootnotes(child)] : []
  })
  return { ...element, children }
}

/** A footnote, or a reference to one. */
function isFootnote({ properties }: Element): boolean {
  return 'dataFootnoteRef' in properties || /^fn-/.test(String(properties.id ?? ''))
}

/** `cutText` of the plain text. */
export function excerpt(tree: ContentTree, maxLength: number): string {
  return cutText(plainText(tree), maxLength)
}

/** The start of a plain text, at most `maxLength` characters, cut after a word and then with an ellipsis. */
export function cutText(plain: string, maxLength: number): string {
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord || cut).replace(/[\s,;:.–—-]+$/, '')}…`
}

/** `plainText` of a text of a job or an organization that is not parsed yet. */
export function toPlainText(text: string): string {
  return plainText(readTree(text, 'html'))
}

export type Quote = { text: string; speaker: string }

/** Characters of a quote and of the name of its speaker that can be shown outside of their text. */
const maxQuote = 320
const maxSpeaker = 120

/** The first short quote that names its speaker. Null for none. */
export function firstQuote(tree: ContentTree): Quote | null {
  let found: Quote | null = null
  visit(tree, { tagName: 'figure' }, (node) => {
    if (node.type !== 'element') return
    const textOf = (tagName: string) =>
      plainText({
        type: 'root',
        children: node.children.filter((child) => child.type === 'element' && child.tagName === tagName),
      })
    const quote = { text: textOf('blockquote'), speaker: textOf('figcaption').replace(/^[\s—–―-]+/, '') }
    if (!quote.text || quote.text.length > maxQuote) return
    if (!quote.speaker || quote.speaker.length > maxSpeaker) return
    found = quote
    return EXIT
  })
  return found
}

/** `excerpt` of a text of a job or an organization that is not parsed yet. */
export function toExcerpt(text: string, maxLength: number): string {
  return excerpt(readTree(text, 'html'), maxLength)
}
