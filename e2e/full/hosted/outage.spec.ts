import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { pagePaths } from '@/scripts/faults/security/response-kinds'
import { crawl } from '../../support/crawl'
import { demoArticle } from '../../support/demo-article'
import { readSettled } from '../../support/settled'
import { agents, baseUrl, get, internalWords } from '../../support/site'
import { readIndex, sitemapOf } from '../../support/sitemaps'
import { expectUnavailable, pollUntilStale } from '../../support/unavailable'
import { setFault } from '../../support/upstream'

test.describe.configure({ mode: 'serial' })

/** A page of every kind. */
const cached = Object.values(pagePaths())

/** The body of the first response with the status 200. After a fault, the site sends no request to the API for up to 20 seconds. */
async function bodyOf(path: string): Promise<string> {
  let body = ''
  await expect(async () => {
    const response = await get(path)
    body = await response.text()
    expect(response.status, path).toBe(200)
  }).toPass(pollUntilStale)
  return body
}

test('no page and no router response contains the API token or an internal field', async () => {
  const words = [...internalWords, process.env.API_TOKEN ?? '-']
  // Not all pages: `npm run test:faults` reads those, and the documents.
  const crawlPages = async () => [...(await crawl(baseUrl, cached, 120)).values()]
  let pages = await crawlPages()
  expect(pages).toHaveLength(120)
  // After the fault of an earlier test, no request is sent to the API for up to 20 seconds.
  const listFailures = async () => {
    const failures = pages
      .filter(({ status }) => status >= 400)
      .map(({ path, status }) => `${status} ${path}`)
    if (failures.length > 0) pages = await crawlPages()
    return failures
  }
  await expect.poll(listFailures, { timeout: 240_000 }).toEqual([])
  for (const { path, body } of pages)
    expect(
      words.filter((word) => body.includes(word)),
      path,
    ).toEqual([])
  for (const { path } of pages.slice(0, 60)) {
    const response = await fetch(`${baseUrl}${path}`, { headers: { rsc: '1' } })
    const text = JSON.stringify([...response.headers]) + (await response.text())
    expect(
      words.filter((word) => text.includes(word)),
      path,
    ).toEqual([])
  }
})

test('a site with API_BASE_URL returns 404 for the Read API', async () => {
  const response = await get('/api/v1/embed?organization_reference=Frl0nE7')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'not_found' })
})

for (const fault of [
  { kind: 'down' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 401 },
] as const) {
  test(`cached pages return 200 to every user agent while the API has the fault ${JSON.stringify(fault)}`, async () => {
    await setFault({ kind: 'none' })
    for (const path of cached) expect((await get(path)).status, path).toBe(200)
    await setFault(fault)
    const until = Date.now() + 10_000
    // Ten seconds are longer than the cache lifetime: pages are fresh, then stale, then stale after a failed refresh.
    while (Date.now() < until) {
      for (const path of cached) {
        for (const [name, agent] of Object.entries(agents)) {
          const response = await get(path, agent)
          expect(response.status, `${path} for ${name}`).toBe(200)
          expect(await response.text(), `${path} for ${name}`).toContain('<h1')
        }
      }
    }
  })
}

test('a page that is not cached returns 500 in its language during an outage and is available after it', async ({
  browser,
}) => {
  const { path, name } = demoArticle('fr', 'un-mois-de-chantier-tous-les-trois-ans')
  const unknown = path.replace(/_.*/, '_Unknown1')
  await setFault({ kind: 'down' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await page.goto(unknown)
  expect(response?.status()).toBe(500)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ne peut pas')
  await expect(page.getByRole('link', { name: 'Offres' }).first()).toBeVisible()
  await context.close()
  await setFault({ kind: 'none' })
  // After repeated failures the site sends no request to the API for ten seconds or more.
  await expect.poll(async () => (await get(unknown)).status, pollUntilStale).toBe(404)
  expect(await (await get(path)).text()).toContain(name)
})

test('during an outage cached sitemaps stay unchanged, and others return 503', async () => {
  const paths = [routes.sitemapIndex(), sitemapOf('pages'), sitemapOf('companies'), sitemapOf('jobs')]
  const bodies = await readSettled(paths, bodyOf)
  // The index reads all lists, but no month.
  const { files } = await readIndex(baseUrl)
  const uncached =
    files.map((file) => file.path).find((path) => path.startsWith('/sitemaps/fr/articles-')) ?? ''
  await setFault({ kind: 'down' })
  // Eight seconds are longer than the cache lifetime, so the site tries to render them again and fails.
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    for (const [path, body] of bodies) {
      const response = await get(path)
      expect([response.status, await response.text()], path).toEqual([200, body])
    }
  }
  await expectUnavailable(uncached)
  await setFault({ kind: 'none' })
  await expect.poll(async () => (await get(uncached)).status, pollUntilStale).toBe(200)
})

test('during an outage cached Open Graph images and JSON pages stay available, and others return 503', async () => {
  const image = routes.openGraphImage(routes.category('en', { slug: 'engineering', reference: 'Kc9tEcH' }))
  const list = routes.searchArticles({ language: 'en' }, 2)
  await setFault({ kind: 'none' })
  const bodies = await readSettled([image, list], bodyOf)
  await setFault({ kind: 'down' })
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    for (const [path, body] of bodies) {
      const response = await get(path)
      expect([response.status, (await response.text()) === body], path).toEqual([200, true])
    }
    // A client may send 300 requests a minute to JSON routes.
    await wait(100)
  }
  const invented = await get(routes.foundArticles('en', { ...noSelection, words: 'never searched' }, 1))
  expect([invented.status, invented.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(invented.headers.get('retry-after')).toMatch(/^\d+$/)
  await setFault({ kind: 'none' })
})

test('the error page has a button that loads the page again', async ({ page }) => {
  await setFault({ kind: 'down' })
  // No page links to the French page of an English category, so it is not cached.
  const path = routes.category('fr', { slug: 'career-paths', reference: 'Kc8pAtH' })
  expect((await page.goto(path))?.status()).toBe(500)
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await setFault({ kind: 'none' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career paths', { timeout: 3_000 })
  }).toPass({ timeout: 240_000 })
})

test('during an outage a cached feed stays unchanged, and others return 503 with Retry-After', async () => {
  const feed = routes.articlesFeed('rss', 'fr')
  // No page links to this feed, and the publish scheduler does not request it, so it is not cached.
  const uncached = routes.categoryFeed('json', 'fr', { slug: 'career-paths', reference: 'Kc8pAtH' })
  await setFault({ kind: 'none' })
  const bodies = await readSettled([feed], bodyOf)
  await setFault({ kind: 'down' })
  // Eight seconds are longer than the cache lifetime, so the site tries to render it again and fails.
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    const response = await get(feed)
    expect([response.status, await response.text()]).toEqual([200, bodies.get(feed)])
  }
  await expectUnavailable(uncached)
  await setFault({ kind: 'none' })
  await expect.poll(async () => (await get(uncached)).status, pollUntilStale).toBe(200)
})
