import type { Element, Nodes } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { toLinkUrl } from '@/lib/content/links'
import { chooseSources } from '@/lib/content/media/image-source'
import { parseAsWritten } from '@/lib/content/pipeline'
import type { TextFormat } from '@/lib/content/text-format'
import { hasPart } from '@/lib/content/text-parts'

/** What editors wrote in a text, before the site repairs or removes anything. */
export type WrittenContent = {
  headings: readonly { level: number; text: string }[]
  /** `alt` is empty where there is none. */
  images: readonly { src: string; alt: string }[]
  /** The text has the alternative texts of images. `href` is empty where there is none. The site removes unusable links. */
  links: readonly { href: string; text: string; isUsable: boolean }[]
}

/** The source of an image is the one that the site chooses. Null for a text that cannot be parsed: the site shows it as plain text. Footnotes are left out. */
export function readWrittenContent(text: string, format: TextFormat): WrittenContent | null {
  const tree = parseAsWritten(text, format)
  if (tree === null) return null
  chooseSources(tree)
  const headings: { level: number; text: string }[] = []
  const images: { src: string; alt: string }[] = []
  const links: WrittenContent['links'][number][] = []
  const isPart = hasPart(tree)
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node
    if (isFootnote(node)) return SKIP
    const level = /^h([1-6])$/.exec(tagName)?.[1]
    if (level) headings.push({ level: Number(level), text: textOf(node) })
    if (tagName === 'img') images.push({ src: toLine(properties.src), alt: toLine(properties.alt) })
    // An anchor without `href` and text is a target of links.
    if (tagName === 'a' && ('href' in properties || textOf(node) !== ''))
      links.push({
        href: toLine(properties.href),
        text: toLine(properties.ariaLabel) || textOf(node),
        isUsable: isUsable(String(properties.href ?? ''), isPart),
      })
  })
  return { headings, images, links }
}

function isUsable(href: string, isPart: (fragment: string) => boolean): boolean {
  const url = toLinkUrl(href)
  return url !== null && (!url.startsWith('#') || isPart(url.slice(1)))
}

/** The list of footnotes, or a reference to one. */
function isFootnote({ properties }: Element): boolean {
  return 'dataFootnotes' in properties || 'dataFootnoteRef' in properties
}

function textOf(node: Element): string {
  const parts: string[] = []
  visit(node, (child: Nodes) => {
    if (child.type === 'text') parts.push(child.value)
    if (child.type === 'element' && child.tagName === 'img') parts.push(` ${child.properties.alt ?? ''} `)
    return child.type === 'element' && isFootnote(child) ? SKIP : undefined
  })
  return toLine(parts.join(''))
}

function toLine(value: Element['properties'][string]): string {
  return typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : ''
}
