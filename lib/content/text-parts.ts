import { htmlAllowList } from '@vitrine/api-contract/html-allow-list'
import { hasWords } from '@vitrine/api-contract/html-blocks'
import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { createIds, headingText, toWords } from './heading-ids'

/** Elements that get the id of a part. A parser never repeats them, as it repeats `a` and `b`. */
const blocks = new Set('p h1 h2 h3 h4 h5 h6 li dt dd ul ol dl blockquote figure details table pre'.split(' '))
const removed = new Set(htmlAllowList.strip)

/**
 * Gives the parts of a text to which its links lead an id that no other part of a page has, and removes all other ids. A link to
 * a part that does not exist loses its URL. Footnotes keep their ids. Runs before the sanitizer, after everything that changes
 * blocks.
 */
export function linkParts(tree: Root): void {
  const links: Element[] = []
  const footnotes = new Set<string>()
  const ids: Element[] = []
  visit(tree, 'element', (node) => {
    const { id, href } = node.properties
    if (isFootnote(node)) footnotes.add(String(id))
    else if (id !== undefined) ids.push(node)
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) links.push(node)
  })
  const parts = links.length > 0 ? findParts(tree) : null
  for (const node of ids) delete node.properties.id
  for (const { properties } of links) {
    const fragment = String(properties.href).slice(1)
    const part = parts?.(fragment)
    if (part) {
      part.node.properties.id = part.id
      properties.href = `#${part.id}`
    } else if (!footnotes.has(fragment) && !isTop(fragment)) delete properties.href
  }
}

/** Whether a link of the written text leads to one of its parts, or to its top. */
export function hasPart(tree: Root): (fragment: string) => boolean {
  const parts = findParts(tree)
  return (fragment) => isTop(fragment) || parts(fragment) !== null
}

/** Browsers go to the top of the page. */
function isTop(fragment: string): boolean {
  return fragment.toLowerCase() === 'top'
}

function isFootnote({ tagName, properties: { id } }: Element): boolean {
  return (tagName === 'li' && /^fn-/.test(String(id))) || (tagName === 'a' && /^fnref-/.test(String(id)))
}

type Part = { node: Element; id: string }

/**
 * The part of a fragment: the block that has the id or the name, the one around such an element, or the first after it; else the
 * heading of which the fragment is the id on this site or on GitHub.
 */
function findParts(tree: Root): (fragment: string) => Part | null {
  const named = new Map<string, Element>()
  const headings = new Map<string, Element>()
  const ids = new Map<Element, string>()
  const claim = createIds(new Set())
  const slugger = new GithubSlugger()
  let pending: string[] = []

  const read = (parent: Root | Element, around: Element | null): void => {
    for (const node of parent.children) {
      if (node.type !== 'element' || removed.has(node.tagName)) continue
      const isBlock = blocks.has(node.tagName) && hasWords(node)
      const block = isBlock ? node : around
      if (isBlock) {
        for (const name of pending) setOnce(named, name, node)
        pending = []
      }
      for (const name of namesOf(node)) {
        if (block) setOnce(named, name, block)
        else pending.push(name)
      }
      if (isBlock && /^h[1-6]$/.test(node.tagName)) {
        const text = headingText(node)
        const id = claim(text)
        ids.set(node, id)
        for (const name of [slugger.slug(text), id, toWords(text)]) setOnce(headings, name, node)
      }
      read(node, block)
    }
  }
  read(tree, null)

  return (fragment) => {
    const name = decode(fragment)
    const node =
      named.get(fragment) ?? named.get(name) ?? headings.get(name) ?? headings.get(name.toLowerCase())
    if (!node) return null
    const id = ids.get(node) ?? claim(name)
    ids.set(node, id)
    return { node, id }
  }
}

/** The ids of GitHub's HTML have a prefix that its links lack. */
function namesOf(node: Element): string[] {
  const { id, name, dataNames } = node.properties
  const former = Array.isArray(dataNames) ? dataNames : []
  const names = [...former, isFootnote(node) ? undefined : id, node.tagName === 'a' ? name : undefined]
  return names.flatMap((text) =>
    typeof text === 'string' && text !== '' ? [text, text.replace(/^user-content-/, '')] : [],
  )
}

function setOnce(map: Map<string, Element>, name: string, node: Element): void {
  if (!map.has(name)) map.set(name, node)
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
