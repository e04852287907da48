import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { type ReadApiServer, startReadApi } from '@/scripts/read-api'
import type { Server } from '@/scripts/run'
import { importContent, startOtherSite } from '../other-site'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { writeContentFolder } from '../records/content-folder'
import { jobs } from '../records/jobs'
import { categories } from '../records/taxonomies'
import { internalWords } from '../support/site'
import { sitemapOf } from '../support/sitemaps'
import { startUpstream, type Upstream } from '../support/upstream'

/**
 * A site with a hosted API that fails. Its cached pages are stale after one second. `npm run test:full` and `npm run test:faults`
 * have more faults and longer ones.
 */
let site: Server & { url: string }
let api: ReadApiServer
let upstream: Upstream
let folder: string

const { cityBikes, harbourWorks } = companies

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-outage-'))
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  await writeContentFolder(join(folder, 'content'), new Date())
  await importContent(join(folder, 'content'), database)
  api = await startReadApi(database)
  upstream = await startUpstream(api.url)
  upstream.fail({ kind: 'embed', organization: cityBikes.reference })
  site = await startOtherSite({
    API_BASE_URL: upstream.url,
    API_TOKEN: api.token,
    API_REQUESTS_PER_MINUTE: '1000000',
    CACHE_DIRECTORY: join(folder, 'cache'),
    REVALIDATE_SECONDS: '1',
    QUARANTINE_MINUTES: '0',
  })
}, 120_000)

afterAll(async () => {
  await site.stop()
  await upstream.stop()
  await api.stop()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })

/** Until the pause after repeated failures ends, in which the site sends no request to the API. */
const recovery = { timeout: 60_000, interval: 500 }

test('a failure of one organization’s jobs is named in the list of jobs and hides no other job', async () => {
  const { total, facets, unavailable } = await (await get(routes.searchJobs('en', noFilter, ''))).json()
  expect(unavailable).toEqual([cityBikes.name])
  expect(facets.company.map(({ label }: { label: string }) => label)).not.toContain(cityBikes.name)
  expect(total).toBeGreaterThan(0)
  expect((await get(routes.company('en', harbourWorks.slug))).status).toBe(200)
  upstream.fail({ kind: 'none' })
}, 120_000)

const stored = [
  routes.home('en'),
  routes.articles('fr'),
  articles.plain.path,
  routes.company('en', harbourWorks.slug),
  routes.jobs('en'),
  routes.job('en', harbourWorks.slug, jobs.craneInspector.slug),
  routes.articlesFeed('rss', 'fr'),
  sitemapOf('companies'),
]

test('stored pages stay, others fail with 500 or 503 and no cache, and all are there again after the outage', async () => {
  for (const path of stored) await expect.poll(async () => (await get(path)).status, recovery).toBe(200)
  const unknown = articles.nightFr.path.replace(/_.*/, '_Unknown1')
  const feed = routes.categoryFeed('json', 'de', categories.hiring)
  upstream.fail({ kind: 'down' })
  // Longer than the lifetime: each page is fresh, then stale, then stale after a refresh that failed.
  for (const end = Date.now() + 3_000; Date.now() < end; )
    for (const path of stored) expect((await get(path)).status, path).toBe(200)
  const page = await get(unknown)
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, expect.stringContaining('no-store')])
  const html = await page.text()
  expect(/<html[^>]* lang="fr".*<h1[^>]*>[^<]*ne peut pas/s.test(html)).toBe(true)
  const document = await get(feed)
  expect([document.status, document.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(document.headers.get('retry-after')).toBe('60')
  const json = await get(routes.foundArticles('en', { ...noSelection, words: 'never searched' }, 1))
  expect([json.status, json.headers.get('cache-control')]).toEqual([503, 'no-store'])
  upstream.fail({ kind: 'none' })
  await expect.poll(async () => (await get(unknown)).status, recovery).toBe(404)
  await expect.poll(async () => (await get(feed)).status, recovery).toBe(200)
}, 180_000)

test('a site with a hosted API has no Read API, and shows neither its token nor an internal field', async () => {
  const none = await get(`/api/v1/embed?organization_reference=${harbourWorks.reference}`)
  expect([none.status, await none.json()]).toEqual([404, expect.objectContaining({ error: 'not_found' })])
  for (const path of stored) {
    const text = await (await get(path)).text()
    expect(
      [...internalWords, api.token, upstream.url].filter((word) => text.includes(word)),
      path,
    ).toEqual([])
  }
})
