import { parseFeed } from 'feedsmith'
import { toPortableTree } from '@/lib/content/html-text'
import { type ContentTree, parseText } from '@/lib/content/pipeline'

/** An entry as feed readers show it. Texts are plain, `content` is sanitized. */
export type ReaderEntry = {
  feedTitle: string | null
  title: string | null
  publishedAt: Date | null
  authors: readonly string[]
  summary: string | null
  image: string | null
  content: ContentTree | null
}

const maxCharacters = 5_000_000

/**
 * The entry of the page at `url` in a feed in any format, or its only entry. Null if the feed has none, and for a text that is
 * no feed.
 */
export function readFeedEntry(feed: string, url: string): ReaderEntry | null {
  const entries = feed.length > maxCharacters ? [] : readEntries(feed)
  const entry = entries.find(({ link }) => link === url) ?? (entries.length === 1 ? entries[0] : undefined)
  if (!entry) return null
  const { link, html, date, summary, ...shown } = entry
  const publishedAt = new Date(date ?? '')
  return {
    ...shown,
    title: shown.title?.trim() || null,
    publishedAt: Number.isNaN(publishedAt.getTime()) ? null : publishedAt,
    summary: summary?.trim() || null,
    content: html ? toPortableTree(parseText(html, 'html'), url) : null,
  }
}

type RawEntry = {
  link: string | null
  feedTitle: string | null
  title: string | null
  date: string | null
  authors: string[]
  summary: string | null
  image: string | null
  html: string | null
}

function readEntries(text: string): RawEntry[] {
  try {
    return toEntries(parseFeed(text))
  } catch {
    // The parser throws errors of its own for what is no feed, and of the XML parser for what is no XML.
    return []
  }
}

function toEntries(parsed: ReturnType<typeof parseFeed>): RawEntry[] {
  switch (parsed.format) {
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        link: item.url ?? null,
        feedTitle: parsed.feed.title ?? null,
        title: item.title ?? null,
        date: toText(item.date_published),
        authors: (item.authors ?? []).flatMap(({ name }) => name ?? []),
        summary: item.summary ?? null,
        image: item.image ?? null,
        html: item.content_html ?? null,
      }))
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        link: item.link ?? null,
        feedTitle: parsed.feed.title ?? null,
        title: item.title ?? null,
        date: toText(item.pubDate),
        authors: item.dc?.creators ?? [],
        summary: item.description ?? null,
        image: item.media?.contents?.[0]?.url ?? null,
        html: item.content?.encoded ?? null,
      }))
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        link: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href ?? null,
        feedTitle: parsed.feed.title?.value ?? null,
        title: entry.title?.value ?? null,
        date: toText(entry.published ?? entry.updated),
        authors: (entry.authors ?? []).flatMap(({ name }) => name ?? []),
        summary: entry.summary?.value ?? null,
        image: null,
        html: entry.content?.value ?? null,
      }))
    default:
      return []
  }
}

/** The parser's type of dates is that of any generator of feeds. */
function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
