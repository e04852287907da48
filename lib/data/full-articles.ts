import 'server-only'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, localeForLanguage } from '@/lib/i18n/locales'
import { type Article, isPublic, toArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { toOwnPaths } from '@/lib/model/image'
import { readNews } from './article-counts'
import { type ArticleFilter, type PublishedRange, readRange } from './article-reads'
import { earlier } from './cache-lifetime'
import { readAll } from './read-all'
import { getSchedule, utcDay } from './schedule'
import { getClient, hasToken, toImage } from './transport'

/** How many articles of all languages are searched for those in languages that the site does not serve. */
const foreignRange = 100

/**
 * The newest published articles of a filter with their texts: those that a locale shows, or all where it is null.
 * `nextScheduled` is when the next article is published; null if none is scheduled.
 */
export async function readFullArticles(
  filter: ArticleFilter,
  locale: string | null,
  size: number,
  now: Date,
): Promise<{ articles: readonly Article[]; nextScheduled: Date | null }> {
  const { next, hasScheduledToday } = await getSchedule()
  const read = (part: ArticleFilter, count: number) => readRange(part, 0, count, hasScheduledToday, now)
  const ranges: PublishedRange[] = hasToken ? await readForLocale(filter, locale, size, read) : []
  const articles = ranges
    .flatMap(({ wires }) => wires)
    .map((wire) => toArticle(wire, toImage))
    .map((article) => ({ ...article, content: toOwnPaths(article.content, env.SITE_URL) }))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
  const nextScheduled = ranges.reduce((date, range) => earlier(date, range.nextScheduled), next)
  return { articles: articles.slice(0, size), nextScheduled }
}

/** The default locale also shows the articles in languages that the site does not serve. */
function readForLocale(
  filter: ArticleFilter,
  locale: string | null,
  size: number,
  read: (filter: ArticleFilter, count: number) => Promise<PublishedRange>,
): Promise<PublishedRange[]> {
  if (locale === null) return Promise.all([read(filter, size)])
  const own = read({ ...filter, language: locale }, size)
  if (locale !== defaultLocale) return Promise.all([own])
  const foreign = read(filter, foreignRange).then((range) => ({
    ...range,
    wires: range.wires.filter(({ language }) => !isLocale(language)),
  }))
  return Promise.all([own, foreign])
}

/** The articles of the last 48 hours in one of NEWS_INDEXES that a locale shows, newest first. */
export async function readNewsArticles(locale: string, now: Date): Promise<readonly Article[]> {
  const wires = hasToken ? await readNews(env.NEWS_INDEXES, now) : []
  return wires
    .map((wire) => toArticle(wire, toImage))
    .filter((article) => localeForLanguage(article.language) === locale)
}

/** The articles published after `since` and up to `now`, newest first, read from the API past every cache. */
export async function readPublishedSince(since: Date, now: Date): Promise<readonly Article[]> {
  if (!hasToken) return []
  const client = await getClient()
  const isNew = (date: Date | null) => date !== null && date > since
  const wires = await readAll(
    (paging) =>
      client.listArticles({
        published_after: utcDay(since),
        published_before: utcDay(now, 1),
        order_by: 'published_at:desc',
        ...paging,
      }),
    (wire) => !isNew(toDate(wire.published_at)),
  )
  return wires
    .filter((wire) => isPublic(wire, now) && isNew(toDate(wire.published_at)))
    .map((wire) => toArticle(wire, toImage))
}
