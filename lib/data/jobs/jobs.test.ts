import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { embedOf, writeRecords } from '@/lib/data/testing/write-records'

const numRuns = propertyRuns(20, 6)

let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** What the two operations say about a job; `missing` is a job that the job operation does not have. */
type JobCase = {
  status: 'published' | 'archived' | 'draft' | 'missing'
  embedSites: readonly string[]
  detailSites: readonly string[]
}

const sites = fc.subarray(['site', 'board', 'careers'])
const jobCase: fc.Arbitrary<JobCase> = fc.record({
  status: fc.constantFrom('published', 'archived', 'draft', 'missing'),
  embedSites: sites,
  detailSites: sites,
})

async function start(settings: Record<string, string> = {}) {
  const site = await startSite([], settings)
  stop = site.stop
  const setJobs = (cases: ReadonlyMap<string, JobCase>) =>
    writeRecords(
      site.databaseUrl,
      { kind: 'embeds', records: [{ organization_reference: 'acme', embed: toEmbed(cases) }] },
      { kind: 'jobs', records: [...cases].map(([reference, job]) => toDetail(reference, job)) },
    )
  return { ...site, ...(await import('./jobs')), ...(await import('./closed-jobs')), setJobs }
}

function toEmbed(cases: ReadonlyMap<string, JobCase>) {
  const jobs = [...cases].map(([reference, { embedSites }]) =>
    embedOf(reference, {
      websites_urls: embedSites.map((site) => ({
        reference: site,
        url: `https://${site}.example/${reference}`,
      })),
    }),
  )
  return { name: 'Acme', websites: [], jobs }
}

function toDetail(reference: string, { status, detailSites }: JobCase) {
  const websites = detailSites.map((site) => ({
    reference: site,
    name: site,
    url: `https://${site}.example`,
  }))
  const detail = { reference, organization_reference: 'acme', name: `Job ${reference}`, status, websites }
  return { reference, organization_reference: 'acme', detail: status === 'missing' ? null : detail }
}

/** The rule, written a second time. */
function expectedOpen(cases: ReadonlyMap<string, JobCase>, jobWebsites: readonly string[] | 'all' | 'unset') {
  const open = [...cases].filter(([, { status }]) => status !== 'archived' && status !== 'draft')
  const named = ({ status, embedSites, detailSites }: JobCase) =>
    new Set([...embedSites, ...(status === 'published' ? detailSites : [])])
  const isSiteNamed = open.some(([, job]) => named(job).has('site'))
  const visibleOn = jobWebsites === 'unset' ? (isSiteNamed ? ['site'] : 'all') : jobWebsites
  return open
    .filter(([, job]) => {
      if (visibleOn === 'all' || named(job).size === 0) return true
      return visibleOn.some((site) => named(job).has(site))
    })
    .map(([reference]) => reference)
    .sort()
}

const sorted = (jobs: readonly { reference: string }[]) => jobs.map(({ reference }) => reference).sort()

describe.each([
  ['unset', {}, 'unset'],
  ['all', { JOB_WEBSITES: 'all' }, 'all'],
  ['two websites', { JOB_WEBSITES: 'board, careers' }, ['board', 'careers']],
] as const)('with JOB_WEBSITES %s', (_, settings, jobWebsites) => {
  test('lists, documents and pages have the same jobs, for every state of both operations', async () => {
    const site = await start(settings)
    await fc.assert(
      fc.asyncProperty(fc.array(jobCase, { minLength: 1, maxLength: 6 }), async (list) => {
        const cases = new Map(list.map((job, index) => [`r${index}`, job]))
        await site.setJobs(cases)
        const open = expectedOpen(cases, jobWebsites)
        expect(sorted(await site.listJobs())).toEqual(open)
        expect(sorted(await site.listOrganizationJobs('acme'))).toEqual(open)
        const full = await site.readFullJobs(await site.listJobs(), ({ reference }) => reference)
        expect(full.map(({ job, result }) => [job.reference, result]).sort()).toEqual(
          open.map((reference) => [reference, reference]),
        )
        const pages = await Promise.all(
          [...cases.keys()].map((reference) => site.getJob('acme', `slug-${reference}`)),
        )
        expect(sorted(pages.filter((page) => page !== null))).toEqual(open)
      }),
      { numRuns },
    )
  }, 120_000)
})

const open: JobCase = { status: 'published', embedSites: ['site'], detailSites: ['site'] }

test('a job is found by its slug, and by a slug that ends with its reference', async () => {
  const { setJobs, getJob } = await start()
  await setJobs(
    new Map([
      ['a', open],
      ['b_c', open],
    ]),
  )
  expect((await getJob('acme', 'slug-a'))?.reference).toBe('a')
  expect((await getJob('acme', 'former-title_lyon_b_c'))?.reference).toBe('b_c')
  expect(await getJob('acme', 'slug-a_other')).toBeNull()
  expect(await getJob('none', 'slug-a')).toBeNull()
})

test('a job whose slug and reference cannot be in a path is found by the slug of its page', async () => {
  const { databaseUrl, getJob, listOrganizationJobs } = await start()
  const job = embedOf('r/1', { slug: 'a/b', name: 'Night nurse' })
  await writeRecords(databaseUrl, {
    ...{ kind: 'embeds' },
    records: [{ organization_reference: 'acme', embed: { name: 'Acme', websites: [], jobs: [job] } }],
  })
  const [{ slug } = { slug: '' }] = await listOrganizationJobs('acme')
  expect(slug).not.toContain('/')
  expect((await getJob('acme', slug))?.reference).toBe('r/1')
})

test('the 404 page names an archived job, and treats a draft as a job that does not exist', async () => {
  const { setJobs, getClosedJob } = await start()
  const cases = new Map<string, JobCase>([
    ['Open1', open],
    ['Gone1', { ...open, status: 'archived' }],
    ['Draft1', { ...open, status: 'draft' }],
  ])
  await setJobs(cases)
  expect((await getClosedJob('acme', 'slug-Gone1'))?.name).toBe('Job Gone1')
  expect((await getClosedJob('acme', 'any_Gone1'))?.name).toBe('Job Gone1')
  expect((await getClosedJob('acme', 'slug-Draft1'))?.name).toBeNull()
  expect((await getClosedJob('acme', 'invented'))?.name).toBeNull()
  expect(sorted((await getClosedJob('acme', 'invented'))?.openJobs ?? [])).toEqual(['Open1'])
  expect(await getClosedJob('none', 'slug-Gone1')).toBeNull()
})
