import type { Nodes, Root } from 'hast'

const maxCharacters = 60_000
const maxTags = 4_000
const maxRepeatedElements = 30_000
const maxDepth = 100
const maxNodes = 20_000

/** Tags that a parser repeats in every later block until they are closed, each with its own attributes. */
const formattingTag = /<(b|big|code|em|font|i|s|small|strike|strong|tt|u)[\s/]/gi

/**
 * Whether an HTML parser could need seconds or gigabytes for the text. The time of a parser grows with the square of
 * the number of tags, and the tree with the product of formatting tags and blocks.
 */
export function isTooComplex(html: string): boolean {
  if (html.length > maxCharacters) return true
  const tags = count(html, /<[/!?a-z]/gi)
  return tags > maxTags || tags * count(html, formattingTag) > maxRepeatedElements
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Every node of the tree. Throws `RangeError` for a tree that is too deep or too large for recursive functions. */
export function listNodes(tree: Root): Nodes[] {
  // Without recursion, because the tree can be deeper than the stack.
  const found: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (const { node, depth } of found) {
    if (depth > maxDepth || found.length > maxNodes) throw new RangeError('The HTML is too deep or too large')
    if ('children' in node) for (const child of node.children) found.push({ node: child, depth: depth + 1 })
  }
  return found.map(({ node }) => node)
}
