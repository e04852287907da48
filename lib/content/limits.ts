import type { Nodes, Root } from 'hast'

const maxDepth = 100
const maxNodes = 20_000
const maxIndents = 10_000_000

/**
 * A unified plugin that throws a `RangeError` for a tree that is too deep or too large. Later plugins are recursive: a
 * deeper tree could exceed their call stack. A writer of Markdown indents each line once for each of its ancestors, so
 * its time grows with the square of the depth.
 */
export function checkTreeLimits() {
  return (tree: Root): void => {
    // This loop is not recursive, because the tree of a malicious text can be deeper than the call stack.
    const queue: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
    let indents = 0
    for (const { node, depth } of queue) {
      const lines = node.type === 'text' ? node.value.split('\n').length : 1
      indents += lines * depth ** 2
      if (depth > maxDepth || queue.length > maxNodes || indents > maxIndents)
        throw new RangeError('The text is too large')
      if (!('children' in node)) continue
      for (const child of node.children) queue.push({ node: child, depth: depth + 1 })
    }
  }
}
