import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { playerOfUrl, watchUrl } from '@/lib/model/media/video-player'
import type { ContentTree } from './pipeline'

/**
 * A tree as HTML for use outside the site, for example in feeds: `href` and `src` are absolute, resolved against the
 * URL `base` of the page, each video player is a link to the video's page, and an image without a URL is its text.
 */
export function toHtmlText(tree: ContentTree, base: string): string {
  return toHtml(toPortableTree(tree, base), { allowDangerousCharacters: false })
}

/** A copy of the tree with absolute URLs, and with links to videos in place of players. */
export function toPortableTree(tree: ContentTree, base: string): ContentTree {
  const copy = structuredClone(tree)
  visit(copy, 'element', (node, index, parent) => {
    for (const name of ['href', 'src'] as const) {
      const url = node.properties[name]
      if (typeof url !== 'string') continue
      if (canParseUrl(url, base)) node.properties[name] = new URL(url, base).href
      else delete node.properties[name]
    }
    if (node.tagName === 'img' && !node.properties.src && parent && index !== undefined) {
      const { alt } = node.properties
      parent.children.splice(index, 1, ...(alt ? [{ type: 'text' as const, value: String(alt) }] : []))
      return [SKIP, index + (alt ? 1 : 0)]
    }
    if (node.tagName !== 'embedded-video' || !parent || index === undefined) return
    const link = toVideoLink(node)
    parent.children.splice(index, 1, ...(link ? [link] : []))
    return [SKIP, index + (link ? 1 : 0)]
  })
  return copy
}

function toVideoLink({ properties }: Element): Element | null {
  const player = playerOfUrl(String(properties.src ?? ''))
  if (!player) return null
  const href = watchUrl(player)
  const link = element('a', { href }, [{ type: 'text', value: href }])
  return element('p', {}, [link])
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
