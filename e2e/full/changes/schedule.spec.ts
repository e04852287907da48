import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { run } from '@/scripts/run'
import { get } from '../../support/site'

/** The test imports this article after the site was built, started and requested. No request informs the site about it. */
const publishedAt = new Date(Date.now() + 60_000)
const article = { slug: 'scheduled-article', reference: 'Sch3dUl1', publishedAt }
const articlePath = routes.article('en', article)
const month = { year: publishedAt.getUTCFullYear(), month: publishedAt.getUTCMonth() + 1 }
const category = { slug: 'life-at-work', reference: 'Kc4tLif' }
const polledPaths = [
  routes.home('en'),
  routes.articles('en'),
  routes.archive('en', month.year),
  routes.category('en', category),
  routes.company('en', 'ferrolane'),
  routes.llms('en'),
  routes.markdown(articlePath),
  routes.articlesFeed('rss'),
  routes.articlesFeed('atom', 'en'),
  routes.articlesFeed('json', 'en'),
  routes.sitemap('en', { kind: 'articles', ...month, part: 1 }),
  routes.sitemap('en', { kind: 'news', part: 1 }),
  routes.categoryFeed('json', 'en', category),
]
/** The test does not request these between the import and the end, so its last request could receive an old page. */
const unpolledPaths = [
  routes.archive('en', month.year, month.month),
  routes.collection('en', { slug: 'night-work', reference: '7b13e8d04c95fa' }),
  routes.markdown(routes.company('en', 'ferrolane')),
  routes.companyArticlesFeed('rss', 'en', 'ferrolane'),
]

const textOf = async (path: string) => (await get(path)).text()
const pathsWithArticle = async (paths: readonly string[]) => {
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await textOf(path) })))
  return texts.filter(({ text }) => text.includes(articlePath)).map(({ path }) => path)
}
const affectedPaths = async () => {
  const listed = await pathsWithArticle(polledPaths)
  return (await get(articlePath)).status === 200 ? [...listed, articlePath] : listed
}

async function importScheduledArticle(): Promise<void> {
  const content = process.env.CONTENT_FOLDER ?? ''
  const frontMatter = [
    'reference: Sch3dUl1',
    'name: Scheduled article',
    `published_at: ${publishedAt.toISOString()}`,
    'categories: [Kc4tLif]',
    'collections: [7b13e8d04c95fa]',
    'organizations: [ferrolane]',
    'indexed: [news]',
  ]
  const text = ['---', ...frontMatter, '---', 'Now it is here.', ''].join('\n')
  await writeFile(join(content, 'articles/en/scheduled-article.md'), text)
  await run('tsx', ['packages/read-api/commands/content-import.ts', content])
}

test('a scheduled article is on no page before published_at and on all affected pages within a minute after it', async () => {
  await pathsWithArticle([...polledPaths, ...unpolledPaths])
  await importScheduledArticle()
  expect([...(await affectedPaths()), ...(await pathsWithArticle(unpolledPaths))]).toEqual([])
  while (Date.now() < publishedAt.getTime() - 3_000) {
    expect(await affectedPaths()).toEqual([])
    await wait(2_000)
  }
  const untilPublished = Math.max(0, publishedAt.getTime() - Date.now())
  await expect
    .poll(affectedPaths, { timeout: untilPublished + 60_000, intervals: [2_000] })
    .toEqual([...polledPaths, articlePath])
  // The polled pages are rendered by the requests above; the scheduler requests the others one after the other.
  await wait(20_000)
  expect(await pathsWithArticle(unpolledPaths)).toEqual(unpolledPaths)
  // The 404 page of the article was stored. The scheduler removes it, so that the new page has its own metadata.
  await expect
    .poll(() => textOf(articlePath), { timeout: 20_000, intervals: [2_000] })
    .toContain('<title>Scheduled article – Vitrine</title>')
})
