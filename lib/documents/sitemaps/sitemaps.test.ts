import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'
import { makeArticle } from '@/lib/model/testing/records'
import { routes, type SitemapKey } from '@/lib/routes'

// Outside Next.js there is no cache, and these functions throw.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

vi.setConfig({ testTimeout: 60_000 })

let site: Awaited<ReturnType<typeof startSite>>
afterEach(() => {
  vi.doUnmock('./sitemap-xml')
  return site.stop()
})

/** Sets the number of URLs of a file, for the modules imported afterwards. */
function limitUrls(maxUrls: number) {
  vi.doMock('./sitemap-xml', async (original) => ({
    ...(await original<typeof import('./sitemap-xml')>()),
    maxUrls,
  }))
}

/** Articles in en, fr and es, on the first 27 days of these months. */
function spread(count: number, months: readonly string[]): TestArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    reference: `A${`${index}`.padStart(6, '0')}`,
    language: ['en', 'fr', 'en', 'es', 'fr'][index % 5] ?? 'en',
    published_at: `${months[index % months.length]}-${`${1 + (index % 27)}`.padStart(2, '0')}T08:00:00Z`,
    categories: ['craft'],
  }))
}

async function start(articles: readonly TestArticle[], settings: Record<string, string> = {}) {
  site = await startSite(articles, settings)
  const { getSitemap, getSitemapIndex } = await import('./sitemaps')
  const locate = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]+)</g)].map(([, path = '']) => path)
  return {
    index: async () => locate(await getSitemapIndex()).map((path) => path.replace(/.*\/sitemaps\//, '')),
    /** The references of articles and the paths of other pages, in order; null where there is no such file. */
    read: async (locale: string, key: SitemapKey) => {
      const xml = await getSitemap(locale, key)
      return xml === null ? null : locate(xml).map((url) => new URL(url).pathname.replace(/.*_/, ''))
    },
    xml: (locale: string, key: SitemapKey) => getSitemap(locale, key),
  }
}

const may = { kind: 'articles', year: 2026, month: 5, part: 1 } as const
const mayArchive = (locale: string) => `/${locale}/articles/2026/05`
const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const one = (fields: Partial<TestArticle> = {}): TestArticle => ({
  reference: 'One',
  language: 'en',
  published_at: '2026-05-09T08:00:00Z',
  ...fields,
})

describe('the sitemap of a month', () => {
  it('lists the articles of a UTC month that the locale shows', async () => {
    const { index, read } = await start([
      one({ reference: 'En', published_at: '2026-05-31T23:59:59Z' }),
      one({ reference: 'Es', language: 'es', published_at: '2026-05-01T00:00:00Z' }),
      one({ reference: 'Fr', language: 'fr', published_at: '2024-02-29T12:00:00Z' }),
    ])
    expect((await index()).filter((file) => file.includes('articles'))).toEqual([
      'en/articles-2026-05.xml',
      'fr/articles-2024-02.xml',
    ])
    expect(await read('en', may)).toEqual([mayArchive('en'), 'Es', 'En'])
    expect(await read('fr', may)).toBeNull()
    expect(await read('fr', { ...may, year: 2024, month: 2 })).toEqual(['/fr/articles/2024/02', 'Fr'])
    expect(await read('en', { ...may, year: 2024, month: 2 })).toBeNull()
  })

  it('is null without a request to the API for a month that has no articles', async () => {
    const { read } = await start([one()])
    for (const [year, month] of [
      [1999, 1],
      [2025, 4],
      [2999, 1],
    ] as const) {
      site.takeRequests()
      expect(await read('fr', { ...may, year, month })).toBeNull()
      expect(site.takeRequests().filter((request) => request.includes(`published_after=${year}-`))).toEqual(
        [],
      )
    }
  })

  it('has several parts where there are many articles, and each article in one part', async () => {
    limitUrls(200)
    const articles = spread(450, ['2026-05'])
    const { index, read } = await start(articles)
    const files = (await index()).filter((file) => file.includes('articles'))
    // The parts of the default locale cover the articles of all languages.
    expect(files).toEqual([
      'en/articles-2026-05.xml',
      'en/articles-2026-05-2.xml',
      'en/articles-2026-05-3.xml',
      'fr/articles-2026-05.xml',
    ])
    const parts = await Promise.all([1, 2, 3].map((part) => read('en', { ...may, part })))
    const others = await read('fr', may)
    const listed = [...parts.flatMap((part) => part ?? []), ...(others ?? [])]
    const expected = [mayArchive('en'), mayArchive('fr'), ...articles.map(({ reference }) => reference)]
    expect(listed.sort()).toEqual(expected.sort())
    expect(await read('en', { ...may, part: 4 })).toBeNull()
    expect(await read('fr', { ...may, part: 2 })).toBeNull()

    await site.stop()
    const later = await start([
      ...articles,
      one({ reference: 'Later', published_at: '2026-05-30T08:00:00Z' }),
    ])
    const after = await Promise.all([1, 2, 3].map((part) => later.read('en', { ...may, part })))
    expect(after).toEqual([parts[0], parts[1], [...(parts[2] ?? []), 'Later']])
  })

  it('has the path that monthSitemapPath gives for each of its articles', async () => {
    limitUrls(200)
    const articles = spread(450, ['2026-05'])
    const { read } = await start(articles)
    const { monthSitemapPath } = await import('./sitemap-months')
    const listed = new Map<string, string>()
    for (const [locale, part] of [
      ['en', 1],
      ['en', 2],
      ['en', 3],
      ['fr', 1],
    ] as const) {
      const key = { ...may, part }
      for (const reference of (await read(locale, key)) ?? [])
        listed.set(reference, routes.sitemap(locale, key))
    }
    const found = new Map<string, string>()
    for (const { reference, language, published_at } of articles) {
      const article = makeArticle({ reference, language, publishedAt: new Date(published_at) })
      found.set(reference, await monthSitemapPath(article))
    }
    const expected = articles.map(({ reference }) => [reference, listed.get(reference)])
    expect([...found]).toEqual(expected)
    expect(new Set(found.values()).size).toBe(4)
    // Each article needs two requests or more.
  }, 180_000)

  it('omits articles whose original publisher is in ORIGINAL_PUBLISHER_HOSTS', async () => {
    const articles = [
      one({ reference: 'Ours', url: 'https://blog.example/a' }),
      one({ reference: 'Theirs', url: 'https://news.example/a' }),
    ]
    const { read } = await start(articles, { ORIGINAL_PUBLISHER_HOSTS: 'news.example' })
    expect(await read('en', may)).toEqual([mayArchive('en'), 'Ours'])
  })

  it('lists the archive page of the month even where all articles are syndicated', async () => {
    const articles = [one({ url: 'https://news.example/a' })]
    const { index, read } = await start(articles, { ORIGINAL_PUBLISHER_HOSTS: 'news.example' })
    expect(await index()).toContain('en/articles-2026-05.xml')
    expect(await read('en', may)).toEqual([mayArchive('en')])
  })

  it('neither counts nor lists scheduled articles, of today or of another day', async () => {
    const now = new Date()
    const key = { ...may, year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
    const { index, read } = await start([
      one(),
      one({ reference: 'Soon', published_at: ahead(10).toISOString() }),
      one({ reference: 'NextYear', published_at: ahead(60 * 24 * 365).toISOString() }),
    ])
    expect((await index()).filter((file) => file.includes('articles'))).toEqual(['en/articles-2026-05.xml'])
    expect(await read('en', key)).toBeNull()
    await site.stop()
    const withPublished = await start([
      one({ reference: 'Before', published_at: now.toISOString() }),
      one({ reference: 'Soon', published_at: ahead(10).toISOString() }),
    ])
    const [archive, ...references] = (await withPublished.read('en', key)) ?? []
    expect(archive).toBe(`/en/articles/${now.toISOString().slice(0, 7).replace('-', '/')}`)
    expect(references).toEqual(['Before'])
  })
})

describe('the sitemaps of lists', () => {
  it('list a page only where it is not empty', async () => {
    const { index, xml } = await start([one()])
    expect(await index()).toEqual([
      'en/pages.xml',
      'en/companies.xml',
      'en/jobs.xml',
      'en/articles-2026-05.xml',
      'fr/pages.xml',
    ])
    expect(await xml('fr', { kind: 'pages', part: 1 })).not.toContain('/fr/articles')
    const pages = await xml('en', { kind: 'pages', part: 1 })
    expect(pages).toContain('/en/articles/2026<')
    // The sitemap of a month lists its archive page.
    expect(pages).not.toContain(mayArchive('en'))
  })

  it('list the news of NEWS_INDEXES of the last 48 hours', async () => {
    const news = (reference: string, hours: number, indexed = ['news']) =>
      one({ reference, indexed, published_at: ahead(hours * 60).toISOString() })
    const articles = [
      news('Old', -49),
      news('Older', -47),
      news('New', -1),
      news('Other', -1, ['magazine']),
      news('Scheduled', 1),
      { ...news('French', -2), language: 'fr' },
    ]
    const { index, read } = await start(articles, { NEWS_INDEXES: 'news,unknown' })
    expect(await read('en', { kind: 'news', part: 1 })).toEqual(['New', 'Older'])
    expect(await read('fr', { kind: 'news', part: 1 })).toEqual(['French'])
    expect((await index()).filter((file) => file.includes('news'))).toEqual(['en/news.xml', 'fr/news.xml'])
    await site.stop()
    const without = await start(articles)
    expect(await without.read('en', { kind: 'news', part: 1 })).toBeNull()
  })
})

describe('a failure of the API', () => {
  it('makes a sitemap throw, not empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { index, read } = await start([one()])
    site.fail(/./)
    await expect(index()).rejects.toThrow()
    await expect(read('en', may)).rejects.toThrow()
    await expect(read('en', { kind: 'jobs', part: 1 })).rejects.toThrow()
    vi.restoreAllMocks()
  })

  it('in one list keeps its file in the index', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { index, read } = await start([one()])
    site.fail(/external\/jobs/)
    expect(await index()).toEqual(expect.arrayContaining(['en/jobs.xml', 'en/companies.xml']))
    await expect(read('en', { kind: 'jobs', part: 1 })).rejects.toThrow()
    expect(await read('en', may)).toEqual([mayArchive('en'), 'One'])
    vi.restoreAllMocks()
  })
})

it('the index and a month need the same number of requests for ten times as many articles', async () => {
  const months = ['2025-03', '2025-04', '2026-01', '2026-05', '2026-06', '2026-10']
  const costs: { index: number; month: number; listed: number }[] = []
  for (const count of [120, 1_200]) {
    const { index, read } = await start(spread(count, months))
    site.takeRequests()
    await index()
    const forIndex = site.takeRequests().length
    const listed = (await read('fr', may))?.filter((path) => path !== mayArchive('fr')).length ?? 0
    costs.push({ index: forIndex, month: site.takeRequests().length, listed })
    if (count === 120) await site.stop()
  }
  const [small, large] = costs
  expect(small?.listed).toBeGreaterThan(0)
  expect(large?.listed).toBe(10 * (small?.listed ?? 0))
  expect({ index: large?.index, month: large?.month }).toEqual({ index: small?.index, month: small?.month })
})
