import { expect, test } from '@playwright/test'
import { pagePaths } from '@/e2e/faults/security/response-kinds'
import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { copyUrl, makePending, readAgain } from '../../support/copy'
import { crawl } from '../../support/crawl'
import { demoArticle } from '../../support/demo-article'
import { agents, baseUrl, get, internalWords } from '../../support/site'
import { readIndex } from '../../support/sitemaps'
import { setFault, takeUpstreamRequests } from '../../support/upstream'

test.describe.configure({ mode: 'serial' })
test.afterAll(async () => {
  await setFault({ kind: 'none' })
  await readAgain(copyUrl)
})

test('no page and no router response contains the API token or an internal field', async () => {
  const words = [...internalWords, process.env.API_TOKEN ?? '-']
  // Not all pages: `npm run test:faults` reads those, and the documents.
  const pages = [...(await crawl(baseUrl, Object.values(pagePaths()), 120)).values()]
  expect(pages).toHaveLength(120)
  for (const { path, body, status } of pages) {
    expect(status, path).toBeLessThan(400)
    expect(
      words.filter((word) => body.includes(word)),
      path,
    ).toEqual([])
  }
  for (const { path } of pages.slice(0, 60)) {
    const response = await fetch(`${baseUrl}${path}`, { headers: { rsc: '1' } })
    const text = JSON.stringify([...response.headers]) + (await response.text())
    expect(
      words.filter((word) => text.includes(word)),
      path,
    ).toEqual([])
  }
})

for (const fault of [
  { kind: 'down' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 401 },
  { kind: 'empty' },
] as const) {
  test(`every page and document is there while the API has the fault ${JSON.stringify(fault)}`, async () => {
    await setFault(fault)
    await makePending(copyUrl)
    const { files } = await readIndex(baseUrl)
    expect(files.length).toBeGreaterThan(10)
    const french = demoArticle('fr', 'un-mois-de-chantier-tous-les-trois-ans').path
    const paths = [
      ...files.map(({ path }) => path),
      ...Object.values(pagePaths()),
      // No page links to these, so that nobody has requested them before.
      routes.category('fr', { slug: 'career-paths', reference: 'Kc8pAtH' }),
      routes.categoryFeed('json', 'fr', { slug: 'career-paths', reference: 'Kc8pAtH' }),
      ...[routes.articlesFeed('rss', 'fr'), routes.markdown(french), routes.llms('fr')],
      routes.foundArticles('en', { ...noSelection, words: `never ${fault.kind}` }, 1),
      routes.searchSite('en', `night ${fault.kind}`),
    ]
    for (const path of paths)
      for (const [name, agent] of Object.entries(agents))
        expect((await get(path, agent)).status, `${path} for ${name}`).toBe(200)
    expect((await get(french.replace(/_.*/, `_Unknown${fault.kind}`))).status).toBe(404)
  })

  test(`/readyz names the fault ${JSON.stringify(fault)}`, async () => {
    const state = async () => {
      const { status, copy } = await (await get(routes.readyz())).json()
      const failing = copy.reads.filter((read: { failing: number }) => read.failing > 0)
      return { status, isNamed: failing.length > 0 && (fault.kind !== 'empty' || copy.held.length > 0) }
    }
    await expect.poll(state, { timeout: 60_000 }).toEqual({ status: 'ready', isNamed: true })
  })
}

test('no request of a visitor is a request to the API', async () => {
  await setFault({ kind: 'none' })
  await readAgain(copyUrl)
  await takeUpstreamRequests()
  for (const words of ['night', 'shift', 'grid']) {
    expect((await get(routes.searchSite('en', words))).status).toBe(200)
    expect((await get(`/en/articles/2024/01/01/${words}_Unknown`)).status).toBe(404)
  }
  expect((await takeUpstreamRequests()).filter((path) => /[?&]q=|Unknown/.test(path))).toEqual([])
})
