import type { ArticleFeedFormat } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { FeedScope } from '@/lib/seo/feed-scope'
import { toAtom } from './atom'
import { dropForbiddenFromFeed, type FeedEntry } from './feed'
import { toJsonFeed } from './json-feed'
import { toRss } from './rss'
import { withDirection } from './with-direction'

/** Which document of a feed it is, and the numbers of the archives beside it; null for none. */
type FeedPosition = { archive: number | null; older: number | null; newer: number | null }

const onlyDocument: FeedPosition = { archive: null, older: null, newer: null }

/** A document of a feed in a format; entries are newest first. */
export function writeFeed(
  format: ArticleFeedFormat,
  { paths, archivePath, ...scope }: FeedScope<ArticleFeedFormat>,
  entries: readonly FeedEntry[],
  { archive, older, newer }: FeedPosition = onlyDocument,
): string {
  const url = (number: number | null) => (number === null ? null : absoluteUrl(archivePath(format, number)))
  const current = absoluteUrl(paths[format])
  const feed = dropForbiddenFromFeed({
    ...scope,
    entries: entries.map((entry) => ({ ...entry, html: withDirection(entry.html, entry.language) })),
    self: url(archive) ?? current,
    current: archive === null ? null : current,
    older: url(older),
    newer: url(newer),
  })
  switch (format) {
    case 'rss':
      return markArchive(toRss(feed), archive)
    case 'atom':
      return markArchive(toAtom(feed), archive)
    case 'json':
      return toJsonFeed(feed)
    default:
      return format satisfies never
  }
}

/** The element that says that a document is an archive. The library that writes feeds does not know it. */
function markArchive(xml: string, archive: number | null): string {
  const mark = '<fh:archive xmlns:fh="http://purl.org/syndication/history/1.0"/>'
  return archive === null ? xml : xml.replace(/<channel>|<feed\b[^<>]*>/, (tag) => `${tag}\n  ${mark}`)
}
