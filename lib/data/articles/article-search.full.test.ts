import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ArticleSelection, noSelection, selectedParts } from '@/lib/article-selection'
import { type ApiRecord, startSite, type TestArticle } from '@/lib/data/testing/site'

const now = new Date('2027-03-01T00:00:00.500Z')
const categories = ['craft', 'Teams', 'teams']
const collections = ['nights', 'days_1']
const organizations = ['acme', 'bolt']
const titles = ['The night shift', 'Night shift, day shift', 'L’été à l’atelier', 'C++ at 24/7', '100 % wool']

const others: ApiRecord[] = [
  { kind: 'categories', data: { reference: 'Teams', name: 'Teams' } },
  { kind: 'categories', data: { reference: 'teams', name: 'Other teams' } },
  { kind: 'collections', data: { id: 2, reference: 'days_1', title: 'Days', slug: 'days', language: 'en' } },
  {
    kind: 'organizations',
    data: {
      ...{ reference: 'Bolt_1', name: 'Bolt', slug: 'bolt', default_language: 'en', description: 'Bolts.' },
      websites: [{ site: 'site' }],
    },
  },
]

/** A generator of numbers from 0 to `max`: the same for each run. */
function makeRandom(seed: number) {
  let state = seed
  return (max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % (max + 1)
  }
}

/** On the days around the ends of months, at the first and the last moment, some of them in the future. */
function makeArticles(): TestArticle[] {
  const random = makeRandom(7)
  const some = (values: readonly string[]) => values.filter(() => random(2) === 0)
  return Array.from({ length: 140 }, (_, index) => {
    const day = Date.UTC(2025, random(26), random(3) === 0 ? 0 : random(2) + 1)
    return {
      reference: `A${String(index).padStart(3, '0')}`,
      name: titles[random(titles.length - 1)] ?? '',
      language: ['en', 'en', 'en', 'fr', 'fr', 'es'][random(5)] ?? '',
      published_at: new Date(
        day + (random(1) === 0 ? 0 : 86_399_999) - index * (random(1) * 60_000),
      ).toISOString(),
      categories: some(categories),
      collections: some(collections),
      organizations: some(organizations),
    }
  })
}

const articles = makeArticles()

function randomSelection(random: (max: number) => number): ArticleSelection {
  const one = (values: readonly string[]) => (random(2) > 0 ? '' : (values[random(values.length - 1)] ?? ''))
  const year = random(1) === 0 ? null : 2024 + random(4)
  const words = [
    'night',
    'shift',
    'night shift',
    "l'ete",
    'c++',
    '24/7',
    '%',
    'zz',
    'shift, day',
    'Shift  Night',
  ]
  return {
    words: random(1) === 0 ? '' : normalizeText(words[random(words.length - 1)] ?? '').replace(/\s+/g, ' '),
    category: one([...categories, 'invented']),
    collection: one([...collections, 'invented']),
    organization: one([...organizations, 'Bolt_1', 'invented']),
    language: one(['en', 'fr', 'es', 'it']),
    year,
    month: year === null || random(1) === 0 ? null : 1 + random(11),
  }
}

/** What a visitor reads in the words of the form: a plain filter over all records. */
function isSelected(selection: ArticleSelection, locale: string) {
  const { words, category, collection, language, year, month } = selection
  const organization = selection.organization === 'Bolt_1' ? 'bolt' : selection.organization
  return (article: TestArticle) => {
    const date = new Date(article.published_at)
    const isShown = article.language === (language || locale)
    return (
      normalizeText(article.name ?? '').includes(words) &&
      (category === '' || article.categories?.includes(category)) &&
      (collection === '' || article.collections?.includes(collection)) &&
      (organization === '' || article.organizations?.includes(organization)) &&
      (year === null || date.getUTCFullYear() === year) &&
      (month === null || date.getUTCMonth() + 1 === month) &&
      date <= now &&
      isShown
    )
  }
}

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite(articles, { LOG_LEVEL: 'silent' }, others)
  vi.useFakeTimers({ toFake: ['Date'], now })
}, 60_000)
afterAll(() => {
  vi.useRealTimers()
  return site.stop()
})

it('1,000 random selections give the articles of a plain filter over all records, over all pages', async () => {
  const { searchArticles } = await import('./article-search')
  const random = makeRandom(1)
  let found = 0
  for (let count = 0; count < 1_000; count += 1) {
    const selection = randomSelection(random)
    const locale = random(1) === 0 ? 'en' : 'fr'
    const expected = articles
      .filter(isSelected(selection, locale))
      .sort((a, b) => b.published_at.localeCompare(a.published_at))
    const references: string[] = []
    for (let page = 1; ; page += 1) {
      const { articles: result } = await searchArticles(locale, selection, page)
      expect(result.total, JSON.stringify([locale, selection])).toBe(expected.length)
      references.push(...result.items.map(({ reference }) => reference))
      if (page >= result.pageCount) break
    }
    expect([...references].sort(), JSON.stringify(selection)).toEqual(
      expected.map(({ reference }) => reference).sort(),
    )
    found += expected.length > 0 ? 1 : 0
  }
  expect(found).toBeGreaterThan(300)
}, 240_000)

it('names the part of an empty selection whose removal gives most articles', async () => {
  const { searchArticles, suggestArticleRemoval } = await import('./article-search')
  const selection = { ...noSelection, words: 'zz', category: 'Teams', year: 2026 }
  const suggestion = await suggestArticleRemoval('en', selection)
  const { articles: result } = await searchArticles('en', { ...selection, words: '' }, 1)
  expect(suggestion).toEqual({ remove: 'words', total: result.total })
  const none = { ...noSelection, words: 'zz', category: 'invented' }
  expect(selectedParts(none)).toHaveLength(2)
  expect(await suggestArticleRemoval('en', none)).toBeNull()
})
