import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RevalidationResult } from '@vitrine/api-contract/revalidation'
import { expect, test } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { noFilter } from '@/lib/job-filter'
import { noOrganizationFilter } from '@/lib/organization-filter'
import { isSearchPath, isSiteSearchPath, routes } from '@/lib/routes'
import { importContent, withOtherSite } from '../other-site'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { cacheStateOf } from '../support/cache-state'
import { ageBuild, compareSites, listDocuments, listPages } from '../support/revalidation/compare-sites'
import { changeContent, createRandom } from '../support/revalidation/content-changes'
import { post, type Sent, sendChanges, signed } from '../support/revalidation/send-webhook'
import { baseUrl, get } from '../support/site'
import { isFull } from '../support/variants'

const article = { type: 'article', reference: articles.plain.reference, action: 'update' }
const organization = { type: 'organization', reference: companies.harbourWorks.reference, action: 'update' }

test('refuses what is not signed, old, altered, too large or malformed, in the error shape of the API', async () => {
  const valid = signed({ changes: [article] })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const cases: [string, number, Omit<Sent, 'id'>][] = [
    ['no headers', 401, { body: valid.body, headers: {} }],
    ['another secret', 401, signed({ changes: [article] }, { key: other })],
    ['another body', 401, { ...valid, body: valid.body.replace(article.reference, 'Other123') }],
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
    records: [{ reference: article.reference, state: 'live' }],
  })
})

test('counts the stored pages of searches that show records of the kind, and does not name them', async () => {
  const words = 'harbour'
  const searches = {
    articles: routes.articleSearch('en', { ...noSelection, words }),
    companies: routes.companySearch('en', { ...noOrganizationFilter, words }),
    jobs: routes.jobSearch('en', { ...noFilter, words }),
    site: routes.searchWords('en', words),
  }
  for (const path of Object.values(searches)) expect((await get(path)).status, path).toBe(200)
  const job = { type: 'job', reference: jobs.craneInspector.reference }
  for (const [change, least] of [
    [article, 2],
    [job, 2],
    [organization, 3],
  ] as const) {
    const response = await post(baseUrl, signed({ changes: [change], dry_run: true }))
    const { urls, omitted_urls }: RevalidationResult = await response.json()
    const paths = urls.map(({ url }) => url.slice(baseUrl.length))
    expect(Object.values(searches).filter((path) => paths.includes(path))).toEqual([])
    expect(omitted_urls, change.type).toBeGreaterThanOrEqual(least)
  }
})

test('names the stored pages that show a record, and leaves those that do not', async () => {
  const response = await post(baseUrl, signed({ changes: [organization], dry_run: true }))
  const { tags, urls }: RevalidationResult = await response.json()
  expect(tags).toContain(`organization:${companies.harbourWorks.reference}`)
  const paths = new Set(urls.map(({ url }) => url.slice(baseUrl.length)))
  expect(paths.has(routes.company('en', companies.harbourWorks.slug))).toBe(true)
  expect(paths.has(routes.saved('en'))).toBe(false)
})

test('sends the stored page until the new one is rendered, so that no visitor waits for it', async () => {
  const dryRun = await post(baseUrl, signed({ changes: [article], dry_run: true }))
  const { urls }: RevalidationResult = await dryRun.json()
  const stateOf = async (path: string) => cacheStateOf((await get(path)).headers.get('cache-status'))
  const stored: string[] = []
  for (const { url } of urls) {
    const path = url.slice(baseUrl.length)
    // A page that is not found is removed, and not sent once more.
    if ((await get(path)).ok && (await stateOf(path)) === 'stored') stored.push(path)
  }
  let isComplete = false
  const webhook = post(baseUrl, signed({ changes: [article] })).finally(() => {
    isComplete = true
  })
  const seen = new Set<string | null>()
  while (!isComplete) for (const path of stored) seen.add(await stateOf(path))
  expect((await webhook).status).toBe(200)
  expect([...seen].sort()).toEqual(['outdated', 'stored'])
}, 120_000)

async function countJobs(url: string): Promise<number> {
  return (await (await fetch(url + routes.searchJobs('en', noFilter, ''))).json()).total
}

/** `npm test` compares some paths after one batch of changes, `npm run test:full` all after several. */
const batches = isFull ? 4 : 1
const changesOfBatch = 4
const comparedPaths = isFull ? Number.POSITIVE_INFINITY : 40

/** Half of the compared paths, evenly from all. */
function everyFew(paths: Iterable<string>): string[] {
  const all = [...paths]
  const step = Math.max(1, Math.ceil(all.length / (comparedPaths / 2)))
  return all.filter((_, index) => index % step === 0)
}

test('after changes of records and their webhook, every stored page equals that of a site without caches', async () => {
  const content = process.env.CONTENT_FOLDER ?? ''
  const random = createRandom(1)
  // All of them are stored, and would be outdated without the webhook.
  const pages = await listPages(baseUrl, baseUrl)
  const known = new Set([...pages, ...(await listDocuments(baseUrl, baseUrl, everyFew(pages)))])
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cold-'))
  try {
    await ageBuild(process.env.PROJECT_FOLDER ?? '')
    for (let batch = 0; batch < batches; batch += 1) {
      const made = Array.from({ length: changesOfBatch }, (_, index) =>
        changeContent(content, random, batch * changesOfBatch + index),
      )
      await importContent(content)
      const { urls } = await sendChanges(
        baseUrl,
        made.flatMap(({ changes }) => changes),
      )
      const listed = urls
        .map(({ url }) => url.slice(baseUrl.length))
        .filter((path) => !isSearchPath(path) && !isSiteSearchPath(path))
      const settings = { CACHE_DIRECTORY: join(folder, String(batch)), SITE_URL: baseUrl }
      await withOtherSite(settings, async (url) => {
        // Until a new process has read all jobs, its pages of articles name none.
        await expect.poll(() => countJobs(url), { timeout: 60_000 }).toBe(await countJobs(baseUrl))
        if (isFull) for (const path of await listPages(url, baseUrl)) known.add(path)
        const paths = new Set([...everyFew(listed), ...everyFew(known)])
        const message = made.map(({ description }) => description).join(', ')
        // Pages are named by what changed; the site still requests some of them when the response to the webhook is sent.
        const differences = () => compareSites(baseUrl, url, [...paths])
        await expect.poll(differences, { timeout: 120_000, interval: 2_000, message }).toEqual([])
      })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 1_800_000)
