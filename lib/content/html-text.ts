import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { toVideoPlayer, watchUrl } from '@/lib/model/video'
import { type TextForm, toTree } from './pipeline'

/**
 * Upstream text as sanitised HTML to be read away from the site, in feeds and markup: addresses are absolute by
 * `base`, the page it stands on, and players are links to where the video is watched.
 */
export function toHtmlText(text: string, form: TextForm, base: string): string {
  return toHtml(toPortableTree(text, form, base), { allowDangerousCharacters: false })
}

/** The same as a tree. */
export function toPortableTree(text: string, form: TextForm, base: string): Root {
  const tree = toTree(text, form)
  visit(tree, 'element', (node, index, parent) => {
    for (const name of ['href', 'src'] as const) {
      const address = node.properties[name]
      if (typeof address !== 'string') continue
      if (URL.canParse(address, base)) node.properties[name] = new URL(address, base).href
      else delete node.properties[name]
    }
    if (node.tagName !== 'embedded-video' || !parent || index === undefined) return
    const link = toVideoLink(node)
    parent.children.splice(index, 1, ...(link ? [link] : []))
    return [SKIP, index + (link ? 1 : 0)]
  })
  return tree
}

function toVideoLink({ properties }: Element): Element | null {
  const { provider, video } = properties
  const player = toVideoPlayer(String(provider), String(video))
  if (!player) return null
  const href = watchUrl(player)
  const link = element('a', { href }, [{ type: 'text', value: href }])
  return element('p', {}, [link])
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
