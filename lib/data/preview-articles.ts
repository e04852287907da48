import 'server-only'
import { env } from '@/lib/env'
import { type Article, type ArticleRecord, toArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { toOwnPaths } from '@/lib/model/image'
import { currentTime } from '@/lib/process/clock'
import { isPathReference } from '@/lib/routes'
import { getArticleDraft } from './article-drafts'
import { isOwn, ownIndex } from './article-index'
import { wideAfter } from './day-filters'
import { readArticleOn } from './find-article'
import { findArticlesNow } from './fresh-articles'
import { readAll } from './read-all'
import { toImage } from './store'
import { getClient, hasToken } from './transport'
import { utcDay } from './utc-day'

/** `record` is the article as the API has it. */
export type PreviewArticle = {
  article: Article
  record: ArticleRecord
  isDraft: boolean
  updatedAt: Date | null
}

/**
 * The article of a reference in any state, read past the caches. Null if neither the
 * drafts of the embedded API nor the lists of `findArticlesNow` have it.
 */
export async function readPreviewArticle(reference: string): Promise<PreviewArticle | null> {
  if (!isPathReference(reference)) return null
  const draft = await getArticleDraft(reference)
  if (draft) return toPreview(draft, true)
  if (!hasToken) return null
  const wire = (await findArticlesNow([reference], new Date(currentTime()))).get(reference)
  return wire ? toPreview(wire, false) : null
}

/** The articles that are published later, the first one first; at most `limit`. */
export async function listScheduledArticles(limit: number): Promise<readonly Article[]> {
  if (!hasToken) return []
  const now = new Date(currentTime())
  const isScheduled = (wire: ArticleRecord) => (toDate(wire.published_at) ?? now) > now
  let count = 0
  const client = await getClient()
  const later = {
    ...ownIndex,
    published_after: wideAfter(utcDay(now)),
    order_by: 'published_at:asc' as const,
  }
  const wires = await readAll(
    (paging) => client.listArticles({ ...later, ...paging }),
    (wire) => isOwn(wire) && isScheduled(wire) && ++count >= limit,
  )
  return wires
    .filter((wire) => isOwn(wire) && isScheduled(wire))
    .slice(0, limit)
    .map((wire) => toArticle(wire, toImage))
}

/** The article of a reference if it is published at `at`, by the day of its URL. Null otherwise. */
export async function readArticleAt(day: string, reference: string, at: Date): Promise<Article | null> {
  if (!hasToken) return null
  const wire = await readArticleOn(day, reference)
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
    record: wire,
    isDraft,
    updatedAt: toDate(wire.updated_at),
  }
}
