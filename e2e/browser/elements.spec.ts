import { expect, type Page, test } from '@playwright/test'
import { noSelection } from '@/lib/article-selection'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { expectInteractive } from '../support/interactive'
import { boardOf } from '../support/job-board'
import { holdRequests } from '../support/requests'

const { night } = articles
const copied = (page: Page) => page.getByRole('status').getByText('Link copied')

/** Expects what the elements of the open article do. */
async function expectArticleElements(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: `Save ${night.name}` })
  const pressed = await save.getAttribute('aria-pressed')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', String(pressed !== 'true'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(copied(page)).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(contents.locator('[aria-current]')).toHaveText('Morning')
}

test('elements of a reading page work without React', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(night.path)
  await expectArticleElements(page)
  await expectArticleElements(page)
  expect(
    await page.evaluate(() => Object.keys(window).filter((name) => /^(next|__next|TURBOPACK)/.test(name))),
  ).toEqual([])
})

test('elements work before React has the page, which keeps them and what they show', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const bundles = await holdRequests(page, '**/_next/static/chunks/**/*.js')
  await page.goto(routes.jobs('en'), { waitUntil: 'commit' })
  const button = page.locator('main save-record button').first()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'))
    Object.assign(window, { elements })
  })
  bundles.release()
  await expectInteractive(button)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const replaced = () =>
    page.evaluate(() => {
      const elements: Element[] = Reflect.get(window, 'elements')
      return elements.filter(({ isConnected }) => !isConnected).map(({ localName }) => localName)
    })
  expect(await replaced()).toEqual([])
  expect(errors).toEqual([])
})

test('elements work on a page that React inserts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(routes.articleSearch('en', { ...noSelection, words: 'night' }))
  const link = page.getByRole('main').getByRole('link', { name: night.name, exact: true })
  await expectInteractive(link)
  await link.click()
  await expect(page).toHaveURL(night.path)
  await expectArticleElements(page)
})

test('the last section is marked at the end of a page, and none at its start', async ({ page }) => {
  await page.goto(routes.company('en', companies.harbourWorks.slug))
  const marked = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(marked).toHaveAttribute('href', '#places')
  await expect(marked).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(marked).toHaveCount(0)
})

test('a problem with saving is said until it is saved', async ({ page }) => {
  await page.goto(routes.jobs('en'))
  const card = page.getByRole('main').getByRole('article').first()
  const button = card.getByRole('button', { name: /^Save / })
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      Storage.prototype.setItem = setItem
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await button.click()
  await expect(card.getByRole('alert')).toHaveText(/^Not saved/)
  await button.click()
  await expect(card.getByRole('alert')).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('a saved job stays marked on the job board, whatever React renders there', async ({ page }) => {
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en'))
  const pressed = board.results.getByRole('button', { name: /^Save /, pressed: true })
  await board.check('contract', 'full-time')
  await board.expectState(withValues(noFilter, 'contract', ['full-time']))
  const button = board.results.getByRole('button', { name: /^Save / }).last()
  const name = (await button.locator('.sr-only').textContent()) ?? ''
  await button.click()
  await expect(pressed.locator('.sr-only')).toHaveText(name)
  await board.uncheck('contract', 'full-time')
  await board.expectState(noFilter)
  await board.check('contract', 'full-time')
  await board.expectState(withValues(noFilter, 'contract', ['full-time']))
  await expect(pressed.locator('.sr-only')).toHaveText(name)
  await pressed.click()
  await expect(pressed).toHaveCount(0)
})
