import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const article = (reference: string, language: string, published_at = '2026-05-01T08:00:00Z') => ({
  ...{ reference, language, published_at, name: `Night ${reference}`, indexed: ['news'] },
})

let site: Awaited<ReturnType<typeof startSite>>
let findTitles: typeof import('./article-titles').findTitles

beforeAll(async () => {
  const articles = [
    ...[article('E1', 'en'), article('E2', 'en'), article('S1', 'es'), article('F1', 'fr')],
    ...[article('Later', 'en', tomorrow), { ...article('Other', 'en'), indexed: ['internal'] }],
  ]
  site = await startSite(articles, { LOG_LEVEL: 'silent', ARTICLE_INDEX: 'news,blog' })
  findTitles = (await import('./article-titles')).findTitles
}, 60_000)
afterAll(() => site.stop())

it('finds the published articles of a locale and of all indexes of the site', async () => {
  const { total, items } = await findTitles('night', 'en')
  expect([total, items.map(({ reference }) => reference).sort()]).toEqual([2, ['E1', 'E2']])
  expect((await findTitles('night', 'fr')).items.map(({ url }) => url)).toEqual([
    '/fr/articles/2026/05/01/night-f1_F1',
  ])
})

it('finds several words anywhere in the title, and short ones', async () => {
  expect((await findTitles('e2 night', 'en')).items.map(({ name }) => name)).toEqual(['Night E2'])
  expect(await findTitles('night train', 'en')).toEqual({ total: 0, items: [] })
})
