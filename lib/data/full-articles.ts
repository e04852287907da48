import 'server-only'
import type { Article } from '@/lib/model/article'
import { readRecords, toFullArticle, toStoreFilter } from './article-query'
import { listScheduledArticles } from './preview-articles'

/** Articles of one check of the publish scheduler. */
const maxPublished = 1_000

/** The articles published after `since` and up to `now`, newest first, and when the next one is published if that is before `horizon`. */
export async function readPublishedSince(
  since: Date,
  now: Date,
  horizon: Date,
): Promise<{ articles: readonly Article[]; nextScheduled: Date | null }> {
  const filter = { ...(await toStoreFilter({}, now)), from: since.getTime() + 1 }
  const { items } = await readRecords(filter, { offset: 0, limit: maxPublished }, now, toFullArticle)
  const [next] = await listScheduledArticles(1)
  return { articles: items, nextScheduled: next && next.publishedAt <= horizon ? next.publishedAt : null }
}
