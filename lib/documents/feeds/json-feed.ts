import type { JsonFeed } from 'feedsmith'
import { env } from '@/lib/env'
import { siteName } from '@/lib/settings/site'
import type { Feed, FeedEntry } from './feed'

/** JSON Feed 1.1 (https://jsonfeed.org). The generator of feedsmith omits an empty `items`, which the format requires. */
export function toJsonFeed(feed: Feed): string {
  const document: JsonFeed.Feed<string, true> & { version: string } = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    next_url: feed.older ?? undefined,
    description: feed.description,
    language: feed.language,
    authors: [{ name: siteName(feed.language), url: env.SITE_URL }],
    items: feed.entries.map((entry) => toItem(entry, feed.language)),
  }
  return JSON.stringify(document)
}

function toItem(entry: FeedEntry, feedLanguage: string) {
  const { id, url, title, language, html, summary, image, publishedAt, updatedAt, posting } = entry
  return {
    id,
    url,
    title,
    content_html: html,
    summary: summary ?? undefined,
    image: image ?? undefined,
    date_published: publishedAt?.toISOString(),
    date_modified: updatedAt?.toISOString(),
    authors: entry.authors.length > 0 ? entry.authors.map(toAuthor) : undefined,
    tags: entry.tags.length > 0 ? [...entry.tags] : undefined,
    language: language === feedLanguage ? undefined : language,
    _jobposting: posting ?? undefined,
  }
}

function toAuthor({ name, url }: FeedEntry['authors'][number]) {
  return { name, url: url ?? undefined }
}
