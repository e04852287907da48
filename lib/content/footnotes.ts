import type { Element, Root, RootContent } from 'hast'
import { visit } from 'unist-util-visit'
import { localeForLanguage } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'

/** Names the footnotes of a text, and the links back from them, in its language. Changes the tree. */
export function nameFootnotes(tree: Root, language: string): Root {
  const t = translatorFor(localeForLanguage(language))
  visit(tree, 'element', ({ properties }) => {
    if (!('dataFootnoteBackref' in properties)) return
    const number = String(properties.ariaLabel).split(' ').at(-1) ?? ''
    properties.ariaLabel = t('Articles.backToReference', { number })
  })
  const before = tree.children.slice(0, Math.max(0, tree.children.findLastIndex(hasNotes)))
  const heading = before.findLast((node) => node.type === 'element')
  if (heading?.type === 'element' && heading.children[0]?.type === 'text')
    heading.children[0].value = t('Articles.notes')
  return tree
}

function hasNotes(node: RootContent): node is Element {
  return (
    node.type === 'element' &&
    node.tagName === 'ol' &&
    node.children.some((item) => item.type === 'element' && /^fn-/.test(String(item.properties.id)))
  )
}
