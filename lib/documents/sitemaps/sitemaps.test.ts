import { isFull } from '@vitrine/api-contract/testing/full'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'
import type { SitemapKey } from '@/lib/routes'

vi.setConfig({ testTimeout: 60_000 })

let site: Awaited<ReturnType<typeof startSite>>
afterEach(() => {
  vi.doUnmock('./sitemap-xml')
  return site.stop()
})

/** Sets the maximum number of URLs in one sitemap, for modules that are imported afterwards. */
function limitUrls(maxUrls: number) {
  vi.doMock('./sitemap-xml', async (original) => ({
    ...(await original<typeof import('./sitemap-xml')>()),
    maxUrls,
  }))
}

/** The most URLs of a sitemap in the tests of its parts. The API has at most a hundred articles on a page. */
const partSize = isFull ? 100 : 20

/** Articles in English, French and Spanish, distributed over the first 27 days of these months. */
function distributeArticles(count: number, months: readonly string[]): TestArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    reference: `A${`${index}`.padStart(6, '0')}`,
    language: ['en', 'fr', 'en', 'es', 'fr'][index % 5] ?? 'en',
    published_at: `${months[index % months.length]}-${`${1 + (index % 27)}`.padStart(2, '0')}T08:00:00Z`,
    categories: ['craft'],
  }))
}

