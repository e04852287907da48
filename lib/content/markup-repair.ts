import { keepLines } from '@vitrine/api-contract/html-blocks'
import { applyStyles } from '@vitrine/api-contract/html-styles'
import { toLanguage } from '@vitrine/api-contract/language'
import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { chooseSources } from './image-source'
import { schema } from './schema'

/** `adapt` gives headings of the first level another one. */
const allowed = new Set([...(schema.tagNames ?? []), 'h1'])

/** A unified plugin for what the sanitizer removes and a text needs: the meaning of styles, the sources of images, and lines. */
export function repairMarkup() {
  return (tree: Root): void => {
    applyStyles(tree)
    chooseSources(tree)
    writeMarks(tree)
    keepLines(tree, allowed)
  }
}

/** Writes the quotation marks that a browser shows, removes the fields of forms, and keeps languages that are real ones. */
function writeMarks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties, children }, index, parent) => {
    if (tagName === 'q') {
      children.unshift({ type: 'text', value: '“' })
      children.push({ type: 'text', value: '”' })
    }
    if (typeof properties.lang === 'string') properties.lang = toLanguage(properties.lang) ?? undefined
    if (typeof properties.dir === 'string') properties.dir = properties.dir.toLowerCase()
    if (tagName !== 'input' || properties.type === 'checkbox' || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}
