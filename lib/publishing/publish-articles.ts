import 'server-only'
import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readPublishedSince } from '@/lib/data/full-articles'
import { monthSitemapPath } from '@/lib/documents/sitemaps/sitemap-months'
import { affectedUrls } from './affected-urls'
import { maxPaths } from './page-requests'
import { checkStart, overlapMs, publicationKey, schedulerState } from './scheduler-state'

/** All times are in milliseconds since the Unix epoch. */
type PublishResult = {
  checkedAt: number
  /** The paths to request again; the newest article's first, and not more than `maxPaths`. */
  paths: string[]
  /** The `publicationKey` of each article. */
  published: string[]
  /** Null if no article is scheduled within `horizonMs`. */
  nextScheduled: number | null
}

/** Articles that are scheduled for later than this can be found by a later check. */
const horizonMs = 300_000

/**
 * Publishes the scheduled articles whose time passed since the last check: invalidates the caches that lack them and
 * returns the paths to request again. An invalidated page is served until it is rendered again, so a failing API takes
 * no page away. The stored 404 page of an article that was just published is removed instead: Next.js renders an
 * invalidated 404 page again without the metadata of the page. If no article was published, the check costs one request
 * to the API.
 */
export async function publishArticles(now: Date): Promise<PublishResult> {
  const read = await readPublishedSince(checkStart(now), now, new Date(now.getTime() + horizonMs))
  const articles = read.articles.filter((article) => !schedulerState.published.has(publicationKey(article)))
  if (articles.length > 0) revalidateTag(tags.articles(), 'max')
  for (const { reference, publishedAt } of articles) {
    // Such an article is on no rendered page yet.
    const isJustPublished = now.getTime() - publishedAt.getTime() < overlapMs
    revalidateTag(tags.article(reference), isJustPublished ? { expire: 0 } : 'max')
  }
  const paths = new Set<string>()
  for (const article of articles) {
    if (paths.size >= maxPaths) break
    for (const path of affectedUrls(article, [await monthSitemapPath(article)])) paths.add(path)
  }
  return {
    checkedAt: now.getTime(),
    paths: [...paths].slice(0, maxPaths),
    published: articles.map(publicationKey),
    nextScheduled: read.nextScheduled?.getTime() ?? null,
  }
}
