import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { toVideoPlayer, type VideoPlayer } from '@/lib/model/video'
import { toWebUrl } from '@/lib/model/web-url'
import { addFigures } from './figures'
import { dropUnknownImages } from './images'

/** Converts elements that editors use to elements of the allow-list. Runs before the sanitizer. */
export function adapt() {
  return (tree: Root): void => {
    levelHeadings(tree)
    scopeHeaders(tree)
    limitTables(tree)
    dropUnknownImages(tree)
    addFigures(tree)
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'a') repairLink(node)
      if (!parent || index === undefined) return
      const replacement = node.tagName === 'iframe' ? replaceFrame(node) : replaceVideoLink(node)
      if (!replacement) return
      parent.children[index] = replacement
      return [SKIP, index + 1]
    })
  }
}

/** The first level is the page's own heading, so the headings of a text start at the second. No level is skipped. */
function levelHeadings(tree: Root): void {
  const headings: { node: Element; level: number }[] = []
  visit(tree, 'element', (node) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level) headings.push({ node, level: Number(level) })
  })
  const first = Math.min(...headings.map(({ level }) => level))
  let previous = 1
  for (const { node, level } of headings) {
    previous = Math.min(level - first + 2, previous + 1, 6)
    node.tagName = `h${previous}`
  }
}

/** Sets a missing `scope` of header cells: the column in `thead` and in a row of header cells only, else the row. */
function scopeHeaders(tree: Root): void {
  visit(tree, 'element', (row, _, part) => {
    if (row.tagName !== 'tr') return
    const cells = row.children.filter((child) => child.type === 'element')
    const isHead = part?.type === 'element' && part.tagName === 'thead'
    const scope = isHead || cells.every(({ tagName }) => tagName === 'th') ? 'col' : 'row'
    for (const cell of cells) if (cell.tagName === 'th') cell.properties.scope ??= scope
  })
}

const maxSpan = 20
const maxColumns = 200

/**
 * Removes larger spans and refuses wider rows: browsers and the writer of Markdown make the cells of all columns in
 * every row.
 */
function limitTables(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties, children } = node
    for (const name of ['colSpan', 'rowSpan'] as const)
      if (!(Number(properties[name]) <= maxSpan)) delete properties[name]
    if (tagName === 'tr' && children.length > maxColumns) throw new RangeError('A table is too wide')
  })
}

/** A URL that names a host, with or without its scheme. Browsers read a backslash as a slash. */
const absoluteUrl = /^(?:https?:|[\\/]{2})/i

/** Repairs the URL of a link, or removes it where it is not safe to link to: the text stays. */
function repairLink(link: Element): void {
  const { href } = link.properties
  if (typeof href !== 'string' || !absoluteUrl.test(href.trim())) return
  const safe = toWebUrl(href.trim().replace(/^[\\/]{2}/, 'https://'))
  if (safe === null) delete link.properties.href
  else link.properties.href = safe
}

/** An iframe of a known video platform becomes a player, every other iframe a link: a page loads no other page by itself. */
function replaceFrame(frame: Element): Element | null {
  const { src, title } = frame.properties
  if (typeof src !== 'string' || !canParseUrl(src, 'https://relative.invalid')) return null
  const url = new URL(src, 'https://relative.invalid')
  const player = toPlayer(url)
  if (player) return element('embedded-video', { provider: player.provider, video: player.id })
  const href = toWebUrl(url.href)
  const label = typeof title === 'string' && title ? title : url.hostname
  return href === null ? null : element('p', {}, element('a', { href }, { type: 'text', value: label }))
}

/** A paragraph that contains only the URL of a video becomes a player. */
function replaceVideoLink(paragraph: Element): Element | null {
  const [link, ...others] = paragraph.children
  if (paragraph.tagName !== 'p' || others.length > 0 || link?.type !== 'element' || link.tagName !== 'a')
    return null
  const { href } = link.properties
  const [text] = link.children
  if (typeof href !== 'string' || text?.type !== 'text' || text.value !== href || !canParseUrl(href))
    return null
  const player = toPlayer(new URL(href))
  return player ? element('embedded-video', { provider: player.provider, video: player.id }) : null
}

function toPlayer(url: URL): VideoPlayer | null {
  const host = url.hostname.replace(/^(www|m|player|geo)\./, '')
  const last = url.pathname.split('/').at(-1)
  switch (host) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return toVideoPlayer('youtube', url.searchParams.get('v') ?? last)
    case 'youtu.be':
      return toVideoPlayer('youtube', last)
    case 'vimeo.com':
      return toVideoPlayer('vimeo', last)
    case 'dailymotion.com':
      return toVideoPlayer('dailymotion', url.searchParams.get('video') ?? last)
    default:
      return null
  }
}

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return { type: 'element', tagName, properties, children }
}
