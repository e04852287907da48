import 'server-only'
import { getArticle } from '@vitrine/content-store/queries/articles'
import { articleSchema } from '@/lib/client/records'
import { openStore, parseStored } from '@/lib/data/store'
import { env } from '@/lib/env'
import type { Article, ArticleRecord } from '@/lib/model/articles/article'
import { toDate } from '@/lib/model/date'
import { currentTime } from '@/lib/process/clock'
import { isPathReference } from '@/lib/routes'
import { readNow } from '@/lib/sync/read-now'
import { getArticleDraft } from './article-drafts'
import { readRecords, toFullArticle } from './article-query'

/** `record` is the article as the API has it. */
export type PreviewArticle = {
  article: Article
  record: ArticleRecord
  isDraft: boolean
  updatedAt: Date | null
}

/**
 * The article of a reference in any state, read past the caches: a draft of content files, else the article of the store after it was
 * read of a hosted API. Null if there is neither. Throws where the API cannot be read.
 */
export async function readPreviewArticle(reference: string): Promise<PreviewArticle | null> {
  if (!isPathReference(reference)) return null
  const draft = await getArticleDraft(reference)
  if (draft) return toPreview(draft, true)
  await readNow([{ type: 'article', reference, action: 'update' }])
  const json = await getArticle(openStore(), reference)
  const record = json === null ? null : parseStored(json, articleSchema)
  return record && toPreview(record, false)
}

const endOfTime = new Date(8.64e15)

/** The articles that are published later, the first one first; at most `limit`. Never cached. */
export async function listScheduledArticles(limit: number): Promise<readonly Article[]> {
  const filter = { indexes: env.ARTICLE_INDEX, from: Math.floor(currentTime()) + 1 }
  const range = { offset: 0, limit, order: 'oldest first' } as const
  return (await readRecords(filter, range, endOfTime, toFullArticle)).items
}

function toPreview(
  record: ArticleRecord & { updated_at?: string | undefined },
  isDraft: boolean,
): PreviewArticle {
  // A draft without a date gets the date of today, which it has if it is published now.
  const published_at = toDate(record.published_at)
    ? record.published_at
    : new Date(currentTime()).toISOString()
  return {
    article: toFullArticle({ ...record, published_at }),
    ...{ record, isDraft, updatedAt: toDate(record.updated_at) },
  }
}
