import 'server-only'
import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readPublishedSince } from '@/lib/data/full-articles'
import { monthSitemapPath } from '@/lib/documents/sitemaps/sitemap-months'
import { affectedUrls } from './affected-urls'

/** An article that was published more recently than this is on no rendered page yet. */
const justPublishedMs = 60_000

/**
 * Invalidates the caches that lack the articles published after `since` and up to `now`. Returns the paths to request
 * again. An invalidated page is served until it is rendered again, so a failing API takes no page away. The stored 404
 * page of an article that was just published is removed instead: Next.js renders an invalidated 404 page again without
 * the metadata of the page.
 */
export async function publishArticles(since: Date, now: Date): Promise<string[]> {
  const articles = await readPublishedSince(since, now)
  const paths = new Set<string>()
  for (const article of articles) {
    for (const path of affectedUrls(article, await monthSitemapPath(article))) paths.add(path)
  }
  if (articles.length > 0) revalidateTag(tags.articles(), 'max')
  for (const { reference, publishedAt } of articles) {
    const isJustPublished = now.getTime() - publishedAt.getTime() < justPublishedMs
    revalidateTag(tags.article(reference), isJustPublished ? { expire: 0 } : 'max')
  }
  return [...paths]
}
