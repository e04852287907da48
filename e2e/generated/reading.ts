import type { Element, Nodes, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** A word that a reader sees, and whether it begins a line. */
export type Word = { text: string; beginsLine: boolean }

/** An element and the number of words before it and before its end. `parents` begins with the nearest one. */
export type Placed = { node: Element; parents: readonly Element[]; start: number; end: number }

/** A document as a browser, a feed reader or a reader of Markdown shows it. */
export type Reading = { words: Word[]; elements: Placed[] }

const blocks = new Set(
  'address article aside blockquote br body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'select'])

/** Parses a whole page, or a fragment such as the content of a feed entry. */
export function readHtml(html: string): Reading {
  return read(fromParse5(parse(html, { scriptingEnabled: false })) as Root)
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

/** Reads Markdown with the extensions of GitHub. */
export function readMarkdown(text: string): Reading {
  return read(markdown.runSync(markdown.parse(text)) as Root)
}

function read(root: Root): Reading {
  const words: Word[] = []
  const elements: Placed[] = []
  let word = ''
  let line = true
  const endWord = () => {
    const text = normalize(word)
    if (text !== '') words.push({ text, beginsLine: line })
    if (text !== '') line = false
    word = ''
  }
  const endLine = () => {
    endWord()
    line = true
  }
  const visit = (node: Nodes, parents: readonly Element[]) => {
    if (node.type === 'text') {
      const [first = '', ...others] = node.value.split(/[\s\u00a0]+/u)
      word += first
      for (const next of others) {
        endWord()
        word = next
      }
    }
    if (node.type === 'root') for (const child of node.children) visit(child, parents)
    if (node.type !== 'element' || unread.has(node.tagName)) return
    const isBlock = blocks.has(node.tagName)
    if (isBlock) endLine()
    const placed = { node, parents, start: words.length, end: 0 }
    elements.push(placed)
    for (const child of node.children) visit(child, [node, ...parents])
    if (isBlock) endLine()
    placed.end = words.length + (word === '' ? 0 : 1)
  }
  visit(root, [])
  endLine()
  return { words, elements }
}

/** A word without the characters that nobody sees. */
export function normalize(word: string): string {
  return word.normalize('NFC').replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
}

/** The words of a text, as `normalize` writes them, with single spaces. */
export function normalizeAll(text: string): string {
  return normalize(text)
    .split(/[\s\u00a0]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

/** The text of an element, with white space between its blocks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'root' && node.type !== 'element') return ''
  if (node.type === 'element' && unread.has(node.tagName)) return ''
  return node.children
    .map((child) =>
      child.type === 'element' && blocks.has(child.tagName) ? ` ${textOf(child)} ` : textOf(child),
    )
    .join('')
}
