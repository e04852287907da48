import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayReadings, inReading } from '@/lib/data/testing/day-readings'
import { startSite, type TestArticle } from '@/lib/data/testing/site'
import { routes } from '@/lib/routes'

vi.setConfig({ testTimeout: 120_000 })

const now = new Date('2027-03-01T00:00:00.500Z')

const edges = [
  ...['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-12-31', '2027-01-01'],
  ...['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03'],
].flatMap((day) => [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`])

/** Above a hundred articles a year, so that the months are counted by several reads. */
const others = Array.from({ length: 130 }, (_, index) =>
  new Date(Date.UTC(2026, index % 12, 1 + (index % 31), 12, index)).toISOString(),
)

/** What lists have shown stays known from one test to the next: each site has its own references. */
const makeArticles = (run: number): TestArticle[] =>
  [...edges, ...others].map((published_at, index) => ({
    reference: `A${run}-${String(index).padStart(3, '0')}`,
    language: index % 5 === 4 ? 'fr' : 'en',
    published_at,
    categories: ['craft'],
  }))

const settings = { LOG_LEVEL: 'silent', API_REQUESTS_PER_MINUTE: '1000000' }

let run = 0
let articles: readonly TestArticle[] = []

const isPublished = ({ published_at }: TestArticle) => new Date(published_at) <= now
const byDate = (a: TestArticle, b: TestArticle) => b.published_at.localeCompare(a.published_at)
const inLanguage = (language: string) =>
  articles.filter((article) => isPublished(article) && article.language === language).sort(byDate)
const datesOf = (items: readonly { publishedAt: Date }[]) =>
  items.map(({ publishedAt }) => publishedAt.toISOString())

let site: Awaited<ReturnType<typeof startSite>>
describe.each(dayReadings)('where *_after $after and *_before $before the day', (reading) => {
  beforeAll(async () => {
    run += 1
    articles = makeArticles(run)
    site = await startSite(articles, settings, [], inReading(reading))
    vi.useFakeTimers({ toFake: ['Date'], now })
  }, 60_000)
  afterAll(() => {
    vi.useRealTimers()
    return site.stop()
  })

  // First: lists make their articles and categories known.
  it('an article is found by its UTC day, or an adjacent one, and by no other day', async () => {
    const { findArticle } = await import('@/lib/data/find-article')
    const { setDirectoryRead } = await import('@/lib/data/known-lists')
    setDirectoryRead(0)
    for (const { reference, published_at } of articles.slice(0, edges.length).filter(isPublished)) {
      for (const [days, isFound] of [
        [-2, false],
        [-1, true],
        [0, true],
        [1, true],
        [2, false],
      ] as const) {
        const day = new Date(Date.parse(published_at) + days * 86_400_000).toISOString().slice(0, 10)
        const found = await findArticle(day, 'x', reference)
        // No article has a later day than tomorrow's.
        expect([day, found !== null]).toEqual([day, isFound && day <= '2027-03-02'])
      }
    }
  })

  it.each(['en', 'fr'])('archives of %s list and count the articles of their UTC days', async (language) => {
    const { listArchive, listArchiveMonths } = await import('@/lib/data/archive')
    for (const year of [2025, 2026, 2027]) {
      const ofYear = inLanguage(language).filter(({ published_at }) => published_at.startsWith(`${year}`))
      const archive = await listArchive({ language }, { year, month: null })
      expect(archive.total).toBe(ofYear.length)
      expect(datesOf(archive.items)).toEqual(ofYear.slice(0, 100).map(({ published_at }) => published_at))
      const counts = new Map(
        (await listArchiveMonths({ language }, year)).map(({ month, count }) => [month, count]),
      )
      for (let month = 1; month <= 12; month += 1) {
        const prefix = `${year}-${String(month).padStart(2, '0')}`
        const ofMonth = ofYear.filter(({ published_at }) => published_at.startsWith(prefix))
        expect([prefix, counts.get(month) ?? 0]).toEqual([prefix, ofMonth.length])
        if (!edges.some((edge) => edge.startsWith(prefix))) continue
        const { items, total } = await listArchive({ language }, { year, month })
        expect([prefix, total]).toEqual([prefix, ofMonth.length])
        expect(datesOf(items)).toEqual(ofMonth.map(({ published_at }) => published_at))
      }
    }
  })

  it('lists have the published articles of today, and none that is scheduled', async () => {
    const { listArticles } = await import('@/lib/data/articles')
    const english = inLanguage('en')
    for (const page of [1, 2, Math.ceil(english.length / 12)]) {
      const { items, total } = await listArticles({ language: 'en' }, page)
      expect(total).toBe(english.length)
      const expected = english.slice(12 * (page - 1), 12 * page)
      expect(datesOf(items)).toEqual(expected.map(({ published_at }) => published_at))
    }
  })

  it('each article is in the sitemap of its UTC month', async () => {
    const { listMonths } = await import('@/lib/data/article-months')
    const { getSitemap, getSitemapIndex } = await import('./sitemaps/sitemaps')
    const { monthSitemapPath } = await import('./sitemaps/sitemap-months')
    const { makeArticle } = await import('@/lib/model/testing/records')
    const { xml: index } = await getSitemapIndex()
    for (const { year, month } of await listMonths()) {
      for (const locale of ['en', 'fr']) {
        const key = { kind: 'articles', year, month, part: 1 } as const
        const prefix = `${year}-${String(month).padStart(2, '0')}`
        const expected = inLanguage(locale)
          .filter(({ published_at }) => published_at.startsWith(prefix))
          .map(({ reference }) => reference)
        expect(index.includes(`${routes.sitemap(locale, key)}<`)).toBe(expected.length > 0)
        if (!edges.some((edge) => edge.startsWith(prefix))) continue
        const xml = await getSitemap(locale, key)
        const found = [...(xml ?? '').matchAll(/_(A[\d-]+)<\/loc>/g)].map(([, reference = '']) => reference)
        expect(found.sort()).toEqual(expected.sort())
      }
    }
    const last = inLanguage('en')[0]
    const article = makeArticle({
      ...{
        reference: last?.reference ?? '',
        language: 'en',
        publishedAt: new Date(last?.published_at ?? ''),
      },
    })
    expect(await monthSitemapPath(article)).toBe('/sitemaps/en/articles-2027-03.xml')
  })

  it('the publish scheduler finds what was published around midnight, and what is scheduled next', async () => {
    const { readPublishedSince } = await import('@/lib/data/full-articles')
    const { getSchedule } = await import('@/lib/data/schedule')
    const since = new Date('2027-02-28T23:55:00.000Z')
    const horizon = new Date(now.getTime() + 300_000)
    const { articles: published, nextScheduled } = await readPublishedSince(since, now, horizon)
    expect(datesOf(published)).toEqual(['2027-03-01T00:00:00.000Z', '2027-02-28T23:59:59.999Z'])
    expect(nextScheduled?.toISOString()).toBe('2027-03-01T23:59:59.999Z')
    expect((await getSchedule()).next?.toISOString()).toBe('2027-03-01T23:59:59.999Z')
  })

  it('the directory of articles has all published ones', async () => {
    const { readArticleDirectory } = await import('@/lib/data/article-directory')
    const { findKnownArticle } = await import('@/lib/data/known-articles')
    await readArticleDirectory(0)
    const known = articles.filter(({ reference }) => findKnownArticle(reference) !== null)
    expect(known).toEqual(articles.filter(isPublished))
  })
})
