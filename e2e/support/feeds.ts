import { Readable } from 'node:stream'
import FeedParser from 'feedparser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import RssParser from 'rss-parser'
import { z } from 'zod'
import type { CrawledPage } from './crawl'

export type FeedLink = { type: string; title: string; path: string; page: string }

/** The feeds that the heads of pages name, as often as they do. */
export function announcedFeeds(pages: readonly CrawledPage[], baseUrl: string): FeedLink[] {
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

/** An entry as a reader finds it; the date in ISO form. */
export type ReadEntry = { id?: string; title?: string; link?: string; date?: string }

/** What independent readers find in a feed, by their names. */
export async function readByAll(type: string, text: string): Promise<Record<string, ReadEntry[]>> {
  switch (type) {
    case 'application/rss+xml':
      return {
        feedparser: await byFeedparser(text),
        rssParser: await byRssParser(text),
        feedsmith: rss(text),
      }
    case 'application/atom+xml':
      return {
        feedparser: await byFeedparser(text),
        rssParser: await byRssParser(text),
        feedsmith: atom(text),
      }
    case 'application/feed+json':
      return { feedsmith: json(text), byHand: byHand(text) }
    default:
      throw new Error(`No reader takes ${type}`)
  }
}

async function byFeedparser(text: string): Promise<ReadEntry[]> {
  const parser = new FeedParser({ addmeta: false })
  Readable.from([text]).pipe(parser)
  const entries: ReadEntry[] = []
  for await (const item of parser)
    entries.push({ id: item.guid, title: item.title, link: item.link, date: toIso(item.pubdate) })
  return entries
}

async function byRssParser(text: string): Promise<ReadEntry[]> {
  const { items } = await new RssParser<unknown, { id?: string }>().parseString(text)
  return items.map((item) => ({
    id: item.guid ?? item.id,
    title: item.title,
    link: item.link,
    date: toIso(item.isoDate),
  }))
}

function rss(text: string): ReadEntry[] {
  return (parseRssFeed(text).items ?? []).map((item) => ({
    id: item.guid?.value,
    title: item.title,
    link: item.link,
    date: toIso(item.pubDate),
  }))
}

function atom(text: string): ReadEntry[] {
  return (parseAtomFeed(text).entries ?? []).map((entry) => ({
    id: entry.id,
    title: entry.title?.value,
    link: entry.links?.find(({ rel }) => rel === 'alternate')?.href,
    date: toIso(entry.published),
  }))
}

function json(text: string): ReadEntry[] {
  return (parseJsonFeed(text).items ?? []).map((item) => ({
    id: item.id,
    title: item.title,
    link: item.url,
    date: toIso(item.date_published),
  }))
}

function byHand(text: string): ReadEntry[] {
  return jsonFeed.parse(JSON.parse(text)).items.map((item) => ({
    id: item.id,
    title: item.title,
    link: item.url,
    date: toIso(item.date_published),
  }))
}

/** To the second, which is as precise as RSS is. */
function toIso(date: Date | string | null | undefined): string | undefined {
  return date ? new Date(date).toISOString().replace(/\.\d+/, '') : undefined
}

const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() })
const text = z.string().min(1)
const moment = z.iso.datetime()

/** JSON Feed 1.1 as this site writes it: nothing else may be in it. */
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
      date_published: moment.optional(),
      date_modified: moment.optional(),
      authors: z.array(author).min(1).optional(),
      tags: z.array(text).min(1).optional(),
      language: text.optional(),
      _jobposting: z.looseObject({ '@type': z.literal('JobPosting') }).optional(),
    }),
  ),
})
