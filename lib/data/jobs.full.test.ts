import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type Replacement, startProxiedSite } from './testing/proxied-site'

const numRuns = propertyRuns(25, 10)

let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** What the two operations say about a job. `missing` and `denied` are responses 404 and 403 of the job operation. */
type JobCase = {
  status: 'published' | 'archived' | 'draft' | 'missing' | 'denied'
  embedSites: readonly string[]
  detailSites: readonly string[]
}

const sites = fc.subarray(['site', 'board', 'careers'])
const jobCase: fc.Arbitrary<JobCase> = fc.record({
  status: fc.constantFrom('published', 'archived', 'draft', 'missing', 'denied'),
  embedSites: sites,
  detailSites: sites,
})

const errors = { missing: [404, 'not_found'], denied: [403, 'invalid_scope'] } as const

/** Starts the site of one organization whose jobs are those of the last call of `setJobs`. */
async function start(settings: Record<string, string> = {}) {
  const unlimited = { QUARANTINE_MINUTES: '0', API_REQUESTS_PER_MINUTE: '1000000' }
  const site = await startProxiedSite([], { ...unlimited, ...settings })
  stop = site.stop
  const jobs = await import('./jobs')
  const { takeJobChanges } = await import('./job-states')
  const { listOrganizations } = await import('./organizations')
  const [{ reference: organization } = { reference: '' }] = await listOrganizations()
  const setJobs = (cases: ReadonlyMap<string, JobCase>) =>
    site.replace((url) => {
      if (url.pathname.endsWith('/embed')) return { body: toEmbed(cases) }
      const [, reference = ''] = /\/jobs\/([^/]+)$/.exec(url.pathname) ?? []
      const job = cases.get(reference)
      return job ? toDetail(reference, job) : null
    })
  return { ...site, ...jobs, takeJobChanges, organization, setJobs }
}

function toEmbed(cases: ReadonlyMap<string, JobCase>) {
  const jobs = [...cases].map(([reference, { embedSites }], index) => ({
    ...{ id: index, reference, slug: `slug-${reference}`, name: `Job ${reference}` },
    contract_type: { en: 'Full-Time' },
    websites_urls: embedSites.map((site) => ({
      reference: site,
      url: `https://${site}.example/${reference}`,
    })),
  }))
  return { name: 'Acme', websites: [], jobs }
}

function toDetail(reference: string, { status, detailSites }: JobCase): Replacement {
  if (status === 'missing' || status === 'denied') {
    const [code, error] = errors[status]
    return { status: code, body: { error, error_description: 'A test' } }
  }
  const websites = detailSites.map((site) => ({
    reference: site,
    name: site,
    url: `https://${site}.example`,
  }))
  return { body: { reference, name: 'Job', status, websites } }
}

/** By the rule of the issue, written a second time. */
function expectedShown(
  cases: ReadonlyMap<string, JobCase>,
  jobWebsites: readonly string[] | 'all' | 'unset',
) {
  const open = [...cases].filter(([, { status }]) => status !== 'archived' && status !== 'draft')
  const named = ({ status, embedSites, detailSites }: JobCase) =>
    new Set([...embedSites, ...(status === 'published' ? detailSites : [])])
  const isSiteNamed = open.some(([, job]) => named(job).has('site'))
  const shownSites = jobWebsites === 'unset' ? (isSiteNamed ? ['site'] : 'all') : jobWebsites
  return open
    .filter(([, job]) => {
      if (shownSites === 'all' || named(job).size === 0) return true
      return shownSites.some((site) => named(job).has(site))
    })
    .map(([reference]) => reference)
    .sort()
}

type References = readonly { reference: string }[]
const sorted = (jobs: References) => jobs.map(({ reference }) => reference).sort()

describe.each([
  ['unset', {}, 'unset'],
  ['all', { JOB_WEBSITES: 'all' }, 'all'],
  ['two websites', { JOB_WEBSITES: 'board, careers' }, ['board', 'careers']],
] as const)('with JOB_WEBSITES %s', (_, settings, jobWebsites) => {
  test('lists, documents and pages show the same jobs, for every state of both operations', async () => {
    const site = await start(settings)
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(jobCase, { minLength: 1, maxLength: 6 }), async (list) => {
        run += 1
        // New references: what the process knows about a job of an earlier run has no effect.
        const cases = new Map(list.map((job, index) => [`r${run}-${index}`, job]))
        site.setJobs(cases)
        const shown = expectedShown(cases, jobWebsites)
        expect(sorted((await site.listJobs()).jobs)).toEqual(shown)
        expect(sorted(await site.listOrganizationJobs('acme'))).toEqual(shown)
        const full = await site.readFullJobs((await site.listJobs()).jobs, ({ reference }) => reference)
        expect(full.map(({ job, result }) => [job.reference, result]).sort()).toEqual(
          shown.map((reference) => [reference, reference]),
        )
        const pages = await Promise.all(
          [...cases.keys()].map((reference) => site.getJob('acme', `slug-${reference}`)),
        )
        expect(sorted(pages.filter((page) => page !== null))).toEqual(shown)
      }),
      { numRuns },
    )
  }, 120_000)
})

