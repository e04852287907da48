import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { previewedReference, previewScope } from '@/lib/data/preview-scope'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import type { Article, ArticlePage, ArticleSummary } from '@/lib/model/articles/article'
import type { FoundWords } from '@/lib/model/search/found-words'
import { site } from '@/lib/settings/site'
import {
  type ArticleFilter,
  listTags,
  readRecord,
  readRecords,
  readSummaries,
  readTotal,
  toFullArticle,
  toStoreFilter,
} from './article-query'
import { readPreviewArticle } from './preview-articles'

/** Next.js takes 128 tags of a function at most. */
const maxTagged = 100

/** `found` is null where no words are searched for. */
export type FoundArticles = ArticlePage & { found: FoundWords | null }

/** One page of the published articles of a filter, newest first. `page` counts from 1; a page after the last one is empty. */
export async function listArticles(
  filter: ArticleFilter,
  page = 1,
  size = site.lists.articles,
): Promise<FoundArticles> {
  const at = previewScope()?.at
  return at ? readArticlePage(filter, page, size, at) : listPublicArticles(filter, page, size)
}

async function listPublicArticles(filter: ArticleFilter, page: number, size: number): Promise<FoundArticles> {
  'use cache'
  const found = await readArticlePage(filter, page, size, new Date())
  cacheTag(
    ...listTags(filter),
    ...found.items.slice(0, maxTagged).map(({ reference }) => tags.article(reference)),
  )
  // The numbers of pages can be invented.
  cacheLife(page > 1 && found.items.length === 0 ? shortCacheLifetime() : cacheLifetime(['articles']))
  return found
}

/** The same past the caches, at a time. */
export async function readArticlePage(
  filter: ArticleFilter,
  page: number,
  size: number,
  at: Date,
): Promise<FoundArticles> {
  const { total, ...read } = await readSummaries(filter, { offset: (page - 1) * size, limit: size }, at)
  return { ...read, page, pageCount: Math.ceil(total / size), total }
}

/** The site's locales that show an article of a filter. In the other locales the list is empty. */
export async function listArticleLocales(
  filter: Omit<ArticleFilter, 'language'>,
): Promise<readonly string[]> {
  const at = previewScope()?.at
  return at ? readLocales(filter, at) : listPublicLocales(filter)
}

async function listPublicLocales(filter: Omit<ArticleFilter, 'language'>): Promise<readonly string[]> {
  'use cache'
  cacheTag(...listTags(filter))
  cacheLife(cacheLifetime(['articles']))
  return readLocales(filter, new Date())
}

/** The same past the caches, at a time. @internal */
export async function readLocales(
  filter: Omit<ArticleFilter, 'language'>,
  at: Date,
): Promise<readonly string[]> {
  const counts = await Promise.all(locales.map((language) => readTotal({ ...filter, language }, at)))
  return locales.filter((_, index) => counts[index])
}

/** The six latest articles about an organization that a locale shows. The first page of all of them shares the read. */
export async function listOrganizationArticles(
  slug: string,
  locale: string,
): Promise<readonly ArticleSummary[]> {
  return (await listArticles({ language: locale, organization: slug })).items.slice(0, 6)
}

/** The published article of a reference, whatever the rest of its URL. Null if there is none, or it is not published yet. */
export async function getArticle(reference: string): Promise<Article | null> {
  if (previewedReference('article') === reference)
    return (await readPreviewArticle(reference))?.article ?? null
  const at = previewScope()?.at
  return at ? readArticle(reference, at) : getPublicArticle(reference)
}

async function getPublicArticle(reference: string): Promise<Article | null> {
  'use cache'
  cacheTag(tags.article(reference))
  const article = await readArticle(reference, new Date())
  cacheLife(article ? cacheLifetime(['articles']) : shortCacheLifetime())
  return article
}

/** The same past the caches, at a time. @internal */
export async function readArticle(reference: string, at: Date): Promise<Article | null> {
  const record = await readRecord(reference, at)
  return record && toFullArticle(record)
}

const newsMs = 48 * 3_600_000

/** News sitemaps are read with at most this many articles. */
const maxNews = 1_000

/** The articles of the last 48 hours in one of NEWS_INDEXES whose pages have a locale, newest first. Never cached. */
export async function readNewsArticles(locale: string, now: Date): Promise<readonly Article[]> {
  const filter = { ...(await toStoreFilter({ locale }, now)), from: now.getTime() - newsMs }
  const lists = await Promise.all(
    env.NEWS_INDEXES.map((index) =>
      readRecords({ ...filter, index }, { offset: 0, limit: maxNews }, now, toFullArticle),
    ),
  )
  const found = new Map(lists.flatMap(({ items }) => items).map((article) => [article.reference, article]))
  return [...found.values()].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}
