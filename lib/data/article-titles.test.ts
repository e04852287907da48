import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from './testing/site'

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const article = (reference: string, language: string, published_at = '2026-05-01T08:00:00Z') => ({
  ...{ reference, language, published_at, name: `Night ${reference}`, indexed: ['news'] },
})

let site: Awaited<ReturnType<typeof startSite>>
let findTitles: typeof import('./article-titles').findTitles

beforeAll(async () => {
  // The default locale shows articles in Spanish. The API lists the article of tomorrow among the published ones.
  const articles = [
    ...[article('E1', 'en'), article('E2', 'en'), article('S1', 'es'), article('F1', 'fr')],
    ...[article('Later', 'en', tomorrow), { ...article('Other', 'en'), indexed: ['internal'] }],
  ]
  site = await startSite(articles, { LOG_LEVEL: 'silent', ARTICLE_INDEX: 'news,blog' })
  findTitles = (await import('./article-titles')).findTitles
}, 60_000)
afterAll(() => site.stop())

it('finds the published articles of all languages and indexes of a locale with one request', async () => {
  await findTitles('other', 'en')
  site.takeRequests()
  const found = await findTitles('night', 'en')
  expect([found?.total, found?.items.map(({ reference }) => reference).sort()]).toEqual([
    3,
    ['E1', 'E2', 'S1'],
  ])
  expect(site.takeRequests().filter((url) => url.includes('q='))).toHaveLength(1)
  expect((await findTitles('night', 'fr'))?.items.map(({ url }) => url)).toEqual([
    '/fr/articles/2026/05/01/night-f1_F1',
  ])
})

it('has the copy of the same words while the API fails, and null for other words', async () => {
  site.fail(/./)
  expect(await findTitles('night', 'fr')).toMatchObject({ total: 1, isOld: true })
  expect(await findTitles('train', 'fr')).toBeNull()
})
