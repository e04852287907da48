import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { get } from './support/site'

/** The article that scripts/browser-tests.ts has made due a while after the site is built, and nothing announces. */
const dueAt = new Date(process.env.DUE_AT ?? '')
const article = { slug: 'due-soon', reference: 'Due1SoOn', publishedAt: dueAt }
const own = routes.article('en', article)
const lists = [
  routes.home('en'),
  routes.articles('en'),
  routes.archive('en', dueAt.getUTCFullYear()),
  routes.category('en', { slug: 'life-at-work', reference: 'Kc4tLif' }),
  routes.llms('en'),
  routes.markdown(own),
  routes.articlesFeed('rss'),
  routes.articlesFeed('atom', 'en'),
  routes.articlesFeed('json', 'en'),
  routes.sitemap('en', {
    kind: 'articles',
    year: dueAt.getUTCFullYear(),
    month: dueAt.getUTCMonth() + 1,
    part: 1,
  }),
  routes.categoryFeed('json', 'en', { slug: 'life-at-work', reference: 'Kc4tLif' }),
]

test('a scheduled article is nowhere before its moment and everywhere soon after, by itself', async () => {
  test.setTimeout(240_000)
  const surfaces = async () => {
    const pages = await Promise.all(
      lists.map(async (path) => ({ path, text: await (await get(path)).text() })),
    )
    const listed = pages.filter(({ text }) => text.includes(own)).map(({ path }) => path)
    return (await get(own)).status === 200 ? [...listed, own] : listed
  }
  const early = await surfaces()
  if (new Date() < dueAt) expect(early).toEqual([])
  const untilDue = Math.max(0, dueAt.getTime() - Date.now())
  // A page whose life had not ended at that moment would show it up to five minutes later.
  await expect.poll(surfaces, { timeout: untilDue + 60_000, intervals: [2_000] }).toEqual([...lists, own])
})
