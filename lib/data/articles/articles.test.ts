import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiRecord, startSite, type TestArticle } from '@/lib/data/testing/site'

const tomorrow = new Date(Date.now() + 86_400_000)

const article = (reference: string, day: string, own: Partial<TestArticle> = {}): TestArticle => ({
  ...{ reference, language: 'en', published_at: `${day}T08:00:00Z`, indexed: ['front'] },
  ...own,
})

const articles = [
  article('E1', '2025-12-31', { categories: ['craft'] }),
  article('E2', '2026-01-01', { categories: ['craft', 'travel'], collections: ['nights'] }),
  article('E3', '2026-03-01', { indexed: ['news', 'front'], organizations: ['acme'] }),
  article('E4', '2026-03-02', { indexed: ['news'], collections: ['nights'] }),
  article('G1', '2026-03-03', { language: 'en-GB', categories: ['craft'] }),
  article('F1', '2026-03-04', { language: 'fr', categories: ['craft'] }),
  article('N1', '2026-03-05', { language: 'nl', categories: ['craft'] }),
  article('N2', '2026-03-06', { language: 'nl-BE' }),
  article('X1', '2026-03-07', { indexed: ['internal'], categories: ['internal'] }),
  article('S1', tomorrow.toISOString().slice(0, 10), {
    categories: ['craft', 'later'],
    published_at: tomorrow.toISOString(),
  }),
]

const others: ApiRecord[] = ['internal', 'later'].map((reference) => ({
  kind: 'categories',
  data: { reference, name: reference },
}))

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite(articles, { ARTICLE_INDEX: 'front,news', NEWS_INDEXES: 'news' }, others)
}, 60_000)
afterAll(() => site.stop())

const referencesOf = ({ items }: { items: readonly { reference: string }[] }) =>
  items.map(({ reference }) => reference)

describe('a list of articles', () => {
  it('has one language with its regions, of the indexes of the site, newest first', async () => {
    const { listArticles } = await import('./articles')
    expect(referencesOf(await listArticles({ language: 'en' }))).toEqual(['G1', 'E4', 'E3', 'E2', 'E1'])
    expect(referencesOf(await listArticles({ language: 'nl' }))).toEqual(['N2', 'N1'])
    expect(referencesOf(await listArticles({ language: 'es' }))).toEqual([])
    expect(referencesOf(await listArticles({}))).toEqual(['N2', 'N1', 'F1', 'G1', 'E4', 'E3', 'E2', 'E1'])
    expect(referencesOf(await listArticles({ language: 'en', index: 'news' }))).toEqual(['E4', 'E3'])
    expect(referencesOf(await listArticles({ language: 'en', organization: 'acme' }))).toEqual(['E3'])
  })

  it('has numbered pages with the total of all', async () => {
    const { listArticles } = await import('./articles')
    const second = await listArticles({ language: 'en' }, 2, 2)
    expect([referencesOf(second), second.total, second.pageCount]).toEqual([['E3', 'E2'], 5, 3])
    expect(await listArticles({ language: 'en' }, 9, 2)).toEqual({
      items: [],
      page: 9,
      pageCount: 3,
      total: 5,
      found: null,
    })
  })

  it('has a scheduled article from its time on', async () => {
    const { readArticle, readArticlePage, readLocales } = await import('./articles')
    const before = new Date(tomorrow.getTime() - 1)
    for (const [at, references] of [
      [before, ['G1', 'E2', 'E1']],
      [tomorrow, ['S1', 'G1', 'E2', 'E1']],
    ] as const) {
      const filter = { language: 'en', category: 'craft' }
      expect(referencesOf(await readArticlePage(filter, 1, 10, at))).toEqual(references)
      expect((await readArticle('S1', at)) !== null).toBe(at === tomorrow)
      expect(await readLocales({ category: 'later' }, at)).toEqual(at === tomorrow ? ['en'] : [])
    }
  })
})

it('an article is found by its reference, where it is published and in an index of the site', async () => {
  const { getArticle } = await import('./articles')
  const found = await Promise.all(['E4', 'X1', 'S1', 'e4', '../E4'].map(getArticle))
  expect(found.map((one) => one?.reference ?? null)).toEqual(['E4', null, null, null, null])
})

it('the locales of a filter are those with an article of it', async () => {
  const { listArticleLocales } = await import('./articles')
  expect(await listArticleLocales({ category: 'craft' })).toEqual(['en', 'fr'])
  expect(await listArticleLocales({ category: 'travel' })).toEqual(['en'])
  expect(await listArticleLocales({ period: { year: 2026, month: 1 } })).toEqual(['en'])
})

