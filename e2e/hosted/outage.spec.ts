import { expect, test } from '@playwright/test'
import { routes, type SitemapList } from '@/lib/routes'
import { crawl } from '../support/crawl'
import { agents, baseUrl, demoArticle, get, internalWords } from '../support/site'
import { readIndex } from '../support/sitemaps'
import { setFault } from '../support/upstream'

/** The site was built while the embed of one organization, Tidewater Labs, answered 503; it still does. */
const failing = { kind: 'embed', organization: 'tDw4Lb9' } as const

/** Longer than the cache life that scripts/browser-tests.ts sets, so that what is asked for next is stale. */
const staleAfter = { timeout: 60_000, intervals: [1_000] }

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test('one organization’s failing jobs take nothing else down and are not shown as none', async ({ page }) => {
  await setFault(failing)
  await page.goto(routes.jobs('en'))
  await expect(page.getByRole('main')).toContainText('The jobs of Tidewater Labs cannot be read right now')
  await expect(page.getByRole('link', { name: /Wagon inspector/ })).toBeVisible()
  expect((await get(routes.company('en', 'ferrolane'))).status).toBe(200)
  const own = await get(routes.company('en', 'tidewater-labs'))
  expect(own.status).toBe(500)
  expect(own.headers.get('cache-control')).toContain('no-store')
})

const sitemapOf = (kind: SitemapList) => routes.sitemap('en', { kind, part: 1 })

test('one organization’s failing jobs leave the index whole, and their sitemap is to be asked for later', async () => {
  await setFault(failing)
  const { files } = await readIndex(baseUrl)
  expect(files).toContainEqual({ path: sitemapOf('jobs'), lastmod: null })
  for (const list of ['pages', 'companies', 'categories'] as const) {
    expect(files.map(({ path }) => path)).toContain(sitemapOf(list))
    expect((await get(sitemapOf(list))).status, list).toBe(200)
  }
  await expectUnavailable(sitemapOf('jobs'))
})

async function expectUnavailable(path: string): Promise<void> {
  const response = await get(path)
  expect(response.status, path).toBe(503)
  expect(response.headers.get('retry-after'), path).toBe('60')
  expect(response.headers.get('cache-control'), path).toBe('no-store')
  expect(await response.text(), path).not.toContain('<')
}

test('its jobs are back soon after it is', async () => {
  await setFault({ kind: 'none' })
  const list = async () => (await get(routes.jobs('en'))).text()
  await expect.poll(list, staleAfter).toContain('Firmware engineer')
  expect(await list()).not.toContain('cannot be read right now')
  expect((await get(routes.company('en', 'tidewater-labs'))).status).toBe(200)
})

test('no answer of any kind holds the token or an internal word', async () => {
  const words = [...internalWords, process.env.API_TOKEN ?? '-']
  const pages = [...(await crawl(baseUrl)).values()]
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`)).toEqual(
    [],
  )
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

test('a site that reads another API offers none itself', async () => {
  const response = await get('/api/v1/embed?organization_reference=Frl0nE7')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'not_found' })
})

const stored = [
  routes.home('en'),
  routes.articles('fr'),
  routes.articles('en', 2),
  routes.archive('en', 2026),
  demoArticle('en', 'a-strap-from-1974').path,
  routes.category('en', { slug: 'engineering', reference: 'Kc9tEcH' }),
  routes.collection('en', { slug: 'night-work', reference: '7b13e8d04c95fa' }),
  routes.companies('en'),
  routes.company('fr', 'ferrolane'),
  routes.jobs('fr'),
  routes.job('en', 'ferrolane', 'wagon-inspector_antwerp'),
]

for (const fault of [
  { kind: 'down' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 401 },
] as const) {
  test(`every stored page stands for every agent while the upstream is ${JSON.stringify(fault)}`, async () => {
    await setFault({ kind: 'none' })
    for (const path of stored) expect((await get(path)).status, path).toBe(200)
    await setFault(fault)
    const until = Date.now() + 10_000
    // Asked again and again, past the life of every page: fresh, stale, and after a refresh that failed.
    while (Date.now() < until) {
      for (const path of stored) {
        for (const [name, agent] of Object.entries(agents)) {
          const response = await get(path, agent)
          expect(response.status, `${path} for ${name}`).toBe(200)
          expect(await response.text(), `${path} for ${name}`).toContain('<h1')
        }
      }
    }
  })
}

test('a page never made says in its language that it cannot be made now, and is there after the outage', async ({
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
  expect((await get(unknown)).status).toBe(404)
  expect(await (await get(path)).text()).toContain(name)
})

test('no sitemap is emptied by an outage: what was read stands, what never was answers 503', async () => {
  const paths = [routes.sitemapIndex(), sitemapOf('pages'), sitemapOf('companies'), sitemapOf('jobs')]
  const bodies = new Map<string, string>()
  for (const path of paths) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    bodies.set(path, await response.text())
  }
  const unread = routes.sitemap('fr', { kind: 'collections', part: 1 })
  await setFault({ kind: 'down' })
  // Past the life of what they are made of, so that they cannot be made anew.
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    for (const [path, body] of bodies) {
      const response = await get(path)
      expect([response.status, await response.text()], path).toEqual([200, body])
    }
  }
  await expectUnavailable(unread)
  await setFault({ kind: 'none' })
  await expect.poll(async () => (await get(unread)).status, staleAfter).toBe(200)
})

test('a visitor whose page failed can try again', async ({ page }) => {
  await setFault({ kind: 'down' })
  // No page links to an English subject's French page, so that nothing has made it yet.
  const path = routes.category('fr', { slug: 'career-paths', reference: 'Kc8pAtH' })
  expect((await page.goto(path))?.status()).toBe(500)
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await setFault({ kind: 'none' })
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career paths')
})

test('a feed that was read stands, one never read says when to ask again', async () => {
  const read = routes.articlesFeed('rss', 'fr')
  // No page links to it, and no article that is due stands in it.
  const unread = routes.jobsFeed('atom')
  await setFault({ kind: 'none' })
  const before = await (await get(read)).text()
  await setFault({ kind: 'down' })
  // Past the life of what it is made of, so that it cannot be made anew.
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    const response = await get(read)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(before)
  }
  const answer = await get(unread)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await setFault({ kind: 'none' })
  await expect.poll(async () => (await get(unread)).status, staleAfter).toBe(200)
})
