import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { startSite, type TestArticle } from '@/lib/data/testing/site'

vi.setConfig({ testTimeout: 120_000 })

const minute = 60_000
const now = Date.now()

/** Languages of which the site has two, of very different frequency; the last articles are the only ones in Czech. */
const languages = ['en', 'fr', 'es', 'en', 'fr', 'en', 'sk', 'en', 'es', 'en']
const indexSets = [
  ['ours'],
  ['theirs'],
  ['ours', 'blog'],
  ['blog'],
  [],
  ['theirs', 'blog'],
  ['ours', 'theirs'],
]

const makeArticles = (run: number): TestArticle[] => [
  ...Array.from({ length: 260 }, (_, index) => ({
    reference: `A${run}-${String(index).padStart(3, '0')}`,
    language: index === 259 ? 'cs' : (languages[index % 10] ?? 'en'),
    published_at: new Date(now - 5 * minute - index * 2_000 * minute).toISOString(),
    indexed: index === 259 ? ['ours', 'blog'] : (indexSets[index % 7] ?? []),
    categories: [...(index % 3 === 0 ? [`craft${run}`] : []), ...(index % 7 === 1 ? [`other${run}`] : [])],
    collections: index % 4 === 0 ? [`nights${run}`] : [],
  })),
  ...(['ours', 'theirs'] as const).map((index, position) => ({
    reference: `Next${run}-${index}`,
    language: 'en',
    published_at: new Date(now + (60 - 30 * position) * minute).toISOString(),
    indexed: [index],
  })),
]

let run = 0

