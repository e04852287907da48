import { descriptionWidth, searchResultLimits, titleWidth } from '@/lib/editors/search-result-width'
import { type CutText, cutText } from './cut-text'
import { findNode, nodesOf, textIn } from './json-graph'
import { hostOf, mainHeading, metaOf } from './page-facts'
import type { ServedPage } from './served-page'

/** The texts of a result on one kind of screen. */
type ResultTexts = { title: CutText; description: CutText | null }

/** A result of Google for a page. */
export type SearchResult = {
  siteName: string
  icon: string | null
  /** The line with the URL on wide screens: the host, and the breadcrumbs or the folders of the path. */
  breadcrumbs: readonly string[]
  /** What phones show instead. */
  host: string
  language: string | null
  /** The day before the description of an article, in its language. */
  day: string | null
  /** Whether the page names them itself. Google makes up a missing one from the text of the page. */
  hasTitle: boolean
  hasDescription: boolean
  desktop: ResultTexts
  phone: ResultTexts
}

export function toSearchResult(page: ServedPage, url: string): SearchResult {
  const title = page.title ?? mainHeading(page)
  const description = metaOf(page, 'description')
  const day = publicationDay(page)
  const shown = { title: title ?? hostOf(url), description: description ?? firstParagraph(page), day }
  return {
    siteName: textIn(findNode(page.graph, 'WebSite')?.name) ?? metaOf(page, 'og:site_name') ?? hostOf(url),
    icon: page.icon,
    breadcrumbs: [new URL(url).origin, ...(breadcrumbsOf(page) ?? foldersOf(url))],
    host: hostOf(url),
    language: page.language,
    day,
    hasTitle: page.title !== null,
    hasDescription: description !== null,
    desktop: toTexts(shown, searchResultLimits.desktop),
    phone: toTexts(shown, searchResultLimits.phone),
  }
}

/** What stands between the day and the description. */
export const afterDay = ' — '

type Shown = { title: string; description: string | null; day: string | null }

function toTexts(
  { title, description, day }: Shown,
  limits: { title: number; description: number },
): ResultTexts {
  const start = day === null ? '' : day + afterDay
  return {
    title: cutText(title, limits.title, titleWidth),
    description:
      description === null
        ? null
        : cutText(description, limits.description, (text) => descriptionWidth(start + text)),
  }
}

function publicationDay({ graph, language }: ServedPage): string | null {
  const article = findNode(graph, 'Article', 'NewsArticle', 'BlogPosting')
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(textIn(article?.datePublished) ?? '') ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return null
  // The short form that Google writes.
  const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(day))
}

/** Null and a tag that is not valid, which would make formatting throw, are English. */
function languageTag(language: string | null): string {
  try {
    return Intl.getCanonicalLocales(language ?? 'en')[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The names of the breadcrumbs without the page itself; null for a page without them. */
function breadcrumbsOf({ graph }: ServedPage): string[] | null {
  const items = nodesOf(findNode(graph, 'BreadcrumbList')?.itemListElement)
  const names = items.flatMap((item) => textIn(item.name) ?? [])
  return names.length > 1 ? names.slice(0, -1) : null
}

function foldersOf(url: string): string[] {
  return new URL(url).pathname.split('/').slice(1, -1).map(decode).filter(Boolean)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The first paragraph that could be a description. */
function firstParagraph({ blocks }: ServedPage): string | null {
  return blocks.find(({ kind, text }) => kind === 'p' && text.length > 40)?.text ?? null
}
