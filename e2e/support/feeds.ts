import { Readable } from 'node:stream'
import FeedParser from 'feedparser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import RssParser from 'rss-parser'
import { z } from 'zod'
import type { CrawledPage } from './crawl'

export type FeedLink = { type: string; title: string; path: string; page: string }

/** All links to feeds in the heads of the pages; one entry for each link. */
export function feedLinks(pages: readonly CrawledPage[], baseUrl: string): FeedLink[] {
  return pages.flatMap(({ path: page, body }) => {
    const head = body.slice(0, body.indexOf('</head>'))
    return [...head.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)" title="([^"]*)"/g)].flatMap(
      ([, type = '', href = '', title = '']) =>
        href.includes('/feeds/')
          ? [{ type, title: title.replaceAll('&amp;', '&'), path: href.replace(baseUrl, ''), page }]
          : [],
    )
  })
}

/** An entry that a feed parser found; `date` is ISO 8601. */
export type ParsedEntry = { id?: string; title?: string; link?: string; date?: string }

/** The entries that independent parsers find in a feed, by the name of the parser. */
export async function parseWithAll(type: string, text: string): Promise<Record<string, ParsedEntry[]>> {
  switch (type) {
    case 'application/rss+xml':
      return {
        feedparser: await parseWithFeedparser(text),
        rssParser: await parseWithRssParser(text),
        feedsmith: parseRss(text),
      }
    case 'application/atom+xml':
      return {
        feedparser: await parseWithFeedparser(text),
        rssParser: await parseWithRssParser(text),
        feedsmith: parseAtom(text),
      }
    case 'application/feed+json':
      return { feedsmith: parseJson(text), schema: parseWithSchema(text) }
    default:
      throw new Error(`No parser for ${type}`)
  }
}

async function parseWithFeedparser(text: string): Promise<ParsedEntry[]> {
  const parser = new FeedParser({ addmeta: false })
  Readable.from([text]).pipe(parser)
  const entries: ParsedEntry[] = []
  for await (const item of parser)
    entries.push({ id: item.guid, title: item.title, link: item.link, date: toIso(item.pubdate) })
  return entries
}

async function parseWithRssParser(text: string): Promise<ParsedEntry[]> {
  const { items } = await new RssParser<unknown, { id?: string }>().parseString(text)
  return items.map((item) => ({
    id: item.guid ?? item.id,
    title: item.title,
    link: item.link,
    date: toIso(item.isoDate),
  }))
}

function parseRss(text: string): ParsedEntry[] {
  return (parseRssFeed(text).items ?? []).map((item) => ({
    id: item.guid?.value,
    title: item.title,
    link: item.link,
    date: toIso(item.pubDate),
  }))
}

function parseAtom(text: string): ParsedEntry[] {
  return (parseAtomFeed(text).entries ?? []).map((entry) => ({
    id: entry.id,
    title: entry.title?.value,
    link: entry.links?.find(({ rel }) => rel === 'alternate')?.href,
    date: toIso(entry.published),
  }))
}

function parseJson(text: string): ParsedEntry[] {
  return (parseJsonFeed(text).items ?? []).map((item) => ({
    id: item.id,
    title: item.title,
    link: item.url,
    date: toIso(item.date_published),
  }))
}

function parseWithSchema(text: string): ParsedEntry[] {
  return jsonFeed.parse(JSON.parse(text)).items.map((item) => ({
    id: item.id,
    title: item.title,
    link: item.url,
    date: toIso(item.date_published),
  }))
}

/** Without fractions of a second, because RSS has none. */
function toIso(date: Date | string | null | undefined): string | undefined {
  return date ? new Date(date).toISOString().replace(/\.\d+/, '') : undefined
}

const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() })
const text = z.string().min(1)
const timestamp = z.iso.datetime()

/** A JSON Feed 1.1 document of this site; it has no other fields. */
export const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: z.url(),
  feed_url: z.url(),
  description: text,
  language: text,
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().startsWith('tag:'),
      url: z.url(),
      title: text,
      content_html: z.string(),
      summary: text.optional(),
      image: z.url().optional(),
      date_published: timestamp.optional(),
      date_modified: timestamp.optional(),
      authors: z.array(author).min(1).optional(),
      tags: z.array(text).min(1).optional(),
      language: text.optional(),
      _jobposting: z.looseObject({ '@type': z.literal('JobPosting') }).optional(),
    }),
  ),
})
