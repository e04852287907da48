import { isBlock, keepLines } from '@vitrine/api-contract/html-blocks'
import { writeMarks } from '@vitrine/api-contract/html-marks'
import { applyStyles } from '@vitrine/api-contract/html-styles'
import { toLanguage } from '@vitrine/api-contract/language'
import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { chooseSources } from './media/image-source'
import { schema } from './schema'

/** `adapt` gives headings of the first level another one. */
const allowed = new Set([...(schema.tagNames ?? []), 'h1'])

/** A unified plugin for what the sanitizer removes and a text needs: the meaning of styles, the sources of images, and lines. */
export function repairMarkup() {
  return (tree: Root): void => {
    applyStyles(tree)
    chooseSources(tree)
    writeMarks(tree)
    repairElements(tree)
    keepLines(tree, allowed)
  }
}

/** Removes the fields of forms, and keeps languages and directions of paragraphs. */
function repairElements(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node
    if (typeof properties.lang === 'string') properties.lang = toLanguage(properties.lang) ?? undefined
    if (typeof properties.dir === 'string') properties.dir = properties.dir.toLowerCase()
    if (isBlock(node) && !allowed.has(tagName)) handDown(node)
    const isField = tagName === 'input' && properties.type !== 'checkbox'
    if (!isField || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** Gives the language and the direction of an element that no page has to its blocks, or to the paragraph that it becomes. */
function handDown(element: Element): void {
  const { lang, dir } = element.properties
  if (!lang && !dir) return
  const blocks = element.children.filter((child) => child.type === 'element' && isBlock(child))
  for (const block of blocks)
    if (block.type === 'element') block.properties = { lang, dir, ...block.properties }
  if (blocks.length === 0 && element.tagName === 'div') element.tagName = 'p'
}
