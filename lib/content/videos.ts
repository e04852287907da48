import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { toMapFrame } from '@/lib/model/map-frame'
import { pageOfPlayer } from '@/lib/model/player-page'
import { embedUrl, playerOfUrl } from '@/lib/model/video-player'
import { toWebUrl } from '@/lib/model/web-url'

/** Replaces frames and links to videos with elements that the page shows as players. Runs before the sanitizer. */
export function addVideos(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return
    const isFrame = node.tagName === 'iframe' || node.tagName === 'embed'
    const replacement = isFrame ? replaceFrame(node) : replaceVideoLink(node)
    if (!replacement) return
    parent.children[index] = replacement
    return [SKIP, index + 1]
  })
}

/** A frame of a known video platform becomes a player, every other frame a link: a page loads no other page by itself. */
function replaceFrame({ properties }: Element): Element | null {
  // Scripts for consent and for late loading set the source.
  const { title, src, dataSrc } = properties
  const href = [src, dataSrc].map((url) => toWebUrl(String(url ?? ''))).find((url) => url !== null)
  if (!href) return null
  const player = toPlayer(href)
  if (player) return player
  const map = toMapFrame(href)
  const page = map ? map.url : (pageOfPlayer(href) ?? href)
  const label = (typeof title === 'string' && title.trim()) || map?.place || hostOf(page)
  const text = { type: 'text' as const, value: label }
  return label === '' ? null : element('p', {}, [page === null ? text : element('a', { href: page }, [text])])
}

function hostOf(url: string | null): string {
  return url === null ? '' : new URL(url).hostname.replace(/^www\./, '')
}

/** A paragraph that contains only the URL of a video becomes a player. */
function replaceVideoLink(paragraph: Element): Element | null {
  const [link, ...others] = paragraph.children
  if (paragraph.tagName !== 'p' || others.length > 0 || link?.type !== 'element' || link.tagName !== 'a')
    return null
  const [text] = link.children
  const href = toWebUrl(String(link.properties.href ?? ''))
  const isUrl = href !== null && text?.type === 'text' && isSamePage(text.value, href)
  return isUrl ? toPlayer(href) : null
}

/** A link of a URL without its scheme has the scheme http. */
function isSamePage(text: string, href: string): boolean {
  return toWebUrl(text)?.replace(/^http:/, 'https:') === href.replace(/^http:/, 'https:')
}

function toPlayer(url: string): Element | null {
  const player = playerOfUrl(url)
  return player && element('embedded-video', { src: embedUrl(player) }, [])
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
