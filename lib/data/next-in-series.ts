import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { localeForLanguage } from '@/lib/i18n/locales'
import {
  type ArticleSummary,
  articleLanguage,
  type Collection,
  isPublic,
  toArticleSummary,
} from '@/lib/model/article'
import { belongsTo, listsOf } from './article-lists'
import { openPages } from './article-reads'
import { listArticles } from './articles'
import { cacheLifetime, earlier } from './cache-lifetime'
import { previewScope } from './preview-scope'
import { getSchedule } from './schedule'
import { toImage } from './store'
import { hasToken } from './transport'
import { utcDay } from './utc-day'

/** The article that was published next in a collection of another one. */
export type NextInSeries = { collection: Collection; article: ArticleSummary }

/** The position of an article in its collections. */
type SeriesPlace = Pick<ArticleSummary, 'reference' | 'language' | 'publishedAt' | 'collections'>

/** Collections of one article that are read. */
const maxCollections = 2

/** The newest articles of a collection, which all pages of its articles share. */
const sharedSize = 100

/** Null for the newest article of its collections, and without a collection. */
export async function findNextInSeries(own: SeriesPlace): Promise<NextInSeries | null> {
  for (const collection of own.collections.slice(0, maxCollections)) {
    const article = await findNext(own, collection.reference)
    if (article) return { collection, article }
  }
  return null
}

async function findNext(own: SeriesPlace, collection: string): Promise<ArticleSummary | null> {
  const locale = localeForLanguage(own.language)
  const { items, total } = await listArticles({ language: locale, collection }, 1, sharedSize)
  const place = items.findIndex(({ reference }) => reference === own.reference)
  if (place >= 0) return items[place - 1] ?? null
  // A draft in a preview, or an article that the list lacks since it was read.
  const isNewer = items.length >= total || own.publishedAt >= (items.at(-1)?.publishedAt ?? own.publishedAt)
  if (isNewer || previewScope()?.at)
    return items.findLast((item) => item.publishedAt > own.publishedAt) ?? null
  return readNext(locale, collection, own.publishedAt, own.reference)
}

/** More than the articles of a collection that the day filters add before its next one. */
const ownSize = 20

/** The next one of an article that is older than the shared ones: one request for each list of the API. */
async function readNext(
  locale: string,
  collection: string,
  publishedAt: Date,
  reference: string,
): Promise<ArticleSummary | null> {
  'use cache'
  cacheTag(tags.articles(), tags.collection(collection))
  const now = new Date()
  const { next } = await getSchedule()
  const lists = await listsOf({ language: locale, collection, from: utcDay(publishedAt) })
  const read = await Promise.all(
    (hasToken ? lists : []).map(async (list) => {
      const { items } = await openPages(list, ownSize, now, 'published_at:asc').read(1)
      return items.filter((wire) => belongsTo(list, wire))
    }),
  )
  const [found] = read
    .flat()
    .filter((wire) => isPublic(wire, now) && localeForLanguage(articleLanguage(wire.language)) === locale)
    .map((wire) => toArticleSummary(wire, toImage))
    .filter((item) => isLater(item, { publishedAt, reference }))
    .sort((a, b) => (isLater(a, b) ? 1 : -1))
  if (found) cacheTag(tags.article(found.reference))
  cacheLife(cacheLifetime(['articles'], earlier(next, null), now))
  return found ?? null
}

type Position = Pick<ArticleSummary, 'publishedAt' | 'reference'>

/** By the order of lists, which are newest first, and of equal dates by reference. */
function isLater(a: Position, b: Position): boolean {
  const between = a.publishedAt.getTime() - b.publishedAt.getTime()
  return between > 0 || (between === 0 && a.reference < b.reference)
}
