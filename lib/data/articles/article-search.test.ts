import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const article = (reference: string, language: string, fields: Record<string, unknown> = {}) => ({
  ...{
    reference,
    language,
    published_at: '2026-05-01T08:00:00Z',
    name: `Night ${reference}`,
    indexed: ['news'],
  },
  ...fields,
})

let site: Awaited<ReturnType<typeof startSite>>
let findArticles: typeof import('./article-search').findArticles

beforeAll(async () => {
  const articles = [
    article('E1', 'en', {
      ...{ summary: 'A road to Dourges', content: '## At ten\n\nThe **crane** of Ferrolane' },
      ...{ collections: ['nights'], organizations: ['acme'], categories: ['craft'] },
    }),
    article('E2', 'en', { published_at: '2026-05-02T08:00:00Z' }),
    article('E3', 'en', { name: 'Cranes at sea', published_at: '2026-04-01T08:00:00Z' }),
    article('E4', 'en', { name: 'Crane', published_at: '2026-03-01T08:00:00Z' }),
    article('E5', 'en', { name: 'The crane', published_at: '2026-03-01T08:00:00Z' }),
    article('S1', 'es', { content: 'palabra' }),
    article('F1', 'fr', { content: 'Il faut manger' }),
    article('Later', 'en', { published_at: tomorrow, content: 'Zeppelin' }),
    article('Other', 'en', { indexed: ['internal'] }),
  ]
  site = await startSite(articles, { LOG_LEVEL: 'silent', ARTICLE_INDEX: 'news,blog' })
  findArticles = (await import('./article-search')).findArticles
}, 60_000)
afterAll(() => site.stop())

const find = (words: string, language = 'en') =>
  findArticles({ language, searched: { words, locale: language } })
const referencesOf = async (words: string, language?: string) =>
  (await find(words, language)).items.map(({ reference }) => reference)

it('finds the published articles of a locale and of all indexes of the site, newest first', async () => {
  expect(await referencesOf('night')).toEqual(['E2', 'E1'])
  expect((await find('night')).total).toBe(2)
  expect(await referencesOf('night', 'fr')).toEqual(['F1'])
})

it.each(['dourges', 'ten', 'nights', 'acme', 'craft', 'ferrolane night'])(
  'finds an article by %s: a word of its texts, or of what it belongs to',
  async (words) => expect(await referencesOf(words)).toEqual(['E1']),
)

it('has the best matches first: the title, a word of the title, the beginning of one, the text', async () => {
  expect(await referencesOf('crane')).toEqual(['E4', 'E5', 'E3', 'E1'])
  expect(await referencesOf('cran')).toEqual(['E3', 'E4', 'E5', 'E1'])
})

it('corrects a word that no published article of the language has', async () => {
  expect(await find('ferolane')).toMatchObject({
    total: 1,
    found: { corrections: [{ typed: 'ferolane', used: 'ferrolane' }] },
  })
  // Words of a scheduled article, of other languages, and of nothing.
  for (const words of ['zeppelin', 'zepelin', 'palabro', 'mangir', 'xylophone'])
    expect(await find(words)).toMatchObject({ total: 0, found: { corrections: [] } })
})
