import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'
import type { SitemapKey } from '@/lib/routes'

// Next's cache is only there in Next: here each read is made anew.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

vi.setConfig({ testTimeout: 60_000 })

let site: Awaited<ReturnType<typeof startSite>>
afterEach(() => site.stop())

/** Of five languages in turn, spread over the days of these months. */
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
    /** References of articles and paths of other pages, in their order; null where there is no such file. */
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

describe('articles by month', () => {
  it('stand in the file of their UTC month and of the locale that owns them', async () => {
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

  it('ask the API for nothing of months that cannot be', async () => {
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

  it('are parted where they are many, and each stands in one part', async () => {
    vi.doMock('./sitemap-xml', async (original) => ({
      ...(await original<typeof import('./sitemap-xml')>()),
      maxUrls: 200,
    }))
    const articles = spread(450, ['2026-05'])
    const { index, read } = await start(articles)
    const files = (await index()).filter((file) => file.includes('articles'))
    // The default locale's parts look through all of the month, the others' through their language.
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
    vi.doUnmock('./sitemap-xml')
  })

  it('leave out what is first published elsewhere, where the settings say so', async () => {
    const articles = [
      one({ reference: 'Ours', url: 'https://blog.example/a' }),
      one({ reference: 'Theirs', url: 'https://news.example/a' }),
    ]
    const { read } = await start(articles, { ORIGINAL_PUBLISHER_HOSTS: 'news.example' })
    expect(await read('en', may)).toEqual([mayArchive('en'), 'Ours'])
  })

  it('have the page of their month even where all of them are first published elsewhere', async () => {
    const articles = [one({ url: 'https://news.example/a' })]
    const { index, read } = await start(articles, { ORIGINAL_PUBLISHER_HOSTS: 'news.example' })
    expect(await index()).toContain('en/articles-2026-05.xml')
    expect(await read('en', may)).toEqual([mayArchive('en')])
  })

  it('neither count nor name what is due later, today or another day', async () => {
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
    const beside = await start([
      one({ reference: 'Before', published_at: now.toISOString() }),
      one({ reference: 'Soon', published_at: ahead(10).toISOString() }),
    ])
    const [archive, ...named] = (await beside.read('en', key)) ?? []
    expect(archive).toBe(`/en/articles/${now.toISOString().slice(0, 7).replace('-', '/')}`)
    expect(named).toEqual(['Before'])
  })
})

describe('lists', () => {
  it('name a page only where it has something to list', async () => {
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
    // That of a month stands with its articles.
    expect(pages).not.toContain(mayArchive('en'))
  })

  it('have news of the configured indexes, of the last 48 hours alone', async () => {
    const news = (reference: string, hours: number, indexed = ['news']) =>
      one({ reference, indexed, published_at: ahead(hours * 60).toISOString() })
    const articles = [
      news('Old', -49),
      news('Older', -47),
      news('New', -1),
      news('Other', -1, ['magazine']),
      news('Due', 1),
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

describe('trouble', () => {
  it('never empties a sitemap: what cannot be read throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { index, read } = await start([one()])
    site.fail(/./)
    await expect(index()).rejects.toThrow()
    await expect(read('en', may)).rejects.toThrow()
    await expect(read('en', { kind: 'jobs', part: 1 })).rejects.toThrow()
    vi.restoreAllMocks()
  })

  it('of one kind leaves its file in the index', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { index, read } = await start([one()])
    site.fail(/external\/jobs/)
    expect(await index()).toEqual(expect.arrayContaining(['en/jobs.xml', 'en/companies.xml']))
    await expect(read('en', { kind: 'jobs', part: 1 })).rejects.toThrow()
    expect(await read('en', may)).toEqual([mayArchive('en'), 'One'])
    vi.restoreAllMocks()
  })
})

it('the index and a month cost as many requests of ten times as many articles', async () => {
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
