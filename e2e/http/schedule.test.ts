import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { importContent, withOtherSite } from '../other-site'
import { companies } from '../records/companies'
import { writeContentFolder } from '../records/content-folder'
import { siteName } from '../records/sites'
import { categories, collections } from '../records/taxonomies'

const { harbourWorks } = companies
const { engineering } = categories
const { nightWork } = collections
const article = { slug: 'scheduled-article', reference: 'Sch3dUl1' }

const pathsOf = (articlePath: string, month: { year: number; month: number }) => [
  routes.home('en'),
  routes.articles('en'),
  routes.archive('en', month.year),
  routes.archive('en', month.year, month.month),
  routes.category('en', engineering),
  routes.collection('en', nightWork),
  routes.company('en', harbourWorks.slug),
  routes.llms('en'),
  routes.markdown(articlePath),
  routes.markdown(routes.company('en', harbourWorks.slug)),
  routes.articlesFeed('rss'),
  routes.articlesFeed('atom', 'en'),
  routes.articlesFeed('json', 'en'),
  routes.companyArticlesFeed('rss', 'en', harbourWorks.slug),
  routes.categoryFeed('json', 'en', engineering),
  routes.sitemap('en', { kind: 'articles', ...month, part: 1 }),
  routes.sitemap('en', { kind: 'news', part: 1 }),
]

test('a scheduled article is on no page before published_at and on all affected pages within a minute after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-schedule-'))
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  try {
    const content = join(folder, 'content')
    await writeContentFolder(content, new Date())
    await importContent(content, database)
    await withOtherSite({ ...database, CACHE_DIRECTORY: join(folder, 'cache') }, async (url) => {
      const start = new Date()
      const articlePath = routes.article('en', { ...article, publishedAt: start })
      const month = { year: start.getUTCFullYear(), month: start.getUTCMonth() + 1 }
      const paths = pathsOf(articlePath, month)
      const read = (path: string) => fetch(url + path, { redirect: 'manual' })
      const pathsWithArticle = async () => {
        const listed: string[] = []
        for (const path of paths)
          if ((await (await read(path)).text()).includes(articlePath)) listed.push(path)
        return listed
      }
      const status = async () => (await read(articlePath)).status
      // Every page is stored without the article, and that of the article as not found.
      expect([await pathsWithArticle(), await status()]).toEqual([[], 404])
      // The import of the article, which nothing tells the site, and second requests take less than the first ones.
      const firstRequestsMs = Date.now() - start.getTime()
      const publishedAt = new Date(Date.now() + 20_000 + firstRequestsMs)
      await writeScheduledArticle(content, publishedAt)
      await importContent(content, database)
      expect([await pathsWithArticle(), await status()]).toEqual([[], 404])
      expect(Date.now()).toBeLessThan(publishedAt.getTime())
      await expect.poll(status, { timeout: 200_000, interval: 1_000 }).toBe(200)
      await expect.poll(pathsWithArticle, { timeout: 60_000, interval: 2_000 }).toEqual(paths)
      // The new page has metadata of its own.
      const hasTitle = async () =>
        (await (await read(articlePath)).text()).includes(`<title>Scheduled article – ${siteName}</title>`)
      await expect.poll(hasTitle, { timeout: 20_000 }).toBe(true)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 420_000)

async function writeScheduledArticle(content: string, publishedAt: Date): Promise<void> {
  const frontMatter = {
    reference: article.reference,
    name: 'Scheduled article',
    published_at: publishedAt.toISOString(),
    categories: [engineering.reference],
    collections: [nightWork.reference],
    organizations: [harbourWorks.slug],
    indexed: ['news'],
  }
  const text = `---\n${JSON.stringify(frontMatter)}\n---\nNow it is here.\n`
  await writeFile(join(content, 'articles/en/scheduled-article.md'), text)
}