describe.each([
  { setting: undefined, isOwn: () => true },
  { setting: 'ours', isOwn: (indexed: readonly string[]) => indexed.includes('ours') },
  {
    setting: 'blog, ours',
    isOwn: (indexed: readonly string[]) => indexed.includes('ours') || indexed.includes('blog'),
  },
])('with the articles of the indexes $setting', ({ setting, isOwn }) => {
  let site: Awaited<ReturnType<typeof startSite>>
  let articles: readonly TestArticle[] = []
  let names = { category: '', collection: '' }
  const isShown = ({ indexed = [], published_at }: TestArticle) =>
    isOwn(indexed) && Date.parse(published_at) <= now
  /** The references of the articles in a language, newest first. */
  const expected = (locale: string, condition: (article: TestArticle) => boolean = () => true) =>
    articles
      .filter((article) => isShown(article) && article.language === locale && condition(article))
      .sort((a, b) => b.published_at.localeCompare(a.published_at))
      .map(({ reference }) => reference)
  const referencesOf = (items: readonly { reference: string }[]) => items.map(({ reference }) => reference)

  beforeAll(async () => {
    run += 1
    articles = makeArticles(run)
    names = { category: `craft${run}`, collection: `nights${run}` }
    const settings = {
      LOG_LEVEL: 'silent',
      API_REQUESTS_PER_MINUTE: '1000000',
      NEWS_INDEXES: 'theirs,blog',
      ...(setting === undefined ? {} : { ARTICLE_INDEX: setting }),
    }
    site = await startSite(articles, settings, [
      { kind: 'categories', data: { reference: names.category, name: 'Craft' } },
      { kind: 'categories', data: { reference: `other${run}`, name: 'Other' } },
      {
        kind: 'collections',
        data: { id: 100 + run, reference: names.collection, title: 'Nights', slug: 'nights', language: 'en' },
      },
    ])
  }, 60_000)
  afterAll(() => site.stop())

  it.each(['en', 'fr', 'es', 'cs'])(
    'the lists of %s have all its articles in order, and their total',
    async (locale) => {
      const { listArticles } = await import('@/lib/data/articles/articles')
      for (const [filter, references] of [
        [{}, expected(locale)],
        [
          { category: names.category },
          expected(locale, ({ categories }) => categories?.includes(names.category) ?? false),
        ],
        [
          { collection: names.collection },
          expected(locale, ({ collections }) => collections?.includes(names.collection) ?? false),
        ],
      ] as const) {
        const listed: string[] = []
        const { pageCount } = await listArticles({ language: locale, ...filter })
        for (let page = 1; page <= pageCount; page += 1) {
          const { items, total } = await listArticles({ language: locale, ...filter }, page)
          expect(total).toBe(references.length)
          listed.push(...referencesOf(items))
        }
        expect(listed).toEqual(references)
      }
    },
  )

  it('an article has a page only where its index is one of the site', async () => {
    const { getArticle } = await import('@/lib/data/articles/articles')
    for (const article of [...articles.slice(0, 14), ...articles.slice(-3)]) {
      const found = await getArticle(article.reference)
      expect([article.reference, found !== null]).toEqual([article.reference, isShown(article)])
    }
  })

  it('categories and collections exist where an article of the site is in them', async () => {
    const { getCategory, getCollection } = await import('@/lib/data/articles/article-groups')
    expect((await getCategory(names.category))?.name).toBe('Craft')
    expect((await getCollection(names.collection))?.name).toBe('Nights')
    // Its articles are in the index `theirs` alone.
    expect((await getCategory(`other${run}`)) !== null).toBe(setting === undefined)
  })

  it('archives count the articles of the lists', async () => {
    const { listArchive, listArchiveMonths, listYears } = await import('@/lib/data/articles/article-periods')
    for (const locale of ['en', 'fr']) {
      const listed: string[] = []
      const [newest] = expected(locale)
      const first = articles.find(({ reference }) => reference === newest)
      const years = await listYears({ language: locale })
      expect(years[0]).toBe(Number(first?.published_at.slice(0, 4)))
      for (const year of years) {
        const ofYear = expected(locale, ({ published_at }) => published_at.startsWith(`${year}-`))
        expect((await listArchive({ language: locale }, { year, month: null })).total).toBe(ofYear.length)
        for (const { month, count } of await listArchiveMonths({ language: locale }, year)) {
          const { items, total } = await listArchive({ language: locale }, { year, month })
          expect([year, month, total, items.length]).toEqual([year, month, count, count])
          listed.push(...referencesOf(items))
        }
      }
      expect(listed).toEqual(expected(locale))
    }
  })

  it('feeds, llms.txt and search JSON begin with the articles of the lists', async () => {
    const { getArticlesFeed } = await import('./feeds/article-feeds')
    const { getArticleResults } = await import('./json/article-results')
    const { getLlms } = await import('./markdown/llms-files')
    const referencesIn = (text: string, pattern: RegExp) => [
      ...new Set([...text.matchAll(pattern)].map(([, reference = '']) => reference)),
    ]
    const readFeed = async (locale: string | null, archive: number | null) =>
      (await getArticlesFeed({ format: 'rss', archive }, locale))?.body ?? ''
    for (const locale of ['en', 'fr']) {
      const feed = await readFeed(locale, null)
      expect(referencesIn(feed, /<link>[^<]*_(A[\d-]+)<\/link>/g)).toEqual(expected(locale).slice(0, 100))
      expect(referencesIn(await getLlms(locale), /_(A[\d-]+)\.md/g)).toEqual(expected(locale).slice(0, 50))
      const { items } = await getArticleResults(locale, noSelection, 2)
      expect(referencesOf(items)).toEqual(expected(locale).slice(12, 24))
    }
    const all = await readFeed(null, null)
    const shown = articles.filter(isShown).map(({ reference }) => reference)
    expect(referencesIn(all, /<link>[^<]*_(A[\d-]+)<\/link>/g)).toEqual(shown.slice(0, 100))
  })

  it('the sitemaps have each article once, in its locale', async () => {
    const { listMonths } = await import('@/lib/data/articles/article-periods')
    const { getSitemap } = await import('./sitemaps/sitemaps')
    for (const locale of ['en', 'fr']) {
      const listed: string[] = []
      const newest = (await listMonths({ language: locale })).slice(0, 4)
      for (const { year, month } of newest) {
        const xml = (await getSitemap(locale, { kind: 'articles', year, month, part: 1 })) ?? ''
        listed.push(...[...xml.matchAll(/_(A[\d-]+)<\/loc>/g)].map(([, reference = '']) => reference))
      }
      const months = newest.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)
      const references = expected(locale, ({ published_at }) => months.includes(published_at.slice(0, 7)))
      expect(listed.sort()).toEqual(references.sort())
    }
    const news = (await getSitemap('en', { kind: 'news', part: 1 })) ?? ''
    const isNews = ({ indexed = [], published_at }: TestArticle) =>
      (indexed.includes('theirs') || indexed.includes('blog')) &&
      now - Date.parse(published_at) < 47 * 60 * minute
    for (const reference of expected('en', isNews)) expect(news).toContain(`_${reference}<`)
    expect([...news.matchAll(/<loc>/g)]).toHaveLength(expected('en', isNews).length)
  })
})
