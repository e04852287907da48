import type { FeedFormat } from '@/lib/routes'
import type { FeedScope } from '@/lib/seo/feed-scope'
import { absolute } from '@/lib/seo/json-ld/graph'
import { toAtom } from './atom'
import { type FeedEntry, toSoundFeed } from './feed'
import { toJsonFeed } from './json-feed'
import { toRss } from './rss'

/** A feed in one of its forms; entries newest first. */
export function writeFeed(
  format: FeedFormat,
  scope: FeedScope<FeedFormat>,
  entries: readonly FeedEntry[],
): string {
  const feed = toSoundFeed({ ...scope, self: absolute(scope.paths[format]), entries })
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
