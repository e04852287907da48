import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { type ReadApiServer, startReadApi } from '@/scripts/read-api'
import { assignPort, copyApi, type Environment, type Server, startServer } from '@/scripts/run'
import { importContent } from '../other-site'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { writeContentFolder } from '../records/content-folder'
import { jobs } from '../records/jobs'
import { categories } from '../records/taxonomies'
import { makePending, readAgain } from '../support/copy'
import { internalWords, projectFolder } from '../support/site'
import { readIndex } from '../support/sitemaps'
import { startUpstream, type Upstream } from '../support/upstream'

/**
 * A site with a hosted API that fails from the moment at which the first copy is complete. `npm run test:full` and
 * `npm run test:faults` have more faults.
 */
let server: Server
let api: ReadApiServer
let upstream: Upstream
let folder: string
let url: string
let settings: Environment
let copyUrl: string

const { harbourWorks } = companies

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-outage-'))
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  await writeContentFolder(join(folder, 'content'), new Date())
  await importContent(join(folder, 'content'), database)
  api = await startReadApi(database)
  upstream = await startUpstream(api.url)
  copyUrl = `file:${join(folder, 'copy.db')}`
  const site = await assignPort({
    API_BASE_URL: upstream.url,
    API_TOKEN: api.token,
    API_REQUESTS_PER_MINUTE: '1000000',
    CACHE_DIRECTORY: join(folder, 'cache'),
    DATABASE_URL: copyUrl,
    REVALIDATE_SECONDS: '1',
  })
  url = site.url
  settings = { ...site.environment, SITE_URL: url }
  await copyApi(settings)
  upstream.fail({ kind: 'down' })
  await start()
}, 120_000)

afterAll(async () => {
  await server.stop()
  await upstream.stop()
  await api.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startServer('site', [], url, settings, projectFolder)
  await vi.waitFor(async () => expect((await get(routes.readyz())).status).toBe(200), {
    ...{ timeout: 60_000, interval: 500 },
  })
}

const get = (path: string) => fetch(url + path, { redirect: 'manual' })
const readState = async () => (await get(routes.readyz())).json()

const pages = [
  ...[routes.home('en'), routes.articles('fr'), routes.jobs('en')],
  ...[articles.plain.path, articles.nightFr.path],
  routes.company('en', harbourWorks.slug),
  routes.job('en', harbourWorks.slug, jobs.craneInspector.slug),
  ...[routes.articlesFeed('rss', 'fr'), routes.categoryFeed('json', 'de', categories.hiring)],
]

async function expectEverything(): Promise<void> {
  const { files } = await readIndex(url)
  const words = { ...noSelection, words: `never searched ${Math.random()}` }
  const paths = [
    ...pages,
    ...files.map(({ path }) => path),
    ...[routes.foundArticles('en', words, 1), routes.searchJobs('en', noFilter, '')],
  ]
  for (const path of paths) expect((await get(path)).status, path).toBe(200)
  const unknown = articles.nightFr.path.replace(/_.*/, `_Unknown${Math.floor(1e6 * Math.random())}`)
  expect((await get(unknown)).status).toBe(404)
}

test('everything is there while the API is away, also after a restart, and /readyz says what fails', async () => {
  await expectEverything()
  await server.stop()
  await makePending(copyUrl)
  await start()
  await expectEverything()
  const failing = async () => {
    const { status, copy } = await readState()
    return [status, copy.complete, copy.reads.some((read: { failing: number }) => read.failing > 0)]
  }
  await expect.poll(failing, { timeout: 30_000 }).toEqual(['ready', true, true])
}, 180_000)

test('lists that become empty change nothing, and are named in /readyz', async () => {
  const before = await (await get(routes.searchJobs('en', noFilter, ''))).json()
  upstream.fail({ kind: 'empty' })
  // The site tries one read in ten seconds until the API responds again.
  await makePending(copyUrl)
  const held = async () => {
    const { copy } = await readState()
    return copy.held.map(({ list }: { list: string }) => list)
  }
  const lists = ['organizations', 'articles/en', `jobs/${harbourWorks.reference}`]
  await expect.poll(held, { timeout: 60_000 }).toEqual(expect.arrayContaining(lists))
  await expectEverything()
  const after = await (await get(routes.searchJobs('en', noFilter, ''))).json()
  expect(after.total).toBe(before.total)
}, 180_000)

test('the site shows what the API has after the failure, and nothing is held any more', async () => {
  upstream.fail({ kind: 'none' })
  await readAgain(copyUrl)
  await expect.poll(async () => (await readState()).copy.held, { timeout: 30_000 }).toEqual([])
  await expectEverything()
}, 120_000)

test('a site with a hosted API has no Read API, and shows neither its token nor an internal field', async () => {
  const none = await get(`/api/v1/embed?organization_reference=${harbourWorks.reference}`)
  expect([none.status, await none.json()]).toEqual([404, expect.objectContaining({ error: 'not_found' })])
  for (const path of [...pages, routes.readyz()]) {
    const text = await (await get(path)).text()
    expect(
      [...internalWords, api.token, upstream.url].filter((word) => text.includes(word)),
      path,
    ).toEqual([])
  }
})
