import { keepLines } from '@vitrine/api-contract/html-blocks'
import { applyStyles } from '@vitrine/api-contract/html-styles'
import type { Root } from 'hast'
import { chooseSources } from './image-source'
import { schema } from './schema'

/** `adapt` gives headings of the first level another one. */
const allowed = new Set([...(schema.tagNames ?? []), 'h1'])

/** A unified plugin for what the sanitizer removes and a text needs: the meaning of styles, the sources of images, and lines. */
export function repairMarkup() {
  return (tree: Root): void => {
    applyStyles(tree)
    chooseSources(tree)
    keepLines(tree, allowed)
  }
}