describe('months', () => {
  it('are those that have articles, newest first, of a locale and of a category', async () => {
    const { listArchiveMonths, listMonths, listYears } = await import('./article-periods')
    expect(await listMonths({ language: 'en' })).toEqual([
      { year: 2026, month: 3, count: 3 },
      { year: 2026, month: 1, count: 1 },
      { year: 2025, month: 12, count: 1 },
    ])
    expect(await listYears({ language: 'en' })).toEqual([2026, 2025])
    expect(await listYears({ language: 'en', category: 'travel' })).toEqual([2026])
    expect(await listArchiveMonths({ language: 'en', category: 'craft' }, 2026)).toEqual([
      { year: 2026, month: 3, count: 1 },
      { year: 2026, month: 1, count: 1 },
    ])
  })

  it('have those with articles before and after them', async () => {
    const { listNeighbourMonths } = await import('./article-periods')
    const list = { language: 'en' }
    expect(await listNeighbourMonths(list, { year: 2026, month: 1 })).toMatchObject({
      earlier: { year: 2025, month: 12 },
      later: { year: 2026, month: 3 },
    })
    const none = { earlier: null, later: null }
    expect(await listNeighbourMonths(list, { year: 2026, month: 3 })).toMatchObject({ later: null })
    expect(await listNeighbourMonths(list, { year: 2026, month: null })).toEqual(none)
  })

  it('begin and end at midnight UTC', async () => {
    const { listArchive, listPeriodLocales } = await import('./article-periods')
    expect(referencesOf(await listArchive({ language: 'en' }, { year: 2025, month: null }))).toEqual(['E1'])
    expect(referencesOf(await listArchive({ language: 'en' }, { year: 2026, month: 1 }))).toEqual(['E2'])
    expect((await listArchive({ language: 'en' }, { year: 1999, month: 1 })).total).toBe(0)
    expect(await listPeriodLocales({ year: 2026, month: 3 }, 'craft')).toEqual(['en', 'fr'])
  })
})

describe('categories and collections', () => {
  it('are those of published articles of the site, by their number or by the last article', async () => {
    const { listCategories, listCollections, countOrganizationArticles } = await import('./article-groups')
    const categories = await listCategories('en')
    expect(categories.map(({ name, slug, count }) => [name, slug, count])).toEqual([
      ['Craft', 'craft', 3],
      ['Travel', 'travel', 1],
    ])
    expect(await listCollections('en')).toMatchObject([{ name: 'Nights', count: 2, language: 'en' }])
    expect(await listCollections('fr')).toEqual([])
    expect(await countOrganizationArticles('en')).toEqual(new Map([['acme', 1]]))
  })

  it('are found by reference', async () => {
    const { getCategory, getCollection } = await import('./article-groups')
    expect(await getCategory('craft')).toEqual({ reference: 'craft', name: 'Craft', slug: 'craft' })
    expect(await Promise.all(['internal', 'later', 'CRAFT', 'none'].map(getCategory))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(await getCollection('nights')).toMatchObject({ name: 'Nights' })
    expect(await getCollection('craft')).toBeNull()
  })
})

it('the board offers every language, and lists of their own exist for those without an interface', async () => {
  const { listOtherLanguages, readArticleChoices } = await import('./article-choices')
  const choices = await readArticleChoices('en')
  expect(choices.language.map(({ value }) => value)).toEqual(['nl', 'fr'])
  expect([choices.ownLanguages, choices.years]).toEqual([['English'], [2026, 2025]])
  expect(choices.organization).toEqual([{ value: 'acme', label: 'Acme' }])
  expect(choices.groups.nl?.category).toEqual([{ value: 'craft', label: 'Craft' }])
  expect(await listOtherLanguages()).toEqual(['nl'])
})

it('scheduled articles are listed for editors, the first one first', async () => {
  const { listScheduledArticles } = await import('./preview-articles')
  expect((await listScheduledArticles(5)).map(({ reference }) => reference)).toEqual(['S1'])
})

it('a record without a field that it needs is in no list, and its category has the texts of another one', async () => {
  const { openDatabaseForWriting } = await import('@vitrine/content-store/db/connect')
  const db = openDatabaseForWriting(site.databaseUrl)
  const article = db.selectFrom('articles').select('record').where('reference', '=', 'G1')
  const { name: _, ...nameless } = JSON.parse((await article.executeTakeFirstOrThrow()).record)
  await db
    .updateTable('articles')
    .set({ record: JSON.stringify(nameless) })
    .where('reference', '=', 'G1')
    .execute()
  await db.destroy()
  const { getArticle, listArticles } = await import('./articles')
  const { getCategory } = await import('./article-groups')
  expect(await getArticle('G1')).toBeNull()
  expect(referencesOf(await listArticles({ language: 'en' }))).toEqual(['E4', 'E3', 'E2', 'E1'])
  expect(await getCategory('craft')).toMatchObject({ name: 'Craft' })
})
