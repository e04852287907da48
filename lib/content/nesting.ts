import type { Nodes, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { parseHtml } from './html-parser'

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'figure', 'figcaption'])
const containers = new Set(['root', 'li', 'blockquote', 'figure', 'figcaption'])
const lists = new Set(['ul', 'ol'])
const inline = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'img', 'strong', 'sub', 'sup', 'u'])

/**
 * A unified plugin that gives a tree the nesting that an HTML parser gives it. The sanitizer keeps the content of elements
 * that it removes, which can leave a paragraph in a paragraph, and a video can be in one. A browser ends the outer
 * paragraph there, and React would find another tree than it rendered (https://react.dev/errors/418).
 */
export function repairNesting() {
  return (tree: Root): Root => {
    if (isWellNested(tree)) return tree
    // A video player is a `<div>`, which no sanitized tree contains.
    renameElements(tree, 'embedded-video', 'div')
    const repaired = parseHtml(toHtml(tree))
    renameElements(repaired, 'div', 'embedded-video')
    removeEmptyParagraphs(repaired)
    return repaired
  }
}

/**
 * Whether the tree certainly has the nesting that an HTML parser gives it: inline elements in blocks, and blocks in lists,
 * quotes and figures. Most texts are such trees, and parsing them a second time takes as long as the first time. False for
 * every other element, and for what a parser changes in a text.
 */
function isWellNested(tree: Root): boolean {
  return hasWellNestedChildren(tree, [])
}

/** `open` are the tag names of the inline elements around the children. A parser can end such an element before an equal one. */
function hasWellNestedChildren(node: Nodes, open: readonly string[]): boolean {
  if (!('children' in node)) return true
  const name = node.type === 'element' ? node.tagName : node.type
  return node.children.every((child, index) => {
    if (child.type === 'text') {
      const isAfterText = node.children[index - 1]?.type === 'text'
      return !isAfterText && child.value !== '' && !changedCharacter.test(child.value)
    }
    if (child.type !== 'element' || Object.values(child.properties).some(isChanged)) return false
    const { tagName, children } = child
    const isAllowed = inline.has(tagName)
      ? !open.includes(tagName) && !lists.has(name)
      : tagName === 'li'
        ? lists.has(name)
        : blocks.has(tagName) && containers.has(name)
    if (!isAllowed || (tagName === 'p' && children.length === 0)) return false
    return hasWellNestedChildren(child, inline.has(tagName) ? [...open, tagName] : open)
  })
}

/** A parser reads a carriage return as a line feed, and replaces or removes a null character. */
const changedCharacter = /[\r\0]/

function isChanged(value: unknown): boolean {
  return typeof value === 'string' && changedCharacter.test(value)
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
