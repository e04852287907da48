import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import {
  type Article,
  type ArticlePage,
  type ArticleSummary,
  type Category,
  type Collection,
  isPublic,
  toArticle,
  toArticleSummary,
} from '@/lib/model/article'
import { resultsPerPage } from '@/lib/model/article-results'
import { toDate } from '@/lib/model/date'
import { toOwnPaths } from '@/lib/model/image'
import { type ApiList, type ArticleFilter, listsOf } from './article-lists'
import { blockSize } from './article-merge'
import { readRange } from './article-reads'
import { cacheLifetime, earlier, shortCacheLifetime } from './cache-lifetime'
import { findArticle } from './find-article'
import { addKnownArticles } from './known-articles'
import { isKnownGroup } from './known-groups'
import { addKnown, findKnown, listKey } from './known-records'
import { readMergedLists, readMergedListsAt } from './merged-articles'
import { readArticleAt, readPreviewArticle } from './preview-articles'
import { previewedReference, previewScope } from './preview-scope'
import { getSchedule } from './schedule'
import { toImage } from './store'
import { hasToken } from './transport'

export const articlesPerPage = resultsPerPage

/**
 * One page of the published articles of a filter, newest first. `page` counts from 1. A page after the last one is empty and
 * costs no read of its own.
 */
export async function listArticles(
  filter: ArticleFilter,
  page = 1,
  size = articlesPerPage,
): Promise<ArticlePage> {
  const at = previewScope()?.at
  if (!at) return listPublicArticles(filter, page, size)
  const { items, total } = await readMergedListsAt(await listsOf(filter), (page - 1) * size, size, at)
  return { items, page, pageCount: Math.ceil(total / size), total }
}

async function listPublicArticles(filter: ArticleFilter, page: number, size: number): Promise<ArticlePage> {
  'use cache'
  cacheTag(tags.articles(), ...filterTags(filter))
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  const first = page > 1 ? await listPublicArticles(filter, 1, size) : null
  const isAfterLast = first !== null && page > first.pageCount
  const range =
    hasToken && !isAfterLast
      ? await readList(await listsOf(filter), (page - 1) * size, size, isListedEarly, now)
      : { ...emptyRange, total: first?.total ?? 0 }
  const change = earlier(next, range.nextScheduled)
  // The number of a page after the last one can be invented: its result is stored for a short time, apart from those of pages.
  cacheLife(isAfterLast ? shortCacheLifetime(change, now) : cacheLifetime(['articles'], change, now))
  const { items } = range
  cacheTag(...items.slice(0, 100).map((article) => tags.article(article.reference)))
  const pageCount = Math.ceil(range.total / size)
  addKnownArticles(items)
  addKnownPages(filter, size, pageCount)
  return { items, page, pageCount, total: range.total }
}

/** The pages of the site show lists of one language by `articlesPerPage`. */
function addKnownPages({ language, from, before, ...group }: ArticleFilter, size: number, pageCount: number) {
  if (language === undefined || size !== articlesPerPage || from || before) return
  addKnown('list', listKey({ language, ...group }), String(pageCount))
}

type ListRange = { items: readonly ArticleSummary[]; total: number; nextScheduled: Date | null }

export const emptyRange: ListRange = { items: [], total: 0, nextScheduled: null }

/** One list of the API is read by the pages of the site; several ones, and long pages, by blocks that many pages share. */
export async function readList(
  lists: readonly ApiList[],
  start: number,
  size: number,
  isListedEarly: boolean,
  now: Date,
): Promise<ListRange> {
  const [list, ...others] = lists
  if (!list || others.length > 0 || size > blockSize) return readMergedLists(lists, start, size)
  const { wires, ...range } = await readRange(list, start, size, isListedEarly, now)
  return { ...range, items: wires.map((wire) => toArticleSummary(wire, toImage)) }
}

