import 'server-only'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { type Article, toArticle } from '@/lib/model/article'
import { type ArticleFilter, type PublishedRange, readRange } from './article-reads'
import { earlier } from './cache-lifetime'
import { getSchedule } from './schedule'
import { hasToken, toImage, toOwnPaths } from './transport'

/** How far back articles in languages the site does not serve are looked for among all the others. */
const foreignRange = 100

/**
 * The newest published articles of a filter with their texts: those a locale owns, or all where it is null, and the
 * moment the next one is due.
 */
export async function readWholeArticles(
  filter: ArticleFilter,
  locale: string | null,
  size: number,
  now: Date,
): Promise<{ articles: readonly Article[]; nextDue: Date | null }> {
  const { next, isAnyDueToday } = await getSchedule()
  const read = (part: ArticleFilter, count: number) => readRange(part, 0, count, isAnyDueToday, now)
  const ranges: PublishedRange[] = hasToken ? await readOwned(filter, locale, size, read) : []
  const articles = ranges
    .flatMap(({ wires }) => wires)
    .map((wire) => toArticle(wire, toImage))
    .map((article) => ({ ...article, content: toOwnPaths(article.content) }))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
  const nextDue = ranges.reduce((moment, range) => earlier(moment, range.nextDue), next)
  return { articles: articles.slice(0, size), nextDue }
}

/** The default locale owns the articles in languages the site does not serve as well. */
function readOwned(
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
