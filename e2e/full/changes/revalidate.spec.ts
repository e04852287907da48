import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { RevalidationResult } from '@vitrine/api-contract/revalidation'
import { noSelection } from '@/lib/article-selection'
import { noFilter } from '@/lib/job-filter'
import { noOrganizationFilter } from '@/lib/organization-filter'
import { isSearchPath, isSiteSearchPath, routes } from '@/lib/routes'
import { assignPort, root, run, type Server, startServer } from '@/scripts/run'
import { ageBuild, compareSites, listDocuments, listPages } from '../../support/revalidation/compare-sites'
import { changeContent, createRandom } from '../../support/revalidation/content-changes'
import { post, type Sent, sendChanges, signed } from '../../support/revalidation/send-webhook'
import { baseUrl, get } from '../../support/site'

const content = process.env.CONTENT_FOLDER ?? ''

/** 6 in the ordinary test run. The site is compared with a cold one after each batch. */
const changeCount = Number(process.env.REVALIDATION_CHANGES ?? 6)
const batchSize = Number(process.env.REVALIDATION_BATCH ?? 6)
const sampleSize = 30
const seed = Number(process.env.REVALIDATION_SEED ?? 1)

test.describe.configure({ mode: 'serial' })

const article = { type: 'article', reference: 'Bu0yHm3', action: 'update' }

