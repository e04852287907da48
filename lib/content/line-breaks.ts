import { isBlock } from '@vitrine/api-contract/html-blocks'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { visit } from 'unist-util-visit'

const parents = new Set([
  ...['p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'strong', 'b', 'em', 'i', 'del'],
])

/** What ends a line for its author and is a space in HTML: the soft return of Word is a vertical tab, that of others a separator. */
const separators = /[\v\f\u0085\u2028\u2029]+/
const lineEnds = /[\n\v\f\u0085\u2028\u2029]/

/** Whether a source can have such a separator, also as a character reference. */
export function mayHaveSeparators(source: string): boolean {
  return separators.test(source) || source.includes('&#')
}

/** Makes line breaks of the separators of lines in the text of a tree; where `hasLines`, of its line ends too. */
export function breakLines(tree: Root, hasLines: (name: string) => boolean): void {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return
    const ends = hasLines(node.type === 'root' ? node.type : node.tagName) ? lineEnds : separators
    const toNodes = (child: RootContent, index: number): RootContent[] =>
      toLines(child, ends, node.children[index - 1], node.children[index + 1])
    node.children = node.children.flatMap(toNodes) as ElementContent[]
  })
}

/** Whether the line ends in the texts of an element are those of a text in Markdown. */
export function hasTextLines(name: string): boolean {
  return parents.has(name)
}

function toLines(
  node: RootContent,
  ends: RegExp,
  before: RootContent | undefined,
  after: RootContent | undefined,
): RootContent[] {
  if (node.type !== 'text' || !ends.test(node.value)) return [node]
  // A line end beside a block or a line break only separates them in the source.
  const start = isInline(before) ? node.value : node.value.trimStart()
  const value = isInline(after) ? start : start.trimEnd()
  return value
    .split(ends)
    .flatMap((line, place) => [...(place > 0 ? [br()] : []), ...(line ? [{ ...node, value: line }] : [])])
}

function isInline(node: RootContent | undefined): boolean {
  return node?.type === 'element' && node.tagName !== 'br' && !isBlock(node)
}

function br(): Element {
  return { type: 'element', tagName: 'br', properties: {}, children: [] }
}
