import { XMLParser } from 'fast-xml-parser'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { articleFeedFormats, jobFeedFormats, keysOf, routes } from '@/lib/routes'
import type { Json } from '../support/structured-data'
import type { Expected } from './records'

/** An entry of a feed; `language` and `salary` are null where the format has no place for them. */
type Entry = {
  url: string
  title: string
  html: string
  language: string | null
  salary: string | null
  city: string | null
  posting: Json | null
}

/** Archives of the feed of all articles have a hundred entries each. */
const perArchive = 100

/** The feeds that have the texts of all records. */
export function feedPaths(records: readonly Expected[]): string[] {
  const articles = records.filter(({ kind }) => kind === 'article').length
  const archives = [
    null,
    ...Array.from({ length: Math.ceil(articles / perArchive) - 1 }, (_, index) => index + 1),
  ]
  const companies = records.flatMap(({ kind, path }) =>
    kind === 'organization' ? path.split('/').slice(-1) : [],
  )
  return [
    ...keysOf(articleFeedFormats).flatMap((format) =>
      archives.map((archive) => routes.articlesFeed(format, undefined, archive)),
    ),
    ...keysOf(jobFeedFormats).flatMap((format) => [
      routes.jobsFeed(format),
      ...companies.map((slug) => routes.companyJobsFeed(format, 'en', slug)),
    ]),
  ]
}

const xml = new XMLParser({ parseTagValue: false })
const nothing = { language: null, salary: null, city: null, posting: null }

/** The entries of a feed of any format. */
export function readFeed(path: string, body: string): Entry[] {
  if (path.endsWith('.json'))
    return JSON.parse(body).items.map(
      (
        item: Record<'url' | 'title' | 'content_html', string> & { language?: string; _jobposting?: Json },
      ) => ({
        ...nothing,
        ...{ url: item.url, title: item.title, html: item.content_html, language: item.language ?? null },
        posting: item._jobposting ?? null,
      }),
    )
  if (path.includes('indeed'))
    return [xml.parse(body).source.job ?? []]
      .flat()
      .map((job: Record<'url' | 'title' | 'description', string> & { salary?: string; city?: string }) => ({
        ...nothing,
        ...{
          url: job.url,
          title: job.title,
          html: job.description,
          salary: job.salary ?? '',
          city: job.city ?? null,
        },
      }))
  if (path.includes('atom'))
    return (parseAtomFeed(body).entries ?? []).map((entry) => ({
      ...nothing,
      url: entry.links?.find(({ rel }) => rel === 'alternate')?.href ?? '',
      title: entry.title?.value ?? '',
      html: entry.content?.value ?? '',
      language: entry.xml?.lang ?? null,
    }))
  return (parseRssFeed(body).items ?? []).map((item) => ({
    ...nothing,
    ...{ url: item.link ?? '', title: item.title ?? '', html: item.content?.encoded ?? '' },
    language: item.xml?.lang ?? null,
  }))
}
