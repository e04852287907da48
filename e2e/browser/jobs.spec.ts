import { expect } from '@playwright/test'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { jobs, openJobs } from '../records/jobs'
import { expectInteractive } from '../support/interactive'
import { test } from '../support/warm-page'

const { slug: company, name: companyName } = companies.harbourWorks

test('a job page shows fields from the embed and job responses, and links to the URL for applications', async ({
  page,
}) => {
  const job = jobs.solarEngineer
  await page.goto(routes.job('en', job.organization, job.slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.name)
  await expect(page.getByRole('link', { name: /Apply for this job/ }).first()).toHaveAttribute(
    'href',
    String(job.apply_url),
  )
  const main = page.getByRole('main')
  for (const label of ['Contract', 'Salary', 'Experience', 'Published', 'Language of the text'])
    await expect(main.getByText(label, { exact: true }).first(), label).toBeVisible()
  await expect(main).toContainText('€41,000')
  await expect(main).not.toContainText(/null|undefined|NaN|FULL_TIME|YEARS/)
})

test("an organization's pages of jobs have exactly its open jobs, and unsolicited applications apart", async ({
  page,
}) => {
  const hrefs: (string | null)[] = []
  const readPages = async (path: string) => {
    for (let next: string | null = path; next !== null; ) {
      await page.goto(next)
      const results = page.getByRole('region', { name: 'Results' })
      const links = await results.getByRole('article').getByRole('heading').getByRole('link').all()
      for (const link of links) hrefs.push(await link.getAttribute('href'))
      const nextLink = page.locator('a[rel="next"]')
      next = (await nextLink.count()) === 0 ? null : await nextLink.getAttribute('href')
    }
  }
  await readPages(routes.companyJobs('en', company))
  await page.getByRole('link', { name: /Send an unsolicited application/ }).click()
  await page.waitForURL(/kind-spontaneous/)
  await readPages(page.url())
  const open = openJobs.filter(({ organization }) => organization === company)
  expect(hrefs.sort()).toEqual(open.map(({ slug }) => routes.job('en', company, slug)).sort())
})

test('the 404 page of a closed job shows the job name and nearby open jobs, before and after hydration', async ({
  page,
  request,
}) => {
  const job = jobs.closed
  const path = routes.job('en', company, `${job.slug}_${job.reference}`)
  const response = await request.get(path)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(job.name)
  await page.goto(path)
  await expectInteractive(page.getByRole('group', { name: 'Appearance' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${job.name}: no longer open`)
  await expect(page).toHaveTitle(`${job.name}: no longer open`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Apply/ })).toHaveCount(0)
  const openJobs = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(openJobs.first()).toContainText('Le Havre')
  await expect(main.getByRole('link', { name: companyName, exact: true })).toHaveAttribute(
    'href',
    routes.company('en', company),
  )
  await expect(main.getByRole('link', { name: `New jobs at ${companyName}, as a feed` })).toHaveAttribute(
    'href',
    routes.companyJobsFeed('rss', 'en', company),
  )
})
