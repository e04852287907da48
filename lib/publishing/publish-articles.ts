import 'server-only'
import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readPublishedSince } from '@/lib/data/full-articles'
import { monthSitemapPath } from '@/lib/documents/sitemaps/sitemap-months'
import { affectedUrls } from './affected-urls'

/**
 * Invalidates the caches that lack the articles published after `since` and up to `now`. Returns the paths to request
 * again. An invalidated cache entry is served until it is replaced, so a failing API takes no page away.
 */
export async function publishArticles(since: Date, now: Date): Promise<string[]> {
  const articles = await readPublishedSince(since, now)
  const paths = new Set<string>()
  for (const article of articles) {
    for (const path of affectedUrls(article, await monthSitemapPath(article))) paths.add(path)
  }
  if (articles.length > 0) revalidateTag(tags.articles(), 'max')
  for (const { reference } of articles) revalidateTag(tags.article(reference), 'max')
  return [...paths]
}
