import 'server-only'
import { env } from '@/lib/env'
import { type Article, type ArticleRecord, toArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { toOwnPaths } from '@/lib/model/image'
import { currentTime } from '@/lib/process/clock'
import { isPathReference } from '@/lib/routes'
import { getArticleDraft } from './article-drafts'
import { isOwn, ownIndex } from './article-index'
import { wideAfter, wideBefore } from './day-filters'
import { findKnownArticle } from './known-articles'
import { readAll } from './read-all'
import { getClient, hasToken, toImage } from './transport'
import { utcDay } from './utc-day'

export type PreviewArticle = { article: Article; isDraft: boolean; updatedAt: Date | null }

/**
 * The article of a reference in any state, read past the caches. The API has no operation for one article: it is found among
 * the scheduled articles, on the day on which a list showed it, among the latest ones, and among the drafts of the embedded
 * API. Null if none of these has it.
 */
export async function readPreviewArticle(reference: string): Promise<PreviewArticle | null> {
  if (!isPathReference(reference)) return null
  const draft = await getArticleDraft(reference)
  if (draft) return toPreview(draft, true)
  if (!hasToken) return null
  const now = new Date(currentTime())
  const known = findKnownArticle(reference)?.day
  const wire =
    (known === undefined ? null : await findBetween(known, known, reference)) ??
    (await findBetween(utcDay(now), null, reference)) ??
    (await findLatest(reference))
  return wire && toPreview(wire, false)
}

/** The articles that are published later, the first one first; at most `limit`. */
export async function listScheduledArticles(limit: number): Promise<readonly Article[]> {
  if (!hasToken) return []
  const now = new Date(currentTime())
  const isScheduled = (wire: ArticleRecord) => (toDate(wire.published_at) ?? now) > now
  let count = 0
  const wires = await readFrom(utcDay(now), null, (wire) => isScheduled(wire) && ++count >= limit)
  return wires
    .filter(isScheduled)
    .slice(0, limit)
    .map((wire) => toArticle(wire, toImage))
}

/** The article of a reference if it is published at `at`, by the day of its URL. Null otherwise. */
export async function readArticleAt(day: string, reference: string, at: Date): Promise<Article | null> {
  if (!hasToken) return null
  const wire = await findBetween(day, day, reference)
  const publishedAt = toDate(wire?.published_at)
  return wire && publishedAt && publishedAt <= at ? toPreview(wire, false).article : null
}

function toPreview(
  wire: ArticleRecord & { updated_at?: string | undefined },
  isDraft: boolean,
): PreviewArticle {
  // A draft without a date gets the date of today, which it has if it is published now.
  const published_at = toDate(wire.published_at) ? wire.published_at : new Date(currentTime()).toISOString()
  const article = toArticle({ ...wire, published_at }, toImage)
  return {
    article: { ...article, content: toOwnPaths(article.content, env.SITE_URL) },
    isDraft,
    updatedAt: toDate(wire.updated_at),
  }
}

async function findBetween(
  first: string,
  last: string | null,
  reference: string,
): Promise<ArticleRecord | null> {
  const isFound = (wire: ArticleRecord) => wire.reference === reference
  return (await readFrom(first, last, isFound)).find(isFound) ?? null
}

/** The articles from the UTC day `first` on, to the end of the UTC day `last` if there is one, the oldest first. */
async function readFrom(
  first: string,
  last: string | null,
  isEnough: (wire: ArticleRecord) => boolean,
): Promise<ArticleRecord[]> {
  const client = await getClient()
  const window = {
    ...ownIndex,
    published_after: wideAfter(first),
    published_before: last === null ? undefined : wideBefore(utcDay(new Date(last), 1)),
    order_by: 'published_at:asc' as const,
  }
  return (await readAll((paging) => client.listArticles({ ...window, ...paging }), isEnough)).filter(isOwn)
}

/** An article that got another date, or that no list has shown yet, is mostly among the latest hundred. */
async function findLatest(reference: string): Promise<ArticleRecord | null> {
  const client = await getClient()
  const { items } = await client.listArticles({ ...ownIndex, order_by: 'published_at:desc', per_page: 100 })
  return items.filter(isOwn).find((wire) => wire.reference === reference) ?? null
}
