import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { htmlParser } from './html-parser'

/**
 * A unified plugin that gives a tree the nesting that an HTML parser gives it. The sanitizer keeps the content of elements
 * that it removes, which can leave a paragraph in a paragraph, and a video can be in one. A browser ends the outer
 * paragraph there, and React would find another tree than it rendered (https://react.dev/errors/418).
 */
export function repairNesting() {
  return (tree: Root): Root => {
    // A video player is a `<div>`, which no sanitized tree contains.
    renameElements(tree, 'embedded-video', 'div')
    const repaired = htmlParser.parse(toHtml(tree))
    renameElements(repaired, 'div', 'embedded-video')
    removeEmptyParagraphs(repaired)
    return repaired
  }
}

function renameElements(tree: Root, from: string, to: string): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === from) node.tagName = to
  })
}

/** What follows a block in a paragraph is often only the end of the paragraph. */
function removeEmptyParagraphs(tree: Root): void {
  visit(tree, 'element', ({ tagName, children }, index, parent) => {
    if (tagName !== 'p' || children.length > 0 || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}
