import type { ArticlesParameters, Client } from '@/lib/client/client'
import { ownIndex } from '@/lib/data/article-index'
import { wideAfter, wideBefore } from '@/lib/data/day-filters'
import { utcDay } from '@/lib/data/utc-day'
import type { ArticleRecord } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { hashOf } from './state'

type Articles = Record<string, string>

/** Paces the requests to the API. */
export type Pace = () => Promise<void>

const pageSize = 100

/** A list of more articles is not watched: its state would not fit in memory. */
const maxPages = 1_500

/** Every article of the API, by reference: its day of publication and its hash. */
export async function readAllArticles(client: Client, pace: Pace): Promise<Articles> {
  return readList(client, pace, { order_by: 'published_at:asc' })
}

/**
 * The articles as they are now: those that changed since the day are read again, and where fewer are listed than were known,
 * those of the months that lost some. `updated_after` names a day, and may include it or not: one more day is read.
 */
export async function pollArticles(
  client: Client,
  pace: Pace,
  known: Articles,
  updatedAfter: string,
): Promise<Articles> {
  const now = { ...known, ...(await readList(client, pace, { updated_after: wideAfter(updatedAfter) })) }
  const total = await countArticles(client, pace, {})
  return total === null || total >= Object.keys(now).length ? now : removeMissing(client, pace, now, total)
}

async function readList(client: Client, pace: Pace, parameters: ArticlesParameters): Promise<Articles> {
  const found: Articles = {}
  for (let page = 1; page <= maxPages; page += 1) {
    await pace()
    const { items } = await client.listArticles({ ...ownIndex, ...parameters, page, per_page: pageSize })
    for (const wire of items) found[wire.reference] = toEntry(wire)
    if (items.length < pageSize) return found
  }
  throw new Error(`The API lists more than ${maxPages * pageSize} articles`)
}

async function countArticles(
  client: Client,
  pace: Pace,
  parameters: ArticlesParameters,
): Promise<number | null> {
  await pace()
  return (await client.listArticles({ ...ownIndex, ...parameters, per_page: 1 })).total
}

/**
 * The API names no deleted article: the months are counted, and those that surely lost some are read first. The filters are a
 * day wider on each side, because an API can include the days that they name or not.
 */
async function removeMissing(client: Client, pace: Pace, known: Articles, total: number): Promise<Articles> {
  const kept = { ...known }
  const months = [...new Set(Object.values(known).map((entry) => entry.slice(0, 7)))].sort().reverse()
  const doubtful: Month[] = []
  for (const month of months.map(toMonth)) {
    if (Object.keys(kept).length <= total) return kept
    const listed = (await countArticles(client, pace, month.filters)) ?? 0
    if (listed < referencesIn(kept, month.first, month.last).length)
      await readMonth(client, pace, kept, month)
    else if (listed < referencesIn(kept, month.before, month.after).length) doubtful.push(month)
  }
  for (const month of doubtful) {
    if (Object.keys(kept).length <= total) return kept
    await readMonth(client, pace, kept, month)
  }
  return kept
}

/** Days of a month, and the days before and after it. */
type Month = {
  first: string
  last: string
  before: string
  after: string
  filters: { published_after: string; published_before: string }
}

function toMonth(month: string): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const end = new Date(Date.UTC(year, number, 1))
  return {
    ...{ first: utcDay(first), last: utcDay(end, -1), before: utcDay(first, -1), after: utcDay(end) },
    filters: { published_after: wideAfter(utcDay(first)), published_before: wideBefore(utcDay(end)) },
  }
}

async function readMonth(client: Client, pace: Pace, kept: Articles, month: Month): Promise<void> {
  const found = await readList(client, pace, month.filters)
  for (const reference of referencesIn(kept, month.first, month.last))
    if (found[reference] === undefined) delete kept[reference]
}

function referencesIn(articles: Articles, first: string, last: string): string[] {
  return Object.entries(articles).flatMap(([reference, entry]) => {
    const day = entry.slice(0, 10)
    return first <= day && day <= last ? [reference] : []
  })
}

function toEntry(wire: ArticleRecord): string {
  return `${utcDay(toDate(wire.published_at) ?? new Date(0))} ${hashOf(wire)}`
}
