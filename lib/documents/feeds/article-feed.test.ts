import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it, vi } from 'vitest'
import type { Article } from '@/lib/model/articles/article'
import { makeArticle } from '@/lib/model/testing/records'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { toArticleEntry } from './article-entry'
import { writeFeed } from './write-feed'

provideMediaFiles({ 'media/night/hall.webp': [16, 9] })

const scope = feedScopes.articles('en')

function write(...articles: Article[]) {
  const entries = articles.map(toArticleEntry)
  const [rss, atom, json] = (['rss', 'atom', 'json'] as const).map((format) =>
    writeFeed(format, scope, entries),
  )
  return { rss: rss ?? '', atom: atom ?? '', json: json ?? '' }
}

/** The same fields of every format, as feed parsers read them. */
function read(feed: { rss: string; atom: string; json: string }) {
  const rss = parseRssFeed(feed.rss).items ?? []
  const atom = parseAtomFeed(feed.atom).entries ?? []
  const json = JSON.parse(feed.json).items
  return {
    rss: rss.map((item) => [item.guid?.value, item.title, item.link, item.content?.encoded]),
    atom: atom.map((entry) => [
      entry.id,
      entry.title?.value,
      entry.links?.find(({ rel }) => rel === 'alternate')?.href,
      entry.content?.value,
    ]),
    json: json.map((item: Record<string, string>) => [item.id, item.title, item.url, item.content_html]),
  }
}

