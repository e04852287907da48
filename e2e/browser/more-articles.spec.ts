import { expect } from '@playwright/test'
import { routes } from '@/lib/routes'
import { categories } from '../records/taxonomies'
import { collectAnnouncements } from '../support/announcements'
import { expectAccessible } from '../support/layout'
import { test } from '../support/warm-page'

const [path, next] = [1, 2].map((page) => routes.category('fr', categories.tradesFr, page))

test.beforeEach(({ page }) => page.goto(path ?? ''))

test('the link below a list appends the next page, after a failed request too', async ({ page }) => {
  const list = page.getByRole('main').locator('more-items')
  const items = list.locator('li')
  const link = list.locator('[data-more]')
  await expect(items).toHaveCount(12)
  const takeAnnounced = await collectAnnouncements(list.getByRole('status'))
  for (const failure of ['abort', 'error'] as const) {
    await page.route(`**${next}`, (route) =>
      failure === 'abort' ? route.abort() : route.fulfill({ status: 503, body: 'Unavailable' }),
    )
    await link.press('Enter')
    await expect(link).toHaveText('Réessayer')
    await expect(link).toBeFocused()
    expect(await takeAnnounced()).toEqual([
      'Chargement d’autres articles…',
      'Les articles suivants n’ont pas pu être chargés.',
    ])
    await page.unroute(`**${next}`)
  }
  await expectAccessible(page)
  await link.press('Enter')
  await expect(items).toHaveCount(13)
  await expect(items.nth(12).getByRole('link')).toBeFocused()
  await expect(link).toBeHidden()
  expect(await takeAnnounced()).toEqual(['Chargement d’autres articles…', '1 article de plus affiché.'])
  await expect(page).toHaveURL(path ?? '')
  const hrefs = await items.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(13)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(hrefs[12] ?? '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link below a list opens the next page', async ({ page }) => {
    await page.locator('more-items').getByRole('link', { name: 'Plus d’articles' }).click()
    await expect(page).toHaveURL(next ?? '')
    await expect(page.locator('more-items li')).toHaveCount(1)
    await expect(page.locator('[data-more]')).toHaveCount(0)
  })
})
