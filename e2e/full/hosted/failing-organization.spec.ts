import { expect, test } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { boardOf, searchJobs } from '../../support/job-board'
import { expectAccessible } from '../../support/layout'
import { baseUrl, get } from '../../support/site'
import { readIndex, sitemapOf } from '../../support/sitemaps'
import { expectUnavailable, pollUntilStale } from '../../support/unavailable'
import { setFault } from '../../support/upstream'

// Playwright runs this file before the others of the folder: nothing has read the jobs of this organization successfully.

/** scripts/tests/hosted-site.ts builds the site with the same fault: embed fails for the organization Tidewater Labs. */
const failing = { kind: 'embed', organization: 'tDw4Lb9' } as const

test.describe.configure({ mode: 'serial' })

test('a failure of one organization’s jobs is shown in the job list and affects no other organization', async ({
  page,
}) => {
  await setFault(failing)
  await page.goto(routes.jobs('en'))
  await expect(page.getByRole('main')).toContainText('The jobs of Tidewater Labs cannot be loaded right now')
  await expectAccessible(page)
  const board = boardOf(page, 'en')
  await page.goto(routes.jobSearch('en', { ...noFilter, words: 'wagon' }))
  await board.expectState({ ...noFilter, words: 'wagon' })
  await expect(page.getByRole('link', { name: /Wagon inspector/ })).toBeVisible()
  const { total, facets, unavailable } = await searchJobs('en', noFilter)
  expect(unavailable).toEqual(['Tidewater Labs'])
  expect(facets.company.map(({ label }) => label)).not.toContain('Tidewater Labs')
  expect(facets.company.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  const own = await searchJobs('en', withValues(noFilter, 'company', ['tidewater-labs']))
  expect(own.facets.company).toContainEqual({ value: 'tidewater-labs', label: 'Tidewater Labs', count: 0 })
  expect((await get(routes.company('en', 'ferrolane'))).status).toBe(200)
  const failed = await get(routes.company('en', 'tidewater-labs'))
  expect(failed.status).toBe(500)
  expect(failed.headers.get('cache-control')).toContain('no-store')
})

test('a failure of one organization’s jobs makes only the job sitemap return 503', async () => {
  await setFault(failing)
  // After a failed read, a document without a copy is not read again for ten seconds.
  await expect.poll(async () => (await get(routes.sitemapIndex())).status, pollUntilStale).toBe(200)
  const { files } = await readIndex(baseUrl)
  expect(files).toContainEqual({ path: sitemapOf('jobs'), lastmod: null })
  for (const list of ['pages', 'companies', 'categories'] as const) {
    expect(files.map(({ path }) => path)).toContain(sitemapOf(list))
    await expect.poll(async () => (await get(sitemapOf(list))).status, pollUntilStale).toBe(200)
  }
  await expectUnavailable(sitemapOf('jobs'))
})

test('the jobs of an organization appear again after its failure ends', async ({ page }) => {
  await setFault({ kind: 'none' })
  const jobs = async () => (await get(routes.companyJobs('en', 'tidewater-labs'))).text()
  await expect.poll(jobs, pollUntilStale).toContain('Firmware engineer')
  const list = async () => {
    await page.goto(routes.jobs('en'))
    return page.getByRole('main').textContent()
  }
  await expect.poll(list, pollUntilStale).not.toContain('cannot be loaded right now')
  await expect(page.getByRole('main')).toContainText('Tidewater Labs')
  const status = async () => (await get(routes.company('en', 'tidewater-labs'))).status
  await expect.poll(status, pollUntilStale).toBe(200)
})
