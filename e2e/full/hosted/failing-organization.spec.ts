import { expect, test } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { copyUrl, readAgain } from '../../support/copy'
import { searchJobs } from '../../support/job-board'
import { get } from '../../support/site'
import { sitemapOf } from '../../support/sitemaps'
import { pollUntilStale } from '../../support/unavailable'
import { setFault } from '../../support/upstream'

// Playwright runs this file before the others of the folder: nothing has read the jobs of this organization successfully.

/** scripts/tests/hosted-site.ts builds the site with the same fault: embed fails for the organization Tidewater Labs. */
const failing = { kind: 'embed', organization: 'tDw4Lb9' } as const

test.describe.configure({ mode: 'serial' })

test('a failure of one organization’s jobs hides these jobs only, and is named in /readyz', async () => {
  await setFault(failing)
  const { total, facets } = await searchJobs('en', noFilter)
  expect(facets.company.map(({ label }) => label)).not.toContain('Tidewater Labs')
  expect(facets.company.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  for (const slug of ['ferrolane', 'tidewater-labs'])
    expect((await get(routes.company('en', slug))).status, slug).toBe(200)
  for (const path of [routes.sitemapIndex(), sitemapOf('jobs'), sitemapOf('companies')])
    expect((await get(path)).status, path).toBe(200)
  const ready = await get(routes.readyz())
  expect(ready.status).toBe(200)
  expect((await ready.json()).copy.reads).toContainEqual(
    expect.objectContaining({ kind: 'embed', failing: 1, failure: 'embed of tDw4Lb9: 503 unavailable' }),
  )
})

test('the jobs of an organization appear after its failure ends', async () => {
  await setFault({ kind: 'none' })
  await readAgain(copyUrl)
  const jobs = async () => (await get(routes.companyJobs('en', 'tidewater-labs'))).text()
  await expect.poll(jobs, pollUntilStale).toContain('Firmware engineer')
  const own = async () => (await searchJobs('en', withValues(noFilter, 'company', ['tidewater-labs']))).total
  await expect.poll(own, pollUntilStale).toBeGreaterThan(0)
})