async function start(articles: readonly TestArticle[], settings: Record<string, string> = {}) {
  site = await startSite(articles, { LOG_LEVEL: 'silent', ...settings })
  const { getSitemap, getSitemapIndex } = await import('./sitemaps')
  const readLocations = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]+)</g)].map(([, path = '']) => path)
  return {
    /** The paths of the sitemaps in the sitemap index, such as `en/pages.xml`. */
    readIndex: async () =>
      readLocations(await getSitemapIndex()).map((path) => path.replace(/.*\/sitemaps\//, '')),
    /** The pages in a sitemap: the reference of an article, the path of another page. Null if there is no sitemap. */
    read: async (locale: string, key: SitemapKey) => {
      const xml = await getSitemap(locale, key)
      return xml === null ? null : readLocations(xml).map((url) => new URL(url).pathname.replace(/.*_/, ''))
    },
    readXml: (locale: string, key: SitemapKey) => getSitemap(locale, key),
  }
}

const may2026 = { kind: 'articles', year: 2026, month: 5, part: 1 } as const
const archivePath = (locale: string) => `/${locale}/articles/2026/05`
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const testArticle = (fields: Partial<TestArticle> = {}): TestArticle => ({
  reference: 'One',
  language: 'en',
  published_at: '2026-05-09T08:00:00Z',
  ...fields,
})

describe('the sitemap of a month', () => {
  it('lists the articles of one UTC month and one locale', async () => {
    const { readIndex, read } = await start([
      testArticle({ reference: 'En', published_at: '2026-05-31T23:59:59Z' }),
      testArticle({ reference: 'Es', language: 'es', published_at: '2026-05-01T00:00:00Z' }),
      testArticle({ reference: 'Fr', language: 'fr', published_at: '2024-02-29T12:00:00Z' }),
    ])
    expect((await readIndex()).filter((file) => file.includes('articles'))).toEqual([
      'en/articles-2026-05.xml',
      'fr/articles-2024-02.xml',
    ])
    expect(await read('en', may2026)).toEqual([archivePath('en'), 'Es', 'En'])
    expect(await read('fr', may2026)).toBeNull()
    expect(await read('fr', { ...may2026, year: 2024, month: 2 })).toEqual(['/fr/articles/2024/02', 'Fr'])
    expect(await read('en', { ...may2026, year: 2024, month: 2 })).toBeNull()
  })

  it('is null for a month that has no articles', async () => {
    const { read } = await start([testArticle()])
    for (const [year, month] of [
      [1999, 1],
      [2025, 4],
      [2999, 1],
    ] as const) {
      expect(await read('fr', { ...may2026, year, month })).toBeNull()
    }
  })

  it('has several parts if there are many articles, and lists each article in exactly one part', async () => {
    limitUrls(partSize)
    const articles = distributeArticles(4.5 * partSize, ['2026-05'])
    const { readIndex, read } = await start(articles)
    const files = (await readIndex()).filter((file) => file.includes('articles'))
    // Pages of Spanish articles have the default locale.
    expect(files).toEqual([
      'en/articles-2026-05.xml',
      'en/articles-2026-05-2.xml',
      'en/articles-2026-05-3.xml',
      'fr/articles-2026-05.xml',
      'fr/articles-2026-05-2.xml',
    ])
    const englishParts = await Promise.all([1, 2, 3].map((part) => read('en', { ...may2026, part })))
    const frenchParts = await Promise.all([1, 2].map((part) => read('fr', { ...may2026, part })))
    const listed = [...englishParts, ...frenchParts].flatMap((part) => part ?? [])
    const archives = [archivePath('en'), archivePath('fr')]
    // A page of an archive has a hundred articles.
    if (isFull)
      archives.push(
        `${archivePath('en')}/page/2`,
        `${archivePath('en')}/page/3`,
        `${archivePath('fr')}/page/2`,
      )
    const expected = [...archives, ...articles.map(({ reference }) => reference)]
    expect(listed.sort()).toEqual(expected.sort())
    expect(await read('en', { ...may2026, part: 4 })).toBeNull()
    expect(await read('fr', { ...may2026, part: 3 })).toBeNull()

    // A later article changes only the last part.
    await site.stop()
    const withLater = await start([
      ...articles,
      testArticle({ reference: 'Later', published_at: '2026-05-30T08:00:00Z' }),
    ])
    const partsWithLater = await Promise.all(
      [1, 2, 3].map((part) => withLater.read('en', { ...may2026, part })),
    )
    expect(partsWithLater).toEqual([englishParts[0], englishParts[1], [...(englishParts[2] ?? []), 'Later']])
  })

  it('omits articles whose original publisher is in ORIGINAL_PUBLISHER_HOSTS', async () => {
    const articles = [
      testArticle({ reference: 'Ours', url: 'https://blog.example/a' }),
      testArticle({ reference: 'Theirs', url: 'https://news.example/a' }),
    ]
    const { read } = await start(articles, { ORIGINAL_PUBLISHER_HOSTS: 'news.example' })
    expect(await read('en', may2026)).toEqual([archivePath('en'), 'Ours'])
  })

  it('lists the archive page of the month even if all its articles are syndicated', async () => {
    const articles = [testArticle({ url: 'https://news.example/a' })]
    const { readIndex, read } = await start(articles, { ORIGINAL_PUBLISHER_HOSTS: 'news.example' })
    expect(await readIndex()).toContain('en/articles-2026-05.xml')
    expect(await read('en', may2026)).toEqual([archivePath('en')])
  })

  it('does not list scheduled articles of today or of a later day', async () => {
    const now = new Date()
    const key = { ...may2026, year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
    const { readIndex, read } = await start([
      testArticle(),
      testArticle({ reference: 'Soon', published_at: minutesFromNow(10).toISOString() }),
      testArticle({ reference: 'NextYear', published_at: minutesFromNow(60 * 24 * 365).toISOString() }),
    ])
    expect((await readIndex()).filter((file) => file.includes('articles'))).toEqual([
      'en/articles-2026-05.xml',
    ])
    expect(await read('en', key)).toBeNull()
    await site.stop()
    const withPublished = await start([
      testArticle({ reference: 'Before', published_at: now.toISOString() }),
      testArticle({ reference: 'Soon', published_at: minutesFromNow(10).toISOString() }),
    ])
    const [archive, ...references] = (await withPublished.read('en', key)) ?? []
    expect(archive).toBe(`/en/articles/${now.toISOString().slice(0, 7).replace('-', '/')}`)
    expect(references).toEqual(['Before'])
  })
})

describe('the sitemaps that are not split by month', () => {
  it('list a page only if the page has content', async () => {
    const { readIndex, readXml } = await start([testArticle()])
    expect(await readIndex()).toEqual([
      'en/pages.xml',
      'en/companies.xml',
      'en/jobs.xml',
      'en/articles-2026-05.xml',
      'fr/pages.xml',
    ])
    expect(await readXml('fr', { kind: 'pages', part: 1 })).not.toContain('/fr/articles')
    const pages = await readXml('en', { kind: 'pages', part: 1 })
    expect(pages).toContain('/en/articles/2026<')
    // The sitemap of a month lists its archive page.
    expect(pages).not.toContain(archivePath('en'))
  })

  it('include news.xml with the articles of NEWS_INDEXES of the last 48 hours', async () => {
    const news = (reference: string, hours: number, indexed = ['news']) =>
      testArticle({ reference, indexed, published_at: minutesFromNow(hours * 60).toISOString() })
    const articles = [
      news('TooOld', -49),
      news('Old', -47),
      news('New', -1),
      news('Other', -1, ['magazine']),
      news('Scheduled', 1),
      { ...news('French', -2), language: 'fr' },
    ]
    const { readIndex, read } = await start(articles, { NEWS_INDEXES: 'news,unknown' })
    expect(await read('en', { kind: 'news', part: 1 })).toEqual(['New', 'Old'])
    expect(await read('fr', { kind: 'news', part: 1 })).toEqual(['French'])
    expect((await readIndex()).filter((file) => file.includes('news'))).toEqual([
      'en/news.xml',
      'fr/news.xml',
    ])
    await site.stop()
    const without = await start(articles)
    expect(await without.read('en', { kind: 'news', part: 1 })).toBeNull()
  })
})
