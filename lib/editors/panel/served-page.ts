import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { isTooComplexPage } from '@/lib/content/text-limits'
import { runWithDeadline } from '@/lib/process/deadline'
import { type JsonNode, readGraph } from './json-graph'
import {
  collectElements,
  type HeadTag,
  placeStreamedParts,
  rawText,
  toAbsolute,
  toHeadTag,
  toLine,
  toSourceImage,
  words,
} from './page-elements'
import { withPublicRobots } from './public-robots'
import { readBlocks, type TextBlock, textOf } from './text-blocks'

export type PageLink = { text: string; url: string }
/** `alt` is null for an image without the attribute. */
export type PageImage = { url: string; alt: string | null }

/** What a browser or a crawler finds in an HTML document. Texts have one space for each run of white space. */
export type ServedPage = {
  language: string | null
  title: string | null
  /**
   * The `meta` tags with a name or a property, in document order, names in lower case. Those of a previewed page have the
   * directives for robots of its public page.
   */
  metas: readonly HeadTag[]
  canonical: string | null
  icon: string | null
  /** The versions of the page in other languages. */
  languages: readonly { language: string; url: string }[]
  graph: readonly JsonNode[]
  /** Structured data that is no JSON. */
  brokenScripts: number
  /** The text of the main part of the page. */
  blocks: readonly TextBlock[]
  links: readonly PageLink[]
  images: readonly PageImage[]
  /** Whether the document is too large or too deeply nested: then only its head and its plain text are read. */
  isCoarse: boolean
}

const documentParser = unified().use(rehypeParse).freeze()

/** Several times what the largest pages need, for documents that `isTooComplexPage` does not recognize. */
const deadlineMs = 4_000
const maxHead = 100_000
const maxCoarseText = 1_000_000

/** Reads a document that the site serves at `url`. Never throws: of a document that is too complex it reads less. */
export function readServedPage(html: string, url: string): ServedPage {
  if (!isTooComplexPage(html)) {
    try {
      return runWithDeadline(deadlineMs, () => readTree(documentParser.parse(html), url))
    } catch {
      // The deadline is over, a recursive function exceeds the call stack, or the parser fails.
    }
  }
  return readCoarsely(html, url)
}

function readTree(tree: Root, base: string): ServedPage {
  placeStreamedParts(tree)
  const found = collectElements(tree.children)
  const main = found.main ?? found.body
  const inMain = main ? collectElements(main.children).elements : []
  const all = (name: string) => found.elements.filter(({ tagName }) => tagName === name)
  const links = all('link').map((link) => ({ relations: words(link.properties.rel), link }))
  const linkUrl = (relation: string) => {
    const match = links.find(({ relations }) => relations.includes(relation))?.link
    return match ? toAbsolute(match.properties.href, base) : null
  }
  const scripts = all('script').filter(({ properties }) => properties.type === 'application/ld+json')
  const { nodes, broken } = readGraph(scripts.map((script) => rawText(script)))
  const anchors = inMain.filter(({ tagName }) => tagName === 'a')
  const images = inMain.filter(({ tagName }) => tagName === 'img')
  return {
    language: found.language,
    title: found.title === null ? null : toLine(found.title) || null,
    metas: withPublicRobots(all('meta').flatMap(toHeadTag)),
    canonical: linkUrl('canonical'),
    icon: linkUrl('icon'),
    languages: links.flatMap(({ relations, link: { properties } }) => {
      const href = toAbsolute(properties.href, base)
      const isVersion = relations.includes('alternate') && typeof properties.hrefLang === 'string'
      return isVersion && href !== null ? [{ language: String(properties.hrefLang), url: href }] : []
    }),
    graph: nodes,
    brokenScripts: broken,
    blocks: main ? readBlocks(main) : [],
    links: anchors.flatMap((anchor) => {
      const href = toAbsolute(anchor.properties.href, base)
      return href === null ? [] : [{ text: toLine(textOf(anchor)), url: href }]
    }),
    images: images.flatMap(({ properties: { src, alt } }) => {
      const url = toAbsolute(src, base)
      return url === null ? [] : [{ url: toSourceImage(url), alt: typeof alt === 'string' ? alt : null }]
    }),
    isCoarse: false,
  }
}

/** The head alone is parsed, and the tags of the rest are removed. Each match takes linear time. */
function readCoarsely(html: string, url: string): ServedPage {
  const end = Math.max(html.slice(0, maxHead).search(/<\/head|<body/i), 0)
  const head = readHead(html.slice(0, end), url)
  const text = html
    .slice(end, end + maxCoarseText)
    .replace(/<(script|style)\b[^<>]*>[^<]*/gi, ' ')
    .replace(/<\/?(?:p|br|div|li|h[1-6]|t[dhr]|blockquote)(?![^\s/<>])[^<>]*>?/gi, '\n\n')
    .replace(/<[/!?a-z][^<>]*>?/gi, ' ')
  const blocks = text.split(/\n\s*\n/).flatMap((part) => {
    const line = toLine(part)
    return line ? [{ kind: 'p', text: line }] : []
  })
  return { ...head, blocks, isCoarse: true }
}

function readHead(head: string, url: string): ServedPage {
  try {
    if (!isTooComplexPage(head)) return readTree(documentParser.parse(head), url)
  } catch {
    // The parser fails for the head too.
  }
  return readTree({ type: 'root', children: [] }, url)
}
