import type { Nodes, Root } from 'hast'

const maxCharacters = 200_000
const maxDepth = 100
const maxNodes = 20_000

/** The number of characters that are shown of a text beyond the limits. */
export const plainTextLength = 10_000

export function isTooLong(text: string): boolean {
  return text.length > maxCharacters
}

/** Throws a `RangeError` for a tree that is too deep or too large. The steps after this one may be recursive. */
export function limitTree() {
  return (tree: Root): void => {
    // A loop instead of recursion: the tree of a hostile text can be deeper than the stack.
    const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
    for (let count = 0; count < open.length; count += 1) {
      const item = open[count]
      if (!item || !('children' in item.node)) continue
      if (item.depth > maxDepth || open.length > maxNodes) throw new RangeError('The text is too large')
      for (const child of item.node.children) open.push({ node: child, depth: item.depth + 1 })
    }
  }
}
