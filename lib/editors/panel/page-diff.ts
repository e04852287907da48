import { flattenGraph } from './json-graph'
import type { PageImage, PageLink, ServedPage } from './served-page'
import { diffText, type TextDifference } from './text-diff'

/** A value by its name; null where one of the pages does not have it. */
export type ValueChange = { name: string; before: string | null; after: string | null }
/** `before` is null for a new one, `after` for one that is gone. */
export type LinkChange = { before: PageLink | null; after: PageLink | null }

type PageDifference = {
  text: TextDifference
  links: readonly LinkChange[]
  /** The same for images, with their alternative texts. */
  images: readonly LinkChange[]
  head: readonly ValueChange[]
  data: readonly ValueChange[]
  isEqual: boolean
}

/** What visitors and search engines find changed when `after` replaces `before`. */
export function diffPages(before: ServedPage, after: ServedPage): PageDifference {
  const text = diffText(before.blocks, after.blocks)
  const links = diffLinks(before.links, after.links)
  const images = diffLinks(before.images.map(toLink), after.images.map(toLink))
  const head = diffValues(headOf(before), headOf(after))
  const data = diffValues(flattenGraph(before.graph), flattenGraph(after.graph))
  const hasText = text.changes.some(({ kind }) => kind !== 'same')
  const isEqual = !hasText && [links, images, head, data].every((changes) => changes.length === 0)
  return { text, links, images, head, data, isEqual }
}

/** Tags that are for browsers only. */
const technical = new Set(['viewport', 'color-scheme', 'next-size-adjust', 'theme-color'])

/** The contents of the head by the names that editors know; a repeated tag has a number. */
function headOf({ title, canonical, languages, metas }: ServedPage): Map<string, string> {
  const values = new Map<string, string>()
  const counts = new Map<string, number>()
  const add = (name: string, value: string) => {
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    values.set(number === 1 ? name : `${name} (${number})`, value)
  }
  if (title !== null) add('title', title)
  if (canonical !== null) add('canonical', canonical)
  for (const { language, url } of languages) add(`hreflang ${language}`, url)
  for (const { name, content } of metas) if (!technical.has(name)) add(name, content)
  return values
}

function diffValues(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ValueChange[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const change = { name, before: before.get(name) ?? null, after: after.get(name) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function toLink({ url, alt }: PageImage): PageLink {
  return { url, text: alt ?? '' }
}

/** A link with another text, or a text with another link, is one change. */
function diffLinks(before: readonly PageLink[], after: readonly PageLink[]): LinkChange[] {
  const exact = pair(before, after, ({ url, text }) => `${url} ${text}`)
  const sameUrl = pair(exact.before, exact.after, ({ url }) => url)
  const sameText = pair(sameUrl.before, sameUrl.after, ({ text, url }) => text || url)
  return [
    ...sameUrl.pairs,
    ...sameText.pairs,
    ...sameText.after.map((link) => ({ before: null, after: link })),
    ...sameText.before.map((link) => ({ before: link, after: null })),
  ]
}

/** Pairs links with the same key, each once, and returns the others. */
function pair(before: readonly PageLink[], after: readonly PageLink[], keyOf: (link: PageLink) => string) {
  const waiting = new Map<string, PageLink[]>()
  for (const link of after.toReversed()) {
    const others = waiting.get(keyOf(link))
    if (others) others.push(link)
    else waiting.set(keyOf(link), [link])
  }
  const pairs: LinkChange[] = []
  const rest = before.filter((link) => {
    const match = waiting.get(keyOf(link))?.pop()
    if (match) pairs.push({ before: link, after: match })
    return !match
  })
  const left = new Set([...waiting.values()].flat())
  return { pairs, before: rest, after: after.filter((link) => left.has(link)) }
}
