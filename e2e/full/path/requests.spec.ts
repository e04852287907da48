import { expect, type Page, test } from '@playwright/test'
import { isOnSite } from '@/lib/base-path'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { articles } from '../../records/articles'
import { companies } from '../../records/companies'
import { boardOf } from '../../support/job-board'
import { previewSecret } from '../../support/preview'
import { baseUrl } from '../../support/site'

/** The requests of a page to this host that are not under the path, and the responses with an error. */
function watch(page: Page): string[] {
  const wrong: string[] = []
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === baseUrl && !isOnSite(pathname)) wrong.push(request.url())
  })
  page.context().on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  return wrong
}

test('a visitor stays under the path: home, filter, search, save, theme', async ({ page }) => {
  const wrong = watch(page)
  await page.goto(new URL(process.env.SITE_URL ?? '').pathname)
  await expect(page).toHaveURL(routes.home('en'))
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await expect(page).toHaveURL(routes.jobs('en'))
  const board = boardOf(page, 'en')
  const filter = withValues(noFilter, 'city', ['lyon'])
  await board.check('city', 'lyon')
  await board.expectState(filter)
  await page.reload()
  await board.expectState(filter)
  const field = page.getByRole('banner').locator('input[name="q"]')
  await field.fill('night')
  await page.getByRole('banner').getByRole('option').first().click()
  await expect(page).toHaveURL((url) => isOnSite(url.pathname))
  await page.goto(articles.plain.path)
  const save = page.getByRole('button', { name: `Save ${articles.plain.name}` })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: /Saved/ }).click()
  await expect(page).toHaveURL(routes.saved('en'))
  await page.getByRole('main').getByRole('link', { name: articles.plain.name }).click()
  await expect(page).toHaveURL(articles.plain.path)
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })
  await dark.check({ force: true })
  await page.goto(routes.company('en', companies.harbourWorks.slug))
  await expect(dark).toBeChecked()
  expect(wrong).toEqual([])
})

test('an editor stays under the path, and the cookies too', async ({ page, context }) => {
  const wrong = watch(page)
  await page.goto(routes.editors())
  await page.getByLabel('Preview secret').fill(previewSecret)
  await page.keyboard.press('Enter')
  const target = page.getByLabel(/URL/).first()
  await target.fill(baseUrl + articles.plain.path)
  await target.press('Enter')
  await expect(page).toHaveURL(articles.plain.path)
  const cookies = await context.cookies(baseUrl + articles.plain.path)
  expect(cookies.length).toBe(3)
  expect(new Set(cookies.map(({ path }) => path))).toEqual(
    new Set([new URL(process.env.SITE_URL ?? '').pathname]),
  )
  await page.frameLocator('#preview-bar').getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('#preview-bar')).toHaveCount(0)
  await expect(page).toHaveURL(articles.plain.path)
  await page.goto(routes.editors())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Preview secret')).toBeVisible()
  expect(await context.cookies(baseUrl + articles.plain.path)).toEqual([])
  expect(wrong).toEqual([])
})
