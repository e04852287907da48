import type { Nodes, Root } from 'hast'

const maxCharacters = 200_000
const maxDepth = 100
const maxNodes = 20_000

/** A text that exceeds a limit is shown as plain text, cut after this number of characters. */
export const plainTextLength = 10_000

export function isTooLong(text: string): boolean {
  return text.length > maxCharacters
}

/**
 * A unified plugin that throws a `RangeError` for a tree that is too deep or too large. Later plugins are recursive: a
 * deeper tree could exceed their call stack.
 */
export function checkTreeLimits() {
  return (tree: Root): void => {
    // This loop is not recursive, because the tree of a malicious text can be deeper than the call stack.
    const queue: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
    for (let index = 0; index < queue.length; index += 1) {
      const item = queue[index]
      if (!item || !('children' in item.node)) continue
      if (item.depth > maxDepth || queue.length > maxNodes) throw new RangeError('The text is too large')
      for (const child of item.node.children) queue.push({ node: child, depth: item.depth + 1 })
    }
  }
}
