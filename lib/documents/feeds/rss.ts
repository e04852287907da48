import { generateRssFeed } from 'feedsmith'
import { shareTypeByName } from '@/lib/model/media/share-image'
import { articleFeedFormats, routes } from '@/lib/routes'
import { escapeHtml } from '@/lib/seo/escape-html'
import { archiveLinks, type Feed, type FeedEntry, updatedAt } from './feed'
import { withDirection } from './with-direction'

/** RSS 2.0, with a stylesheet for browsers. */
export function toRss(feed: Feed): string {
  const { title, description, home: link, language, image, entries } = feed
  return generateRssFeed<true>(
    {
      title,
      link,
      description,
      language,
      lastBuildDate: entries.length > 0 ? updatedAt(feed) : undefined,
      // A format that RSS readers show: the specification names GIF, JPEG and PNG.
      image: image === null || !shareTypeByName(image) ? undefined : { url: image, title, link },
      items: entries.map((entry) => toItem(entry, language)),
      atom: {
        links: [{ rel: 'self', href: feed.self }, ...archiveLinks(feed)].map((own) => ({
          ...own,
          type: articleFeedFormats.rss.type,
        })),
      },
      xml: { lang: language },
    },
    { strict: true, stylesheets: [{ type: 'text/css', href: routes.feedStyles() }] },
  )
}

function toItem(entry: FeedEntry, feedLanguage: string) {
  const { id, url, title, language, html, summary, image, publishedAt, authors, tags } = entry
  return {
    title,
    link: url,
    guid: { value: id, isPermaLink: false },
    pubDate: publishedAt ?? undefined,
    // Feed readers interpret a description as HTML.
    description: withDirection(escapeHtml(summary ?? ''), language),
    categories: tags.map((name) => ({ name })),
    dc: { creators: authors.map(({ name }) => name) },
    content: { encoded: html },
    media: image === null ? undefined : { contents: [{ url: image, medium: 'image' }] },
    xml: language === feedLanguage ? undefined : { lang: language },
  }
}
