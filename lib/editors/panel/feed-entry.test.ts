import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { readFeedEntry } from './feed-entry'
import { pageUrl } from './testing/page-html'

const date = new Date('2026-03-02T08:00:00Z')
const html =
  '<p>Text</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">b</a>'
const title = 'A < b & c'

const feeds = {
  rss: generateRssFeed({
    title: 'Stories',
    link: 'https://vitrine.example',
    description: 'd',
    items: [
      { title: 'Other', link: 'https://vitrine.example/other' },
      {
        title,
        link: pageUrl,
        pubDate: date,
        description: 'Short',
        dc: { creators: ['Ada'] },
        content: { encoded: html },
      },
    ],
  }),
  atom: generateAtomFeed({
    id: 'x',
    title: { value: 'Stories' },
    updated: date,
    entries: [
      {
        id: 'y',
        title: { value: title },
        links: [{ href: pageUrl }],
        published: date,
        updated: date,
        authors: [{ name: 'Ada' }],
        summary: { value: 'Short' },
        content: { value: html, type: 'html' },
      },
    ],
  }),
  json: JSON.stringify(
    generateJsonFeed({
      title: 'Stories',
      items: [
        {
          id: 'y',
          url: pageUrl,
          title,
          summary: 'Short',
          date_published: date,
          authors: [{ name: 'Ada' }],
          content_html: html,
        },
      ],
    }),
  ),
}

describe('the entry of a page in a feed', () => {
  it.each(Object.entries(feeds))('is the same in every format, without code: %s', (_, feed) => {
    const entry = readFeedEntry(feed, pageUrl)
    expect(entry).toMatchObject({
      feedTitle: 'Stories',
      title,
      publishedAt: date,
      authors: ['Ada'],
      summary: 'Short',
    })
    expect(entry?.content && toHtml(entry.content)).toBe('<p>Text</p><a>b</a>')
  })

  it.each([
    '',
    'no feed',
    '<html></html>',
    '<rss><channel>',
    '{}',
    '{"version":"https://jsonfeed.org/version/1.1"}',
  ])('is null for %j', (feed) => {
    expect(readFeedEntry(feed, pageUrl)).toBeNull()
  })
})
