import 'server-only'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import { type Article, isPublic, toArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { toOwnPaths } from '@/lib/model/image'
import { readNews } from './article-counts'
import { isInOwnIndex, isOwn, ownIndex } from './article-index'
import { type ApiList, type ArticleFilter, listsOf } from './article-lists'
import { blockSize } from './article-merge'
import { readBlock } from './article-reads'
import { earlier } from './cache-lifetime'
import { wideAfter, wideBefore } from './day-filters'
import { addFreshArticles, addKnownArticles } from './known-articles'
import { readParts } from './merged-articles'
import { readAll } from './read-all'
import { getSchedule } from './schedule'
import { skipDays } from './skip-days'
import { toImage } from './store'
import { getClient, hasToken } from './transport'
import { utcDay } from './utc-day'

/**
 * `size` published articles of a filter with their texts, from position `start` of `total`, newest first: those that a locale shows,
 * or all where it is null. `nextScheduled` is when the next article is published; null if none is scheduled.
 */
export async function readFullArticles(
  filter: ArticleFilter,
  locale: string | null,
  { start, size, total }: { start: number; size: number; total: number },
  now: Date,
): Promise<{ articles: readonly Article[]; nextScheduled: Date | null }> {
  const { next, isListedEarly } = await getSchedule()
  const lists = hasToken ? await listsOf(locale === null ? filter : { ...filter, language: locale }) : []
  const read = async (list: ApiList, block: number, offset?: number) => {
    const { wires, ...range } = await readBlock(list, block, blockSize, isListedEarly, now, offset)
    return { ...range, items: wires.map((wire) => toArticle(wire, toImage)) }
  }
  const older = lists.length > 1 ? await skipDays(lists, start, total) : null
  const { items, nextScheduled } = await readParts(older?.lists ?? lists, older?.start ?? start, size, read)
  const articles = items.map((article) => ({
    ...article,
    content: toOwnPaths(article.content, env.SITE_URL),
  }))
  addKnownArticles(articles)
  return { articles, nextScheduled: earlier(next, nextScheduled) }
}

/** The articles of the last 48 hours in one of NEWS_INDEXES that a locale shows, newest first. */
export async function readNewsArticles(locale: string, now: Date): Promise<readonly Article[]> {
  const wires = hasToken ? await readNews(env.NEWS_INDEXES, now) : []
  return wires
    .filter(isInOwnIndex)
    .map((wire) => toArticle(wire, toImage))
    .filter((article) => localeForLanguage(article.language) === locale)
}

/** Articles of one check of the publish scheduler. Older ones appear when their pages' cache lifetimes end. */
const maxPublished = 1_000

/**
 * The articles published after `since` and up to `now`, newest first, and when the next one is published if that is before
 * the end of the UTC day of `horizon`. Read from the API past every cache, with one request if fewer than 100 articles
 * are concerned.
 */
export async function readPublishedSince(
  since: Date,
  now: Date,
  horizon: Date,
): Promise<{ articles: readonly Article[]; nextScheduled: Date | null }> {
  if (!hasToken) return { articles: [], nextScheduled: null }
  const client = await getClient()
  const isNew = (date: Date | null) => date !== null && date > since
  let publishedCount = 0
  const wires = await readAll(
    (paging) =>
      client.listArticles({
        ...ownIndex,
        published_after: wideAfter(utcDay(since)),
        published_before: wideBefore(utcDay(horizon, 1)),
        order_by: 'published_at:desc',
        ...paging,
      }),
    (wire) => {
      if (isPublic(wire, now)) publishedCount += 1
      return publishedCount >= maxPublished || !isNew(toDate(wire.published_at))
    },
  )
  const horizonDay = utcDay(horizon)
  const dates = wires
    .flatMap((wire) => toDate(wire.published_at) ?? [])
    .filter((date) => date > now && utcDay(date) <= horizonDay)
  const articles = wires
    .filter((wire) => isOwn(wire) && isPublic(wire, now) && isNew(toDate(wire.published_at)))
    .slice(0, maxPublished)
    .map((wire) => toArticle(wire, toImage))
  addFreshArticles(articles)
  return { articles, nextScheduled: dates.reduce<Date | null>(earlier, null) }
}
