import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { toMapFrame } from '@/lib/model/media/map-frame'
import { pageOfPlayer } from '@/lib/model/media/player-page'
import { embedUrl, playerOfUrl } from '@/lib/model/media/video-player'
import { toWebUrl } from '@/lib/model/web-url'

/** Replaces frames and links to videos with elements that the page shows as players. Runs before the sanitizer. */
export function addVideos(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return
    const isFrame = frames.has(node.tagName)
    const replacement = isFrame ? replaceFrame(node) : replaceVideoLink(node)
    // What it has is for browsers that do not know it.
    if (isFrame) node.children = []
    if (!replacement) return
    parent.children[index] = replacement
    return [SKIP, index + 1]
  })
}

/** The elements that show another page or a file. The third is of CKEditor. */
export const frames: ReadonlySet<string> = new Set(['iframe', 'embed', 'oembed', 'video', 'audio'])

/** A frame of a known video platform becomes a player, every other frame a link: a page loads no other page by itself. */
function replaceFrame(frame: Element): Element | null {
  const { title } = frame.properties
  const href = sourcesOf(frame)
    .map((url) => toWebUrl(url))
    .find((url) => url !== null)
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

/** The values of all attributes that name a source: scripts for consent and for late loading read it from their own. */
function sourcesOf({ properties, children }: Element): string[] {
  const own = Object.keys(properties).filter((name) => /(?:src|url)$/i.test(name))
  const first = own.sort((a, b) => Number(b === 'src') - Number(a === 'src'))
  return [
    ...first.map((name) => String(properties[name])),
    ...children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'source' ? sourcesOf(child) : [],
    ),
  ]
}

/** A text that is one URL. To parse other texts as URLs takes longer than the rest of a paragraph. */
const webUrl = /^\s*https?:\/\/\S+\s*$/i

/** A paragraph that contains only the URL of a video, as a link or as WordPress writes it, becomes a player. */
function replaceVideoLink(paragraph: Element): Element | null {
  const [link, ...others] = paragraph.children
  if (paragraph.tagName !== 'p' || others.length > 0) return null
  if (link?.type === 'text') return webUrl.test(link.value) ? toPlayer(link.value.trim()) : null
  if (link?.type !== 'element' || link.tagName !== 'a') return null
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
