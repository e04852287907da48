import type { JobPosting } from 'schema-dts'
import { dropForbiddenCharacters } from '@/lib/documents/xml-characters'
import { env } from '@/lib/env'
import type { ArticleFeedFormat } from '@/lib/routes'
import type { FeedScope } from '@/lib/seo/feed-scope'

/** A feed before it is written in a format. `self` is its URL in that format; entries are newest first. */
export type Feed = Omit<FeedScope<ArticleFeedFormat>, 'paths' | 'archivePath'> &
  ArchiveUrls & { self: string; entries: readonly FeedEntry[] }

/** The URLs of other documents of the feed. `current` is that of the newest entries, null in that document itself. */
type ArchiveUrls = { current: string | null; older: string | null; newer: string | null }

/** URLs are absolute; `title` and `summary` are plain text. */
export type FeedEntry = {
  id: string
  url: string
  title: string
  language: string
  html: string
  summary: string | null
  image: string | null
  /** Null for a job that has no date. */
  publishedAt: Date | null
  /** When it changed after its publication. Null where that is not known. */
  updatedAt: Date | null
  authors: readonly { name: string; url: string | null }[]
  tags: readonly string[]
  /** The `JobPosting` of the job's page. Null for articles, for jobs without one, and in other formats than JSON. */
  posting: JobPosting | null
}

/** When its newest entry changed. For a feed without entries, the day of TAG_AUTHORITY: equal contents make equal feeds. */
export function updatedAt(feed: Feed): Date {
  const dates = feed.entries.flatMap((entry) => changedAt(entry) ?? [])
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : authorityStart()
}

/** The links between the documents of a feed: RFC 5005, section 4. */
export function archiveLinks({ current, older, newer }: ArchiveUrls): { rel: string; href: string }[] {
  const links = { current, 'prev-archive': older, 'next-archive': newer }
  return Object.entries(links).flatMap(([rel, href]) => (href === null ? [] : [{ rel, href }]))
}

/** Null for an entry without dates. */
export function changedAt(entry: FeedEntry): Date | null {
  return entry.updatedAt ?? entry.publishedAt
}

function authorityStart(): Date {
  return new Date(env.TAG_AUTHORITY.slice(env.TAG_AUTHORITY.indexOf(',') + 1))
}

/** Drops the characters that XML 1.0 forbids from all texts of a feed. All formats then have the same texts. */
export function dropForbiddenFromFeed(feed: Feed): Feed {
  // The copy differs from the feed in its texts only.
  return mapTexts(feed) as Feed
}

function mapTexts(value: unknown): unknown {
  if (typeof value === 'string') return dropForbiddenCharacters(value)
  if (Array.isArray(value)) return value.map(mapTexts)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part)]))
}