describe('the id of an entry', () => {
  it('is its reference under TAG_AUTHORITY, in every format', () => {
    const { rss, atom, json } = read(write(makeArticle()))
    expect(rss[0]?.[0]).toBe('tag:vitrine.example,2026-01-01:article/AbC12')
    expect([atom[0]?.[0], json[0]?.[0]]).toEqual([rss[0]?.[0], rss[0]?.[0]])
    expect(parseRssFeed(write(makeArticle()).rss).items?.[0]?.guid?.isPermaLink).toBe(false)
  })

  it('does not change with title, slug, language, date and host', async () => {
    const moved = makeArticle({
      name: 'Another title',
      slug: 'another-title',
      language: 'fr',
      publishedAt: new Date('2025-01-01T00:00:00Z'),
    })
    const before = toArticleEntry(makeArticle())
    expect(toArticleEntry(moved).id).toBe(before.id)
    expect(toArticleEntry(moved).url).not.toBe(before.url)
    vi.resetModules()
    vi.stubEnv('SITE_URL', 'https://elsewhere.example')
    const other = (await import('./article-entry')).toArticleEntry(makeArticle())
    vi.unstubAllEnvs()
    expect(other.id).toBe(before.id)
    expect(other.url).toMatch(/^https:\/\/elsewhere\.example\//)
  })
})

describe('a feed of articles', () => {
  it('has the same entries in every format, with the whole text', () => {
    const { rss, atom, json } = read(
      write(makeArticle(), makeArticle({ reference: 'Other', name: 'R&D <2>' })),
    )
    expect(atom).toEqual(rss)
    expect(json).toEqual(rss)
    expect(rss.map(([, title]) => title)).toEqual(['A night', 'R&D <2>'])
    expect(rss[0]?.[3]).toContain('<p>The <strong>first</strong> words.</p>')
    expect(rss[0]?.[3]).toContain(
      '<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">A day in the workshop</a>',
    )
  })

  it('has the authors, categories, collections and image of an article', () => {
    const feed = write(makeArticle())
    const item = parseRssFeed(feed.rss).items?.[0]
    expect(item?.dc?.creators).toEqual(['Mara'])
    expect(item?.categories?.map(({ name }) => name)).toEqual(['Craft', 'Nights'])
    expect(item?.media?.contents?.[0]?.url).toBe('http://localhost:3000/media/night.webp')
    const entry = parseAtomFeed(feed.atom).entries?.[0]
    expect(entry?.authors).toEqual([{ name: 'Mara', uri: 'https://mara.example/' }])
    expect(entry?.categories?.map(({ term }) => term)).toEqual(['Craft', 'Nights'])
    expect(entry?.links?.find(({ rel }) => rel === 'enclosure')?.href).toBe(
      'http://localhost:3000/media/night.webp',
    )
    expect(JSON.parse(feed.json).items[0]).toMatchObject({
      authors: [{ name: 'Mara', url: 'https://mara.example/' }],
      tags: ['Craft', 'Nights'],
      image: 'http://localhost:3000/media/night.webp',
    })
  })

  it('has absolute URLs only', () => {
    const content = '[jobs](/en/jobs) ![x](/media/night/hall.webp) <a href="//cdn.example/a">c</a>'
    const { rss, atom, json } = write(makeArticle({ content }))
    for (const text of [rss, atom, json.replaceAll('\\"', '"')]) {
      const urls = [...text.matchAll(/\b(?:href|src|url)="([^"]*)"/g)].map(([, url]) => url)
      expect(urls.length).toBeGreaterThan(3)
      expect(urls.filter((url) => !/^https?:\/\//.test(url ?? '') && url !== '/feed.css')).toEqual([])
    }
  })

  it('has the date of its newest entry, not the current time, and no date of change', () => {
    const feed = write(makeArticle(), makeArticle({ publishedAt: new Date('2026-01-05T00:00:00Z') }))
    expect(parseRssFeed(feed.rss).lastBuildDate).toBe('Sun, 01 Mar 2026 23:30:00 GMT')
    expect(parseAtomFeed(feed.atom).updated).toBe('2026-03-01T23:30:00.000Z')
    expect(parseAtomFeed(feed.atom).entries?.[0]?.updated).toBe('2026-03-01T23:30:00.000Z')
    expect(JSON.parse(feed.json).items[0]).not.toHaveProperty('date_modified')
    expect(write(makeArticle())).toEqual(write(makeArticle()))
  })

  it('names the language of an entry where it differs from that of the feed', () => {
    const feed = write(makeArticle(), makeArticle({ language: 'es' }))
    expect(parseRssFeed(feed.rss).language).toBe('en')
    expect(feed.rss.match(/<item xml:lang="es">/g)).toHaveLength(1)
    expect(parseAtomFeed(feed.atom).entries?.map((entry) => entry.xml?.lang)).toEqual([undefined, 'es'])
    const { language, items } = JSON.parse(feed.json)
    expect([language, items[0].language, items[1].language]).toEqual(['en', undefined, 'es'])
  })

  it('is valid without entries', () => {
    const feed = write()
    expect(XMLValidator.validate(feed.rss)).toBe(true)
    expect(parseRssFeed(feed.rss).items).toBeUndefined()
    expect(parseAtomFeed(feed.atom).updated).toBe('2026-01-01T00:00:00.000Z')
    expect(JSON.parse(feed.json).items).toEqual([])
  })
})

describe('hostile text', () => {
  const hostile = ']]> <script>alert(1)</script> \u0000\u0008\u000b\ufffe\ud800]\u0001]> & "'
  const article = makeArticle({
    name: hostile,
    summary: hostile,
    content: `${hostile}\n\n<img src="x" onerror="alert(1)">\n\n]]\u0001>`,
    authors: [{ name: hostile, headline: null, website: null, image: null, profiles: [] }],
    categories: [{ reference: 'c', name: hostile, slug: 'c' }],
  })

  it('keeps a feed valid and without scripts', () => {
    const feed = write(article)
    for (const xml of [feed.rss, feed.atom]) {
      expect(XMLValidator.validate(xml)).toBe(true)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that none is left.
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u)
    }
    const { rss, atom, json } = read(feed)
    expect(atom).toEqual(rss)
    expect(json).toEqual(rss)
    expect(rss[0]?.[1]).toBe(']]> <script>alert(1)</script> ]]> & "')
    expect(rss[0]?.[3]).not.toMatch(/<script|onerror/)
    expect(parseRssFeed(feed.rss).items?.[0]?.description).not.toMatch(/<script/)
  })
})

describe('the feed links of a page', () => {
  it('have different titles', () => {
    const category = { reference: 'c', name: 'Craft', slug: 'craft' }
    const links = feedLinks(
      feedScopes.articles('en'),
      feedScopes.articles(null, 'en'),
      feedScopes.category('en', category),
      feedScopes.jobs('en'),
      feedScopes.jobs(null, 'en'),
    )
    expect(links).toHaveLength(17)
    expect(new Set(links.map(({ title }) => title)).size).toBe(17)
    expect(links.find(({ url }) => url === '/en/categories/craft_c/feeds/atom.xml')).toEqual({
      type: 'application/atom+xml',
      title: 'Vitrine: stories about Craft (Atom)',
      url: '/en/categories/craft_c/feeds/atom.xml',
    })
    expect(feedLinks(feedScopes.articles(null, 'fr'))[0]?.title).toBe(
      'Vitrine\u00a0: articles dans toutes les langues (RSS)',
    )
  })
})
