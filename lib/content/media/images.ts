import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { basePath } from '@/lib/base-path'
import { env, siteOrigin } from '@/lib/env'
import { toWebUrl } from '@/lib/model/web-url'
import { findMediaFile } from '@/lib/process/media-files'

/** A URL that names a host, with or without its scheme. Browsers read a backslash as a slash. */
const hasHost = /^(?:https?:|[\\/]{2})/i

/**
 * Replaces each image whose source is on this site and names no file of its media with its alternative text: browsers and
 * feed readers would request it in vain. A source of this site becomes a path. Runs before the sanitizer.
 */
export function dropUnknownImages(tree: Root): void {
  let isChanged = false
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return
    const { src, isOwn } = toSource(node.properties.src)
    node.properties.src = src ?? undefined
    // The page shows a placeholder for an image of another host that it does not load.
    if (src !== null || !isOwn) return
    const alt = separated(String(node.properties.alt ?? ''), parent.children, index)
    isChanged = true
    parent.children.splice(index, 1, ...(alt ? [{ type: 'text' as const, value: alt }] : []))
    return [SKIP, index + (alt ? 1 : 0)]
  })
  if (isChanged)
    tree.children = tree.children.filter((child) => child.type !== 'element' || !isEmptied(child))
}

/** A picture needs no spaces around it, a word does. */
function separated(
  alt: string,
  siblings: readonly (Root | Element)['children'][number][],
  index: number,
): string {
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const isAfterWord = before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value)
  const isBeforeWord = after?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value)
  return alt && `${isAfterWord ? ' ' : ''}${alt}${isBeforeWord ? ' ' : ''}`
}

/** Whether a text names a picture: a file of the media, or the URL of another host. */
export function isPicture(text: string): boolean {
  return toSource(text).src !== null
}

/** `src` is the path of the URL of a file of the media, or the URL of an image on another host; null if it names neither. */
function toSource(value: unknown): { src: string | null; isOwn: boolean } {
  const text = typeof value === 'string' ? value.trim() : ''
  const url = toWebUrl(text)
  if (url?.startsWith(`${env.SITE_URL}/`))
    return { src: toMediaPath(url.slice(env.SITE_URL.length)), isOwn: true }
  if (url !== null || hasHost.test(text)) return { src: url, isOwn: false }
  return { src: toMediaPath(text), isOwn: true }
}

/** `path` is that within the site, as texts have it. */
function toMediaPath(path: string): string | null {
  if (!path.startsWith('/')) return null
  const { pathname } = new URL(path, siteOrigin)
  return findMediaFile(pathname) === null ? null : basePath + pathname
}

/** Whether an element has lost its only content. Removes such elements from the element. */
function isEmptied(element: Element): boolean {
  element.children = element.children.filter((child) => child.type !== 'element' || !isEmptied(child))
  return wrappers.has(element.tagName) && element.children.every(isBlank)
}

/** Elements that show a frame or a link, or are announced, even if they are empty. */
const wrappers = new Set(['a', 'figure', 'p'])

function isBlank(node: Element['children'][number]): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

/** Images of one text whose sizes are read. */
const maxListed = 100

/** The paths of the media in a text, each once. */
export function listMediaPaths(tree: Root): string[] {
  const paths = new Set<string>()
  visit(tree, 'element', ({ tagName, properties: { src } }) => {
    if (tagName === 'img' && typeof src === 'string' && src.startsWith('/')) paths.add(src)
  })
  return [...paths].slice(0, maxListed)
}
