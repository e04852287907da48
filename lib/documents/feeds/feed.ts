import type { JobPosting } from 'schema-dts'
import { env } from '@/lib/env'

/** A feed in no form yet. Texts are plain where they are not called HTML, addresses absolute, entries newest first. */
export type Feed = {
  id: string
  title: string
  description: string
  language: string
  /** The page whose list it follows. */
  home: string
  /** Its own address in the form it is to be written in. */
  self: string
  image: string | null
  entries: readonly FeedEntry[]
}

export type FeedEntry = {
  id: string
  url: string
  title: string
  language: string
  html: string
  summary: string | null
  image: string | null
  /** Null only for jobs that nothing dates. */
  publishedAt: Date | null
  /** When it is known to have changed since; null where that is not known, or never. */
  updatedAt: Date | null
  authors: readonly { name: string; url: string | null }[]
  tags: readonly string[]
  /** What the job's own page says of it to search engines; null for other entries, and for jobs without it. */
  posting: JobPosting | null
}

/**
 * The identity of a thing for ever (RFC 4151): by reference alone, so that a new title, address, language or host does
 * not make it new to its readers.
 */
export function tagId(kind: 'article' | 'job' | 'feed', reference: string): string {
  return `tag:${env.TAG_AUTHORITY}:${kind}/${reference.split('/').map(encodeURIComponent).join('/')}`
}

/** When the newest of its entries changed; of a feed without entries the day its authority begins, never now. */
export function updatedAt(feed: Feed): Date {
  const moments = feed.entries.flatMap((entry) => changedAt(entry) ?? [])
  return moments.length > 0 ? new Date(Math.max(...moments.map(Number))) : authorityStart()
}

/** Null for an entry that nothing dates. */
export function changedAt(entry: FeedEntry): Date | null {
  return entry.updatedAt ?? entry.publishedAt
}

function authorityStart(): Date {
  return new Date(env.TAG_AUTHORITY.slice(env.TAG_AUTHORITY.indexOf(',') + 1))
}

/** The feed without the characters that XML 1.0 forbids; in JSON too, so that all forms say the same. */
export function toSoundFeed(feed: Feed): Feed {
  return toSound(feed) as Feed
}

/** All texts in it, however deep; moments are left as they are. */
function toSound(value: unknown): unknown {
  if (typeof value === 'string') return toSoundText(value)
  if (Array.isArray(value)) return value.map(toSound)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toSound(part)]))
}

export function toSoundText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
