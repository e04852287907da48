import { expect } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { categories, collections } from '../records/taxonomies'
import { test } from '../support/warm-page'

test('a visitor can go from the home page to an article and to its organization', async ({ page }) => {
  await page.goto(routes.home('en'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories')
  const article = articles.plain
  await page.getByRole('link', { name: article.name }).first().click()
  await expect(page).toHaveURL(article.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.name)
  await expect(page.locator('time').first()).toHaveAttribute('datetime', article.publishedAt.toISOString())
  await page.getByRole('main').getByRole('link', { name: companies.leatherHouse.name }).first().click()
  await expect(page).toHaveURL(routes.company('en', companies.leatherHouse.slug))
})

test('article lists link to further pages, the archive, categories and collections', async ({ page }) => {
  await page.goto(routes.articles('en', 2))
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(routes.articles('en'))
  await page.getByText('Browse by subject, series or year').click()
  await page.getByRole('navigation', { name: 'Archive' }).getByRole('link', { name: '2025' }).click()
  await expect(page).toHaveURL(routes.archive('en', 2025))
  await page.getByRole('link', { name: 'December 2025' }).click()
  await expect(page).toHaveURL(routes.archive('en', 2025, 12))
  const months = page.getByRole('navigation', { name: 'Months' }).getByRole('link')
  await months.last().click()
  await months.first().click()
  await expect(page).toHaveURL(routes.archive('en', 2025, 12))
  await page.goto(routes.articles('fr'))
  await page.getByText('Parcourir par thème, série ou année').click()
  await page
    .getByRole('navigation', { name: 'Thèmes' })
    .getByRole('link', { name: categories.engineeringFr.name })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.engineeringFr.name)
  await page.goto(articles.yard.path)
  await page.getByRole('main').getByRole('link', { name: collections.nightWork.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(collections.nightWork.title)
})

test('a video sends no request to its platform before a click', async ({ page }) => {
  const externalRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== process.env.BASE_URL) externalRequests.push(request.url())
  })
  await page.route(/youtube/, (route) => route.abort())
  await page.goto(articles.withVideo.path, { waitUntil: 'networkidle' })
  expect(externalRequests).toEqual([])
  await page
    .getByRole('link', { name: /^Play/ })
    .or(page.getByRole('button', { name: /^Play/ }))
    .first()
    .click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  )
})

test('scripts and event handlers in an article text do not run', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await page.goto(articles.pasted.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const body = page.locator('.prose').first()
  await expect(body).toBeVisible()
  await expect(
    body.locator('script, style, iframe, [onclick], [onerror], a[href^="javascript:"]'),
  ).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('the 404 page of an article shows the three latest articles, also after hydration', async ({ page }) => {
  await page.goto(articles.scheduled.path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This story is not here')
  const latest = page.getByRole('main').getByRole('article')
  await expect(latest).toHaveCount(3)
})