test('refuses what is not signed, old, altered, too large or malformed, in the error shape of the API', async () => {
  const valid = signed({ changes: [article] })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const cases: [string, number, Omit<Sent, 'id'>][] = [
    ['no headers', 401, { body: valid.body, headers: {} }],
    ['another secret', 401, signed({ changes: [article] }, { key: other })],
    ['another body', 401, { ...valid, body: valid.body.replace('Bu0yHm3', 'Bu0yHm4') }],
    ['another id', 401, { ...valid, headers: { ...valid.headers, 'webhook-id': 'msg_other' } }],
    ['an old timestamp', 401, signed({ changes: [article] }, { now: minutesAgo(6) })],
    ['a timestamp in the future', 401, signed({ changes: [article] }, { now: minutesAgo(-6) })],
    ['no JSON', 400, signed('{"changes"')],
    ['no changes', 400, signed({ changes: [] })],
    ['an unknown type', 400, signed({ changes: [{ ...article, type: 'category' }] })],
    ['an unknown field', 400, signed({ changes: [article], dryrun: true })],
    ['a reference with a space', 400, signed({ changes: [{ ...article, reference: 'a b' }] })],
    ['too many changes', 400, signed({ changes: Array.from({ length: 1_001 }, () => article) })],
    ['a large body', 413, signed(`{"changes": [], "x": "${'x'.repeat(300_000)}"}`)],
  ]
  for (const [name, status, request] of cases) {
    const response = await post(baseUrl, request)
    const body = await response.json()
    expect([name, response.status], JSON.stringify(body)).toEqual([name, status])
    expect(Object.keys(body)).toEqual(['error', 'error_description'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  const got = await fetch(`${baseUrl}/api/revalidate`)
  expect([got.status, Object.keys(await got.json())]).toEqual([405, ['error', 'error_description']])
})

test('responds to a repeated request with the first result, and refuses a replayed one and its id with another body', async () => {
  const content = { changes: [article], dry_run: true }
  const request = signed(content)
  const repeat = (seconds: number) =>
    post(baseUrl, signed(content, { id: request.id, now: new Date(Date.now() + seconds * 1000) }))
  const [first, second] = await Promise.all([post(baseUrl, request), repeat(60)])
  const text = await first.text()
  expect(first.status).toBe(200)
  expect(await second.text()).toBe(text)
  expect(await (await repeat(120)).text()).toBe(text)
  const replayed = await post(baseUrl, request)
  expect([replayed.status, Object.keys(await replayed.json())]).toEqual([409, ['error', 'error_description']])
  const changed = signed({ changes: [article] }, { id: request.id })
  expect((await post(baseUrl, changed)).status).toBe(409)
  expect(JSON.parse(text)).toMatchObject({
    dry_run: true,
    records: [{ reference: 'Bu0yHm3', state: 'live' }],
  })
})

test('lists the pages of searches and filters that visitors opened', async () => {
  const words = 'ferro'
  const searches = {
    articles: routes.articleSearch('en', { ...noSelection, words }),
    companies: routes.companySearch('en', { ...noOrganizationFilter, words }),
    jobs: routes.jobSearch('en', { ...noFilter, words }),
    site: routes.searchWords('en', words),
  }
  for (const path of Object.values(searches)) expect((await get(path)).status, path).toBe(200)
  const listedOf = async (change: object) => {
    const response = await post(baseUrl, signed({ changes: [change], dry_run: true }))
    const { urls }: { urls: { url: string }[] } = await response.json()
    const paths = urls.map(({ url }) => url.slice(baseUrl.length))
    return Object.values(searches).filter((path) => paths.includes(path))
  }
  expect(await listedOf(article)).toEqual([searches.articles, searches.site])
  const job = { type: 'job', reference: 'FRL_wIn59Ap' }
  expect(await listedOf(job)).toEqual([searches.companies, searches.jobs, searches.site])
  const organization = { type: 'organization', reference: 'Frl0nE7' }
  expect(await listedOf(organization)).toEqual(Object.values(searches))
})

test('sends the stored page until the new one is rendered, so that no visitor waits for it', async () => {
  const changes = [{ type: 'organization', reference: 'Frl0nE7', action: 'update' }]
  const dryRun = await post(baseUrl, signed({ changes, dry_run: true }))
  const { urls }: RevalidationResult = await dryRun.json()
  const stateOf = async (path: string) => (await get(path)).headers.get('x-nextjs-cache')
  const stored: string[] = []
  for (const { url } of urls) {
    const path = url.slice(baseUrl.length)
    await get(path)
    if ((await stateOf(path)) === 'HIT') stored.push(path)
  }
  let isComplete = false
  const webhook = post(baseUrl, signed({ changes })).finally(() => {
    isComplete = true
  })
  const seen = new Set<string | null>()
  while (!isComplete) for (const path of stored) seen.add(await stateOf(path))
  expect((await webhook).status).toBe(200)
  expect([...seen].sort()).toEqual(['HIT', 'STALE'])
})

test.describe('after the webhook', () => {
  let folder: string
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-cold-'))
    await ageBuild(root)
  })
  test.afterAll(() => rm(folder, { recursive: true, force: true }))

  test('every public page and document equals that of a site without caches, for random changes', async () => {
    test.setTimeout(900_000 + changeCount * 60_000)
    const random = createRandom(seed)
    let known = await listPages(baseUrl, baseUrl)
    // All pages are stored, and would be outdated without the webhook.
    const documents = await listDocuments(baseUrl, baseUrl, known)
    for (let number = 0; number < changeCount; ) {
      /** Those that the site was still requesting when its response was sent, after 25 seconds at the latest. */
      const pending = new Set<string>()
      const listed: string[] = []
      const descriptions: string[] = []
      for (const end = Math.min(changeCount, number + batchSize); number < end; ) {
        // A webhook names one change, two or three, which can be of the same record.
        const made = Array.from({ length: Math.min(end - number, 1 + random(3)) }, (_, index) =>
          changeContent(content, random, number + index),
        )
        number += made.length
        await importContent()
        const result = await sendChanges(
          baseUrl,
          made.flatMap(({ changes }) => changes),
        )
        const description = made.map((change) => change.description).join(', ')
        descriptions.push(`${description}: ${result.urls.length} URLs in ${result.duration_ms} ms`)
        // Only pages of searches that the tests before this one have opened are omitted.
        expect(result.urls.length, description).toBeLessThan(1_500)
        for (const { url, status } of result.urls) if (status === null) pending.add(url.slice(baseUrl.length))
        const paths = result.urls.map(({ url }) => url.slice(baseUrl.length))
        // The landing pages among the searches are in the sitemaps.
        listed.push(...paths.filter((path) => !isSearchPath(path) && !isSiteSearchPath(path)))
      }
      const cold = await startColdSite(folder, number)
      try {
        const now = await listPages(cold.url, baseUrl)
        // Documents are made for each request, so that some of those that were not listed suffice.
        const sample = documents.filter(() => random(documents.length) < sampleSize)
        const paths = [...new Set([...known, ...now, ...listed, ...sample])]
        let differences = await compareSites(baseUrl, cold.url, paths)
        for (let round = 0; round < 12 && differences.length > 0; round += 1) {
          if (!differences.some(({ path }) => pending.has(path))) break
          await wait(10_000)
          differences = await compareSites(
            baseUrl,
            cold.url,
            differences.map(({ path }) => path),
          )
        }
        const counts = `${paths.length} paths, ${pending.size} pending, ${differences.length} differ`
        console.log([...descriptions, counts, ...differences.map(({ path }) => path)].join('\n'))
        expect(differences.slice(0, 5)).toEqual([])
        known = now
      } finally {
        await cold.server.stop()
      }
    }
  })
})

/** The test itself sends the webhook. */
function importContent(): Promise<void> {
  const args = ['packages/read-api/commands/content-import.ts', content, '--prune']
  return run('tsx', args, { REVALIDATE_SECRET: '' })
}

/** A second process of the same build, with an empty cache directory, that reads the same database. */
async function startColdSite(folder: string, number: number): Promise<{ url: string; server: Server }> {
  const site = await assignPort({
    SITE_URL: baseUrl,
    CACHE_DIRECTORY: join(folder, `cache-${number}`),
    NEWS_INDEXES: 'news',
    REVALIDATE_SECONDS: '3600',
    LOG_LEVEL: 'error',
  })
  return { url: site.url, server: await startServer('next', ['start'], site.url, site.environment) }
}
