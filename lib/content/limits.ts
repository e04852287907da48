import type { Nodes, Root } from 'hast'

const maxCharacters = 200_000
const maxDepth = 100
const maxNodes = 20_000

export function isTooLong(text: string): boolean {
  return text.length > maxCharacters
}

/** Refuses trees that are too deep or too large, with a `RangeError`; what comes after it may recurse. */
export function bound() {
  return (tree: Root): void => {
    // Counted without recursion: the tree of a hostile text is deeper than the stack.
    const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
    for (let count = 0; count < open.length; count += 1) {
      const item = open[count]
      if (!item || !('children' in item.node)) continue
      if (item.depth > maxDepth || open.length > maxNodes) throw new RangeError('The text is too large')
      for (const child of item.node.children) open.push({ node: child, depth: item.depth + 1 })
    }
  }
}