/** The site's locales that show an article of a filter. In the other locales the list is empty. */
export async function listArticleLocales(filter: Omit<ArticleFilter, 'language'>): Promise<string[]> {
  const totals = await Promise.all(
    locales.map(async (language) => (await listArticles({ ...filter, language }, 1, 1)).total),
  )
  return locales.filter((_, index) => totals[index])
}

/** The six latest articles about an organization that a locale shows. The first page of all of them shares the read. */
export async function listOrganizationArticles(
  reference: string,
  locale: string,
): Promise<readonly ArticleSummary[]> {
  return (await listArticles({ language: locale, organization: reference })).items.slice(0, 6)
}

/**
 * The published article of a reference. `day` is the UTC day of the article's URL. An article whose date changed is found
 * by the words of its slug. Null if there is none, or it is not published yet.
 */
export async function getArticle(day: string, slug: string, reference: string): Promise<Article | null> {
  if (previewedReference('article') === reference)
    return (await readPreviewArticle(reference))?.article ?? null
  const at = previewScope()?.at
  return at ? readArticleAt(day, reference, at) : getPublicArticle(day, slug, reference)
}

async function getPublicArticle(day: string, slug: string, reference: string): Promise<Article | null> {
  'use cache'
  cacheTag(tags.article(reference))
  const now = new Date()
  const { next } = await getSchedule()
  const wire = hasToken ? await findArticle(day, slug, reference) : null
  if (!wire || !isPublic(wire, now)) {
    cacheLife(shortCacheLifetime(earlier(next, toDate(wire?.published_at)), now))
    return null
  }
  const article = toArticle(wire, toImage)
  cacheTag(
    ...article.categories.map((category) => tags.category(category.reference)),
    ...article.collections.map((collection) => tags.collection(collection.reference)),
    ...article.organizations.map((organization) => tags.organizationSlug(organization.slug)),
  )
  cacheLife(cacheLifetime(['articles'], next, now))
  addKnownArticles([article])
  return { ...article, content: toOwnPaths(article.content, env.SITE_URL) }
}

/**
 * The category of a reference, from the published articles that have it: the API lists none. Null if none has it. Throws where
 * the API lists articles of a category that pages show, and none of them names it: the field is invalid then.
 */
export async function getCategory(reference: string): Promise<Category | null> {
  return findGroup('category', reference, ({ categories }) => categories)
}

/** The collection of a reference, in the same way. */
export async function getCollection(reference: string): Promise<Collection | null> {
  return findGroup('collection', reference, ({ collections }) => collections)
}

async function findGroup<G extends { reference: string }>(
  kind: 'category' | 'collection',
  reference: string,
  groupsOf: (article: ArticleSummary) => readonly G[],
): Promise<G | null> {
  if (!previewScope()?.at && !(await isKnownGroup(kind, reference))) return null
  const { items } = await listArticles({ [kind]: reference })
  const group = items.flatMap(groupsOf).find((other) => other.reference === reference)
  if (!group && items.length > 0 && findKnown(kind, reference))
    throw new Error(`${kind} ${reference}: the articles that the API lists for it do not name it`)
  return group ?? null
}

/** The collections of the hundred latest articles of a locale, those with most articles first. */
export async function listCollections(language: string): Promise<readonly Collection[]> {
  const { items } = await listArticles({ language }, 1, 100)
  return byFrequency(items.flatMap((article) => article.collections))
}

function byFrequency<T extends { reference: string }>(records: readonly T[]): readonly T[] {
  const counted = new Map<string, { record: T; count: number }>()
  for (const record of records) {
    const entry = counted.get(record.reference)
    counted.set(record.reference, { record: entry?.record ?? record, count: (entry?.count ?? 0) + 1 })
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).map(({ record }) => record)
}

/** The cache tags of what a filter selects by. */
export function filterTags({ category, collection, organization }: ArticleFilter): string[] {
  return [
    ...(category ? [tags.category(category)] : []),
    ...(collection ? [tags.collection(collection)] : []),
    ...(organization ? [tags.organization(organization)] : []),
  ]
}
