import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { addStoredPath } from '@/lib/process/stored-paths'
import { routes } from '@/lib/routes'

const job = (number: number) => ({
  kind: 'jobs' as const,
  data: {
    reference: `J${number}`,
    slug: `job-${number}`,
    name: `Job ${number}`,
    organization: 'acme',
    status: 'published',
    language: 'en',
    contract_type: 'FULL_TIME',
    remote: 'fulltime',
    description: 'Text',
    published_at: '2026-01-05T08:00:00Z',
  },
})

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite(
    [],
    {},
    Array.from({ length: 24 }, (_, index) => job(index)),
  )
}, 60_000)
afterAll(() => site.stop())

it('a changed job affects its landing pages and feeds before and after, numbered pages, and pages that show it as similar', async () => {
  const { nearbyUrlsOfJob } = await import('./nearby-job-urls')
  const { readJobBoard } = await import('@/lib/data/job-board')
  await readJobBoard()
  const similar = routes.job('fr', 'other', 'a-similar-job')
  const store = (path: string, tags: string) => addStoredPath(path, { storedAt: 0, etag: null, tags })
  store(similar, 'organization:other,job:J3,_N_T_/layout')
  store(routes.job('fr', 'other', 'another-job'), 'job:J33')
  store('/en/jobs/search/remote-fulltime~page-2', 'jobs')
  const urls = await nearbyUrlsOfJob({
    type: 'job',
    reference: 'J3',
    before: [{ organization: 'acme', slug: 'job-3' }],
    after: { organization: 'acme', slug: 'job-3' },
    listed: {
      reference: 'J3',
      slug: 'job-3',
      name: 'Job 3',
      contract_type: { en: 'Apprenticeship' },
      office: { city: 'Ghent', country_code: 'BE' },
    },
    isReopened: false,
    companies: new Map([['acme', ['acme']]]),
  })
  expect(urls).toEqual(
    expect.arrayContaining([
      similar,
      routes.job('en', 'acme', 'job-5'),
      ...['remote-fulltime', 'contract-full-time', 'contract-full-time~remote-fulltime'].flatMap((state) => [
        `/en/jobs/search/${state}`,
        `/fr/jobs/search/${state}`,
      ]),
      // The new values make landing pages.
      ...['city-ghent', 'country-be', 'contract-apprenticeship'].map((state) => `/en/jobs/search/${state}`),
      ...['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/en/jobs/search/city-ghent/feeds/${file}`),
      '/en/jobs/search/remote-fulltime~page-2',
      routes.jobs('en', 2),
      routes.companyJobs('fr', 'acme', 2),
    ]),
  )
  expect(
    urls.filter((url) => url.includes('another-job') || url.includes('/fr/jobs/search/remote-fulltime~page')),
  ).toEqual([])
  expect(new Set(urls).size).toBe(urls.length)
})

it('a renamed organization affects the landing pages of its jobs, their feeds, numbered pages, and pages that show its jobs as similar', async () => {
  const { nearbyUrlsOfOrganizationJobs } = await import('./nearby-job-urls')
  const { readJobBoard } = await import('@/lib/data/job-board')
  const { board } = await readJobBoard()
  const similar = routes.job('fr', 'other', 'similar-to-job-4')
  addStoredPath(similar, { storedAt: 0, etag: null, tags: 'organization:other,job:J4' })
  const organization = board.jobs[0]?.job.organization.reference ?? ''
  const urls = await nearbyUrlsOfOrganizationJobs(organization, ['acme', 'former-acme'], false)
  expect(urls).toEqual(
    expect.arrayContaining([
      similar,
      '/en/jobs/search/remote-fulltime',
      '/fr/jobs/search/company-acme~remote-fulltime',
      '/en/jobs/search/remote-fulltime/feeds/rss.xml',
      routes.jobs('en', 2),
      routes.companyJobs('fr', 'acme', 2),
    ]),
  )
  expect(new Set(urls).size).toBe(urls.length)
  expect(await nearbyUrlsOfOrganizationJobs('unknown', [], true)).not.toContain(
    '/en/jobs/search/remote-fulltime',
  )
})
