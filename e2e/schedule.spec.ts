import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { run } from '@/scripts/run'
import { get } from './support/site'

/** The site is built, started and read before it hears of this article, and nothing announces that it is due. */
const dueAt = new Date(Date.now() + 75_000)
const article = { slug: 'due-soon', reference: 'Due1SoOn', publishedAt: dueAt }
const own = routes.article('en', article)
const month = { year: dueAt.getUTCFullYear(), month: dueAt.getUTCMonth() + 1 }
const category = { slug: 'life-at-work', reference: 'Kc4tLif' }
const watched = [
  routes.home('en'),
  routes.articles('en'),
  routes.archive('en', month.year),
  routes.category('en', category),
  routes.company('en', 'ferrolane'),
  routes.llms('en'),
  routes.markdown(own),
  routes.articlesFeed('rss'),
  routes.articlesFeed('atom', 'en'),
  routes.articlesFeed('json', 'en'),
  routes.sitemap('en', { kind: 'articles', ...month, part: 1 }),
  routes.sitemap('en', { kind: 'news', part: 1 }),
  routes.categoryFeed('json', 'en', category),
]
/** Nobody asks for these between the beginning and the moment, so that the first who does could be shown an old page. */
const unwatched = [
  routes.archive('en', month.year, month.month),
  routes.collection('en', { slug: 'night-work', reference: '7b13e8d04c95fa' }),
  routes.markdown(routes.company('en', 'ferrolane')),
  routes.companyArticlesFeed('rss', 'en', 'ferrolane'),
]

const textOf = async (path: string) => (await get(path)).text()
const listing = async (paths: readonly string[]) => {
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await textOf(path) })))
  return texts.filter(({ text }) => text.includes(own)).map(({ path }) => path)
}
const surfaces = async () => {
  const listed = await listing(watched)
  return (await get(own)).status === 200 ? [...listed, own] : listed
}

async function schedule(): Promise<void> {
  const content = process.env.CONTENT_FOLDER ?? ''
  const matter = [
    'reference: Due1SoOn',
    'name: Due soon',
    `published_at: ${dueAt.toISOString()}`,
    'categories: [Kc4tLif]',
    'collections: [7b13e8d04c95fa]',
    'organizations: [ferrolane]',
    'indexed: [news]',
  ]
  const text = ['---', ...matter, '---', 'Now it is here.', ''].join('\n')
  await writeFile(join(content, 'articles/en/due-soon.md'), text)
  await run('tsx', ['packages/read-api/commands/content-import.ts', content])
}

test('a scheduled article is nowhere before its moment and everywhere within a minute, by itself', async () => {
  test.setTimeout(300_000)
  await listing([...watched, ...unwatched])
  await schedule()
  expect([...(await surfaces()), ...(await listing(unwatched))]).toEqual([])
  while (Date.now() < dueAt.getTime() - 3_000) {
    expect(await surfaces()).toEqual([])
    await wait(2_000)
  }
  const untilDue = Math.max(0, dueAt.getTime() - Date.now())
  await expect.poll(surfaces, { timeout: untilDue + 60_000, intervals: [2_000] }).toEqual([...watched, own])
  expect(await listing(unwatched)).toEqual(unwatched)
})
