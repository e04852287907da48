import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { jobs } from '../records/jobs'

const job = jobs.dataEngineer
const jobPath = routes.job('en', job.organization, job.slug)
const applyLink = (page: Page) => page.getByRole('link', { name: /^Apply for this job/ }).first()

test('the parameters of the first page of a visit reach the form of applications, and end with the visit', async ({
  page,
  context,
}) => {
  await context.route('https://careers.harbour-works.example/**', (route) => route.fulfill({ body: 'Form' }))
  await page.goto(`${articles.night.path}?utm_source=news%20co&gclid=y&utm_term=a%40b.example`)
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL(routes.jobs('en'))
  await page.goto(jobPath)
  await expect(applyLink(page)).toHaveAttribute('href', `${job.apply_url}?utm_source=news%20co`)
  await applyLink(page).click()
  await page.waitForURL(`${job.apply_url}?utm_source=news%20co`)
  await page.close()
  const next = await context.newPage()
  await next.goto(jobPath)
  await expect(applyLink(next)).toHaveAttribute('href', String(job.apply_url))
  expect(await next.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([
    [],
    [],
  ])
  expect(await context.cookies()).toEqual([])
})

test('a job that is opened in a new tab has the source of the visit, also after the first tab is closed', async ({
  page,
  context,
}) => {
  await page.goto(`${articles.night.path}?utm_source=news`)
  await page.goto(routes.jobs('en'))
  const openInTab = async (from: Page, path: string) => {
    const opened = context.waitForEvent('page')
    await from
      .locator(`a[href="${path}"]`)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    return opened
  }
  const second = await openInTab(page, jobPath)
  await expect(applyLink(second)).toHaveAttribute('href', `${job.apply_url}?utm_source=news`)
  await page.close()
  const list = await openInTab(second, routes.jobs('en'))
  const third = await openInTab(list, jobPath)
  await expect(applyLink(third)).toHaveAttribute('href', `${job.apply_url}?utm_source=news`)
  const other = await context.newPage()
  await other.goto(jobPath)
  await expect(applyLink(other)).toHaveAttribute('href', String(job.apply_url))
})

test('a visit that begins on the job board, the home page or the page of the job has the same source', async ({
  browser,
}) => {
  for (const start of [routes.jobs('en'), routes.home('en'), jobPath]) {
    const page = await browser.newPage()
    await page.goto(`${start}?ref=x&ref=y`)
    await page.goto(jobPath)
    await expect(applyLink(page), start).toHaveAttribute('href', `${job.apply_url}?ref=x`)
    await page.close()
  }
})

test('the link stays as it is where its host takes no parameters', async ({ page }) => {
  const { organization, slug, apply_url: url } = jobs.solarEngineer
  await page.goto(`${routes.job('en', organization, slug)}?utm_source=x`)
  await expect(applyLink(page)).toHaveAttribute('href', String(url))
})
