import { expect, test } from '@playwright/test'
import { crawl } from '@/e2e/support/crawl'
import { demoJobs } from '@/e2e/support/demo-jobs'
import { baseUrl, get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeEach(() => setFault({ kind: 'none' }))
test.afterAll(() => setFault({ kind: 'none' }))

const path = routes.job('en', 'ferrolane', 'wagon-inspector_antwerp')
const reference = 'FRL_wIn59Ap'

const statusOf = (page: string) => async () => (await get(page)).status
const textOf = (page: string) => async () => (await get(page)).text()

test('a job that only the job operation reports as archived leaves every list, and returns when it is published', async () => {
  const lists = [routes.jobs('en'), routes.company('en', 'ferrolane'), routes.jobsFeed('rss', 'en')]
  await expect.poll(statusOf(path), pollUntilStale).toBe(200)
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).toContain(path)
  await setFault({ kind: 'jobs', details: { [reference]: { status: 'archived' } } })
  await expect.poll(statusOf(path), pollUntilStale).toBe(404)
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).not.toContain(path)
  await setFault({ kind: 'none' })
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).toContain(path)
  await expect.poll(statusOf(path), pollUntilStale).toBe(200)
})

test('no page links to a job that the site does not show, whatever the two operations say', async () => {
  const jobs = demoJobs().filter(({ status }) => status === 'published')
  const elsewhere = [{ reference: 'other-board', url: 'https://board.example/jobs/1' }]
  const states = [
    { details: { status: 'archived' }, listed: {} },
    { details: { status: 'draft' }, listed: {} },
    { details: { websites: elsewhere }, listed: { websites_urls: elsewhere } },
    { details: { websites: [] }, listed: { websites_urls: [] } },
    { details: {}, listed: {} },
  ]
  const stateOf = (index: number) => states[index % states.length] ?? states[0]
  await setFault({
    kind: 'jobs',
    details: Object.fromEntries(jobs.map((job, index) => [job.reference, stateOf(index)?.details ?? {}])),
    listed: Object.fromEntries(jobs.map((job, index) => [job.reference, stateOf(index)?.listed ?? {}])),
  })
  const hidden = jobs.filter((_, index) => index % states.length < 3)
  const shown = jobs.filter((_, index) => index % states.length >= 3)
  // The first request finds the stored page, and the second the page that was rendered after it.
  for (const { organization, slug } of hidden)
    await expect.poll(statusOf(routes.job('en', organization, slug)), pollUntilStale).toBe(404)
  const jobsPage = textOf(routes.jobs('en'))
  const pathOf = ({ organization, slug }: (typeof jobs)[number]) => `/companies/${organization}/jobs/${slug}"`
  await expect
    .poll(async () => {
      const text = await jobsPage()
      return hidden.filter((job) => text.includes(pathOf(job))).map(({ slug }) => slug)
    }, pollUntilStale)
    .toEqual([])
  const text = await jobsPage()
  expect(shown.filter((job) => !text.includes(pathOf(job))).map(({ slug }) => slug)).toEqual([])
  // A page that was rendered before is sent once more, while it is rendered again.
  const starts = ['en', 'fr'].flatMap((locale) => [
    routes.home(locale),
    routes.jobs(locale),
    ...new Set(jobs.map(({ organization }) => routes.company(locale, organization))),
  ])
  await expect
    .poll(async () => {
      const pages = [...(await crawl(baseUrl, starts, 250)).values()]
      return pages
        .filter(({ status }) => status === 404)
        .map(({ path: broken, from }) => `${broken} on ${from}`)
    }, pollUntilStale)
    .toEqual([])
})