const open: JobCase = { status: 'published', embedSites: ['site'], detailSites: ['site'] }

test('a job leaves the lists when its page finds that it is closed, and the change is reported once', async () => {
  const { setJobs, listJobs, getJob, takeJobChanges, organization } = await start()
  setJobs(
    new Map([
      ['a', open],
      ['b', open],
    ]),
  )
  expect(sorted((await listJobs()).jobs)).toEqual(['a', 'b'])
  expect(takeJobChanges()).toEqual([])
  setJobs(
    new Map([
      ['a', open],
      ['b', { ...open, status: 'archived' }],
    ]),
  )
  expect(sorted((await listJobs()).jobs)).toEqual(['a', 'b'])
  expect(await getJob('acme', 'slug-b')).toBeNull()
  expect(sorted((await listJobs()).jobs)).toEqual(['a'])
  expect(takeJobChanges()).toEqual([{ reference: 'b', organization, slug: 'slug-b', isClosed: true }])
  expect(takeJobChanges()).toEqual([])
  setJobs(
    new Map([
      ['a', open],
      ['b', open],
    ]),
  )
  expect(await getJob('acme', 'slug-b')).not.toBeNull()
  expect(sorted((await listJobs()).jobs)).toEqual(['a', 'b'])
  expect(takeJobChanges()).toEqual([{ reference: 'b', organization, slug: 'slug-b', isClosed: false }])
})

test('a list reads the job operation for at most a hundred jobs, and lists read it once for each job', async () => {
  const { setJobs, listJobs, takeRequests } = await start()
  setJobs(new Map(Array.from({ length: 150 }, (_, index) => [`job${index}`, open])))
  const countReads = () => takeRequests().filter((path) => path.includes('/jobs/')).length
  takeRequests()
  let reads = 0
  // On a busy machine a list stops to wait before it has read a hundred.
  for (let list = 0; list < 30 && reads < 150; list += 1) {
    expect((await listJobs()).jobs).toHaveLength(150)
    const count = countReads()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(100)
    reads += count
  }
  expect(reads).toBe(150)
  await listJobs()
  expect(countReads()).toBe(0)
}, 120_000)

test('the lists of a minute use at most a seventh of the quota of the API for the states of jobs', async () => {
  const { setJobs, listJobs, takeRequests } = await start({ API_REQUESTS_PER_MINUTE: '600' })
  setJobs(new Map(Array.from({ length: 150 }, (_, index) => [`job${index}`, open])))
  takeRequests()
  for (let list = 0; list < 5; list += 1) expect((await listJobs()).jobs).toHaveLength(150)
  const reads = takeRequests().filter((path) => path.includes('/jobs/')).length
  expect(reads).toBeGreaterThan(15)
  expect(reads).toBeLessThan(85)
})

test('a list shows what the embed operation lists while the job operation fails', async () => {
  const { setJobs, replace, listJobs, listOrganizationJobs } = await start()
  setJobs(new Map([['a', open]]))
  replace((url) => {
    if (url.pathname.endsWith('/embed')) return { body: toEmbed(new Map([['a', open]])) }
    return url.pathname.includes('/jobs/') ? { status: 500, body: { error: 'internal' } } : null
  })
  expect(sorted((await listJobs()).jobs)).toEqual(['a'])
  expect(sorted(await listOrganizationJobs('acme'))).toEqual(['a'])
})

test('a list does not wait for a job operation that does not respond', async () => {
  const { setJobs, replace, listJobs } = await start({ API_TIMEOUT_MS: '60000' })
  setJobs(new Map([['a', open]]))
  const never = new Promise<null>(() => {})
  replace((url) => {
    if (url.pathname.endsWith('/embed')) return { body: toEmbed(new Map([['a', open]])) }
    return url.pathname.includes('/jobs/') ? never : null
  })
  expect(sorted((await listJobs()).jobs)).toEqual(['a'])
})
