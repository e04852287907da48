import { expect, test } from '@playwright/test'
import { copyUrl, readAgain } from '@/e2e/support/copy'
import { demoJobs } from '@/e2e/support/demo-jobs'
import { searchJobs } from '@/e2e/support/job-board'
import { get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { type Fault, setFault } from '@/e2e/support/upstream'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'

test.describe.configure({ mode: 'serial' })

/** Sets a fault, and waits until the site has read the API again. */
async function change(fault: Fault): Promise<void> {
  await setFault(fault)
  await readAgain(copyUrl)
}

/** The numbers of vacancies and of entries for unsolicited applications. */
const countShown = async () => {
  const results = [noFilter, { ...noFilter, isSpontaneous: true }].map((filter) => searchJobs('en', filter))
  return (await Promise.all(results)).map(({ total }) => total)
}
/** Those of the demo content, which the API of the build lacked in part. */
const published = demoJobs().filter(({ status }) => status === 'published')
const expectedCounts = [false, true].map(
  (isSpontaneous) => published.filter((job) => job.isSpontaneous === isSpontaneous).length,
)

test.beforeEach(() => change({ kind: 'none' }))
// Later tests compare lists of all jobs.
test.afterAll(async () => {
  await change({ kind: 'none' })
  await expect.poll(countShown, pollUntilStale).toEqual(expectedCounts)
})

const path = routes.job('en', 'ferrolane', 'wagon-inspector_antwerp')
const reference = 'FRL_wIn59Ap'

const statusOf = (page: string) => async () => (await get(page)).status
const textOf = (page: string) => async () => (await get(page)).text()

test('a job that only the job operation reports as archived leaves every list, and returns when it is published', async () => {
  const lists = [routes.jobs('en'), routes.company('en', 'ferrolane'), routes.jobsFeed('rss', 'en')]
  await expect.poll(statusOf(path), pollUntilStale).toBe(200)
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).toContain(path)
  await change({ kind: 'jobs', details: { [reference]: { status: 'archived' } } })
  await expect.poll(statusOf(path), pollUntilStale).toBe(404)
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).not.toContain(path)
  await change({ kind: 'none' })
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).toContain(path)
  await expect.poll(statusOf(path), pollUntilStale).toBe(200)
})

const spontaneous = (locale: string) => routes.jobSearch(locale, { ...noFilter, isSpontaneous: true })

test('no page links to a job that the site does not show, whatever the two operations say', async () => {
  const jobs = published
  const elsewhere = [{ reference: 'other-board', url: 'https://board.example/jobs/1' }]
  const states = [
    { details: { status: 'archived' }, listed: {} },
    { details: { status: 'draft' }, listed: {} },
    { details: { websites: elsewhere }, listed: { websites_urls: elsewhere } },
    { details: { websites: [] }, listed: { websites_urls: [] } },
    { details: {}, listed: {} },
  ] as const
  const isHidden = (index: number) => index % states.length < 3
  const changesOf = (part: 'details' | 'listed') =>
    Object.fromEntries(
      jobs.map(({ reference }, index) => [reference, states[index % states.length]?.[part] ?? {}]),
    )
  await change({ kind: 'jobs', details: changesOf('details'), listed: changesOf('listed') })
  const pathOf = ({ organization, slug }: (typeof jobs)[number]) => routes.job('en', organization, slug)
  const findOutdated = async (pages: readonly (readonly [path: string, status: number])[]) => {
    const statuses = await Promise.all(pages.map(([page]) => statusOf(page)()))
    return pages.filter(([, status], index) => statuses[index] !== status)
  }
  const expected = jobs.map((job, index) => [pathOf(job), isHidden(index) ? 404 : 200] as const)
  let outdated: Awaited<ReturnType<typeof findOutdated>> = expected
  await expect
    .poll(async () => {
      outdated = await findOutdated(outdated)
      return outdated
    }, pollUntilStale)
    .toEqual([])
  expect(await findOutdated(expected)).toEqual([])
  const jobPages = (locale: string) => [routes.jobs(locale), routes.jobs(locale, 2), spontaneous(locale)]
  const lists = ['en', 'fr'].flatMap((locale) => [
    ...[routes.home(locale), ...jobPages(locale)],
    ...new Set(jobs.map(({ organization }) => routes.company(locale, organization))),
  ])
  const linkedJobs = async (list: string) =>
    [...(await textOf(list)()).matchAll(/href="\/\w+(\/companies\/[^/"]+\/jobs\/[^/".]+)"/g)].map(
      ([, link]) => link,
    )
  const shown = new Set(jobs.filter((_, index) => !isHidden(index)).map((job) => pathOf(job).slice(3)))
  await expect
    .poll(async () => {
      const links = await Promise.all(lists.map(linkedJobs))
      return [...new Set(links.flat())].filter((link) => !shown.has(link ?? ''))
    }, pollUntilStale)
    .toEqual([])
  const linked = await Promise.all(jobPages('en').map(linkedJobs))
  expect(new Set(linked.flat()).size).toBe(shown.size)
})
