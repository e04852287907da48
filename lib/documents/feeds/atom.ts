import { generateAtomFeed } from 'feedsmith'
import { env } from '@/lib/env'
import { articleFeedFormats, routes } from '@/lib/routes'
import { siteName } from '@/lib/settings/site'
import { archiveLinks, changedAt, type Feed, type FeedEntry, updatedAt } from './feed'

/** Writes a feed as Atom 1.0 (RFC 4287). Atom requires a date for each entry: entries without a date are omitted. */
export function toAtom(feed: Feed): string {
  const { id, title, description, language, image, entries } = feed
  return generateAtomFeed<true>(
    {
      id,
      title: { value: title },
      subtitle: { value: description },
      updated: updatedAt(feed),
      authors: [{ name: siteName(feed.language), uri: env.SITE_URL }],
      links: [
        { href: feed.self, rel: 'self', type: articleFeedFormats.atom.type },
        { href: feed.home, rel: 'alternate', type: 'text/html' },
        ...archiveLinks(feed).map((link) => ({ ...link, type: articleFeedFormats.atom.type })),
      ],
      logo: image ?? undefined,
      entries: entries.flatMap((entry) => toEntries(entry, language)),
      xml: { lang: language },
    },
    { strict: true, stylesheets: [{ type: 'text/css', href: routes.feedStyles() }] },
  )
}

/** The entry as a list, which is empty if the entry has no date. */
function toEntries(entry: FeedEntry, feedLanguage: string) {
  const { id, url, title, language, html, summary, image, publishedAt, authors, tags } = entry
  const updated = changedAt(entry)
  if (updated === null) return []
  const enclosures = image === null ? [] : [{ href: image, rel: 'enclosure' }]
  return [
    {
      id,
      title: { value: title },
      links: [{ href: url, rel: 'alternate', type: 'text/html' }, ...enclosures],
      published: publishedAt ?? undefined,
      updated,
      authors: authors.map(({ name, url: uri }) => ({ name, uri: uri ?? undefined })),
      categories: tags.map((term) => ({ term })),
      summary: summary === null ? undefined : { value: summary },
      content: { value: html, type: 'html' },
      xml: language === feedLanguage ? undefined : { lang: language },
    },
  ]
}
