import { countArticles } from '@vitrine/content-store/queries/article-counts'
import type { ArticleFilter as StoreFilter } from '@vitrine/content-store/queries/article-filter'
import { type ArticleRange, getArticle, listArticles } from '@vitrine/content-store/queries/articles'
import { tags } from '@/lib/cache-tags'
import { articleSchema } from '@/lib/client/records'
import { queryWords, type SearchedWords, toFoundWords } from '@/lib/data/search/query-words'
import { openStore, parseStored, toImage } from '@/lib/data/store'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import {
  type Article,
  type ArticleOfMonth,
  type ArticleRecord,
  type ArticleSummary,
  isPublic,
  toArticle,
  toArticleOfMonth,
  toArticleSummary,
} from '@/lib/model/articles/article'
import { firstItems } from '@/lib/model/limits'
import { toOwnPaths } from '@/lib/model/media/image'
import type { FoundWords } from '@/lib/model/search/found-words'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { type ArchivePeriod, isPathReference } from '@/lib/routes'
import { languagesOf } from './article-languages'

/** Conditions that a published article meets all. */
export type ArticleFilter = {
  /** A locale or another language group, see `languageGroup`: a list shows one language. All languages without it. */
  language?: string
  /** The locale of the articles' own pages: the default locale has those in languages without an interface too. */
  locale?: string
  /** References. */
  category?: string
  collection?: string
  /** A slug. */
  organization?: string
  /** An index that the article is in beside one of ARTICLE_INDEX. */
  index?: string
  /** What a search finds of a language, the best matches first. */
  searched?: SearchedWords
  /** UTC. */
  period?: ArchivePeriod
}

/** The filter of the store for articles that are published at `at`. */
export async function toStoreFilter(
  filter: ArticleFilter,
  at: Date,
): Promise<StoreFilter & { publishedUntil: number }> {
  const { language, locale, period, searched, ...others } = filter
  const languages = language === undefined && locale === undefined ? undefined : await languagesOf(filter)
  const publishedUntil = at.getTime()
  const query = searched && (await queryWords(searched, { languages: languages ?? [], publishedUntil }))
  return {
    ...others,
    ...{ languages, publishedUntil, query },
    ...(period && toTimes(period)),
    indexes: env.ARTICLE_INDEX,
  }
}

function toTimes({ year, month }: ArchivePeriod): { from: number; before: number } {
  const [from, before] = month === null ? [0, 12] : [month - 1, month]
  return { from: Date.UTC(year, from), before: Date.UTC(year, before) }
}

/** The cache tags of a list. A group names its articles, so that its lists do not need the tag of all articles. */
export function listTags({ language, category, collection, organization }: ArticleFilter): string[] {
  const groups = [
    ...(category ? [tags.category(category)] : []),
    ...(collection ? [tags.collection(collection)] : []),
    ...(organization ? [tags.organizationArticles(organization)] : []),
  ]
  return groups.length > 0 ? groups : articlesTags(language)
}

/**
 * The tags of the lists of all articles: of one language group, or of all of them. A change of an article in a language without an
 * interface invalidates those of the default locale too.
 */
export function articlesTags(language?: string): string[] {
  return language === undefined ? locales.map(tags.articlesOf) : [tags.articlesOf(language)]
}

/** More records in one query of SQLite hold up the requests of other visitors. */
const readTogether = 200

/** A part of the articles of a filter that are published at `at`, newest first by default, and the number of all of them. */
export async function readRecords<T>(
  filter: StoreFilter,
  range: ArticleRange,
  at: Date,
  toItem: (record: ArticleRecord) => T,
): Promise<{ items: readonly T[]; total: number }> {
  const items: T[] = []
  for (let read = 0; ; read += readTogether) {
    const limit = Math.min(readTogether, range.limit - read)
    const part = await listArticles(openStore(), filter, { ...range, offset: range.offset + read, limit })
    await mapWithPauses(part.items, ({ record }) => {
      const article = parsePublic(record, at)
      if (article) items.push(toItem(article))
    })
    if (read + readTogether >= range.limit || part.items.length < limit) return { items, total: part.total }
  }
}

/** The same with the fields for lists, and what a search has found. */
export async function readSummaries(
  filter: ArticleFilter,
  range: ArticleRange,
  at: Date,
): Promise<{ items: readonly ArticleSummary[]; total: number; found: FoundWords | null }> {
  const list = await toStoreFilter(filter, at)
  const found = list.query ? toFoundWords(list.query) : null
  return { ...(await readRecords(list, range, at, toSummary)), found }
}

/** The same with the texts. */
export async function readArticles(
  filter: ArticleFilter,
  range: ArticleRange,
  at: Date,
): Promise<{ items: readonly Article[]; total: number }> {
  return readRecords(await toStoreFilter(filter, at), range, at, toFullArticle)
}

/** The same for the sitemap of a month, oldest first: a new article moves no other. */
export async function readMonth(
  filter: ArticleFilter,
  range: Pick<ArticleRange, 'offset' | 'limit'>,
  at: Date,
): Promise<readonly ArticleOfMonth[]> {
  const list = await toStoreFilter(filter, at)
  const { items } = await readRecords(list, { ...range, order: 'oldest first' }, at, (record) =>
    toArticleOfMonth(record, toImage),
  )
  return items
}

/** The number of published articles of a filter. */
export async function readTotal(filter: ArticleFilter, at: Date): Promise<number> {
  return countArticles(openStore(), await toStoreFilter(filter, at))
}

/** The article of a stored text. Null if it is not published at `at`, or has no page. */
export function parsePublic(json: string, at: Date): ArticleRecord | null {
  const record = parseStored(json, articleSchema)
  return record && isPublic(record, at) ? record : null
}

/** The record of the site's article of a reference. Null if there is none, or it is not published at `at`. */
export async function readRecord(reference: string, at: Date): Promise<ArticleRecord | null> {
  const json = isPathReference(reference) ? await getArticle(openStore(), reference) : null
  const record = json === null ? null : parsePublic(json, at)
  return record && isOfSite(record) ? record : null
}

/** Whether an article is in one of the indexes of ARTICLE_INDEX. */
export function isOfSite({ indexed }: Pick<ArticleRecord, 'indexed'>): boolean {
  const own = env.ARTICLE_INDEX
  return own.length === 0 || firstItems(indexed).some((index) => own.includes(index))
}

export function toSummary(record: ArticleRecord): ArticleSummary {
  return toArticleSummary(record, toImage)
}

/** Images of the site have paths in the text. */
export function toFullArticle(record: ArticleRecord): Article {
  const article = toArticle(record, toImage)
  return { ...article, content: toOwnPaths(article.content, env.SITE_URL) }
}
