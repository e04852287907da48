import { isBlock } from '@vitrine/api-contract/html-blocks'
import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

const parents = new Set([
  ...['p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'strong', 'b', 'em', 'i', 'del'],
])

/** Makes line breaks of the line ends in the text of a tree from Markdown. */
export function breakLines(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (parents.has(node.tagName)) node.children = node.children.flatMap(toLines)
  })
}

function toLines(node: ElementContent, index: number, siblings: ElementContent[]): ElementContent[] {
  if (node.type !== 'text' || !node.value.includes('\n')) return [node]
  // A line end beside a block or a line break only separates them in the source.
  const start = isInline(siblings[index - 1]) ? node.value : node.value.trimStart()
  const value = isInline(siblings[index + 1]) ? start : start.trimEnd()
  return value
    .split('\n')
    .flatMap((line, place) => [...(place > 0 ? [br()] : []), ...(line ? [{ ...node, value: line }] : [])])
}

function isInline(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName !== 'br' && !isBlock(node)
}

function br(): Element {
  return { type: 'element', tagName: 'br', properties: {}, children: [] }
}
