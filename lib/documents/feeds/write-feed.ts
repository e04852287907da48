import type { ArticleFeedFormat } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { FeedScope } from '@/lib/seo/feed-scope'
import { toAtom } from './atom'
import { dropForbiddenFromFeed, type FeedEntry } from './feed'
import { toJsonFeed } from './json-feed'
import { toRss } from './rss'

/** The body of a feed in a format; entries are newest first. */
export function writeFeed(
  format: ArticleFeedFormat,
  scope: FeedScope<ArticleFeedFormat>,
  entries: readonly FeedEntry[],
): string {
  const feed = dropForbiddenFromFeed({ ...scope, self: absoluteUrl(scope.paths[format]), entries })
  switch (format) {
    case 'rss':
      return toRss(feed)
    case 'atom':
      return toAtom(feed)
    case 'json':
      return toJsonFeed(feed)
    default:
      return format satisfies never
  }
}
