import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { routes } from '@/lib/routes'

const slugs = readdirSync('content/jobs/ferrolane').map((file) => file.replace('.yaml', ''))
const jobs = slugs.map((slug) => ({
  slug,
  ...parse(readFileSync(`content/jobs/ferrolane/${slug}.yaml`, 'utf8')),
}))

test('a job page shows fields from the embed and job responses, and links to the URL for applications', async ({
  page,
}) => {
  const job = jobs.find(
    (item) => item.status === 'published' && item.apply_url && item.salary?.min && item.experience_level,
  )
  await page.goto(routes.job('en', 'ferrolane', job.slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.name)
  await expect(page.getByRole('link', { name: /Apply for this job/ }).first()).toHaveAttribute(
    'href',
    job.apply_url,
  )
  const main = page.getByRole('main')
  for (const label of ['Contract', 'Salary', 'Experience', 'Published', 'Language of the text'])
    await expect(main.getByText(label, { exact: true }).first(), label).toBeVisible()
  await expect(main).toContainText(
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency: job.salary.currency,
      maximumFractionDigits: 0,
    }).format(job.salary.min),
  )
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
  await readPages(routes.companyJobs('en', 'ferrolane'))
  await page.getByRole('link', { name: /Send an unsolicited application/ }).click()
  await page.waitForURL(/kind-spontaneous/)
  await readPages(page.url())
  const open = jobs.filter(({ status }) => status === 'published')
  expect(hrefs.sort()).toEqual(open.map(({ slug }) => routes.job('en', 'ferrolane', slug)).sort())
})

test('the 404 page of a closed job shows the job name and nearby open jobs, before and after hydration', async ({
  page,
  request,
}) => {
  const job = jobs.find((item) => item.status === 'archived')
  const path = routes.job('en', 'ferrolane', `${job.slug}_${job.reference}`)
  const response = await request.get(path)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(job.name)
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${job.name}: no longer open`)
  await expect(page).toHaveTitle(`${job.name}: no longer open`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Apply/ })).toHaveCount(0)
  const openJobs = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(openJobs.first()).toContainText('Le Havre')
  await expect(main.getByRole('link', { name: 'Ferrolane', exact: true })).toHaveAttribute(
    'href',
    routes.company('en', 'ferrolane'),
  )
  await expect(main.getByRole('link', { name: 'New jobs at Ferrolane, as a feed' })).toHaveAttribute(
    'href',
    routes.companyJobsFeed('rss', 'en', 'ferrolane'),
  )
})

test('returns 404 without the job name for a draft job, and for a closed job whose URL has no reference', async ({
  request,
}) => {
  for (const job of jobs.filter(({ status }) => status !== 'published')) {
    const suffixes = job.status === 'draft' ? ['', `_${job.reference}`] : ['']
    for (const suffix of suffixes) {
      const response = await request.get(routes.job('en', 'ferrolane', job.slug + suffix))
      expect(response.status(), job.slug).toBe(404)
      expect(await response.text(), job.slug).not.toContain(job.name)
    }
  }
})

test('a former job URL that ends with the reference of the job redirects to the current URL', async ({
  request,
}) => {
  const job = jobs.find((item) => item.status === 'published' && !item.slug.includes(item.reference))
  const response = await request.get(routes.job('fr', 'ferrolane', `old-title_lille_${job.reference}`), {
    maxRedirects: 0,
  })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe(routes.job('fr', 'ferrolane', job.slug))
})
