import { expect, type Page } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { type JobFilter, noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { collectAnnouncements } from '../support/announcements'
import { boardOf } from '../support/job-board'
import { localesAndWidths } from '../support/variants'
import { test } from '../support/warm-page'

/** Presses Tab until an element has the focus. Each stop on the way is visible and has a visible focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const hidden: string[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    const { isTarget, isShown, html } = await page.evaluate((text) => {
      const element = document.activeElement ?? document.body
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        isTarget: element.matches(text),
        isShown: element !== document.body && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
        html: element.outerHTML.slice(0, 120),
      }
    }, selector)
    if (presses > 0 && !isShown) hidden.push(html)
    if (isTarget) return expect(hidden, 'stops without a visible focus').toEqual([])
    await page.keyboard.press('Tab')
  }
  throw new Error('150 presses of Tab do not reach the element')
}

const hasFocus = (element: Element) => element === document.activeElement

for (const { locale, width } of localesAndWidths) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the field of a long menu shows the values that have its text, and Enter in it sends nothing', async ({
      page,
    }) => {
      const board = boardOf(page, locale)
      await board.openHydrated(routes.jobs(locale))
      await board.reveal(board.option('city', 'antwerp'))
      const menu = board.form.locator('details[open]')
      await menu.locator('input[type="search"]').fill('ANTW')
      await expect(menu.getByRole('listitem')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await expect(page).toHaveURL(routes.jobs(locale))
    })

    test('a visitor can search, select, remove and open a job with the keyboard', async ({ page }) => {
      const board = boardOf(page, locale)
      const { form } = board
      await board.openHydrated(routes.jobs(locale))
      await tabTo(page, 'main input[name="q"]')
      await page.keyboard.type('technic')
      await page.keyboard.press('Enter')
      await board.expectState({ ...noFilter, words: 'technic' })
      await expect(board.results).toBeFocused()
      await tabTo(page, 'select[name="sort"]')
      await page.keyboard.press('ArrowDown')
      await board.words.focus()
      await tabTo(page, 'button[aria-expanded]')
      await page.keyboard.press('Enter')
      await tabTo(page, 'details:has([name="country"]) > summary')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await tabTo(page, 'input[name="country"][value="fr"]')
      await page.keyboard.press('Space')
      const sorted: JobFilter = { ...noFilter, words: 'technic', sort: 'salary' }
      let filter = withValues(sorted, 'country', ['fr'])
      await board.expectState(filter)
      await expect(board.option('country', 'fr')).toBeFocused()
      await page.keyboard.press('Space')
      await board.expectState({ ...filter, facets: {} })
      await page.keyboard.press('Space')
      await page.keyboard.press('Escape')
      await expect(form.locator('details[open]')).toHaveCount(0)
      await expect(form.locator('details:has([name="country"]) > summary')).toBeFocused()
      await board.words.focus()
      await tabTo(page, 'details:has([name="salary_min"]) > summary')
      await page.keyboard.press('Enter')
      await tabTo(page, 'input[name="salary_min"]')
      await page.keyboard.type('20000')
      filter = { ...filter, salary: { amount: 20_000, currency: 'EUR' } }
      await board.expectState(filter)
      await tabTo(page, 'details[open] button[type="submit"]')
      await page.keyboard.press('Enter')
      await expect(board.results).toBeFocused()
      await expect(form.locator('details[open]')).toHaveCount(0)
      await board.parts.first().focus()
      await page.keyboard.press('Enter')
      await board.expectState({ ...filter, words: '' })
      await expect(board.results).toBeFocused()
      await tabTo(page, 'article :is(h2, h3) a')
      await expect(board.jobLinks.first()).toBeFocused()
      const href = await board.jobLinks.first().getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href ?? '')
    })

    test('the first job is twelve tab stops from the start of the content, and three from the start of the page', async ({
      page,
    }) => {
      const board = boardOf(page, locale)
      await board.openHydrated(routes.jobs(locale))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      let stops = 0
      for (; stops < 30 && !(await board.jobLinks.first().evaluate(hasFocus)); stops += 1)
        await page.keyboard.press('Tab')
      expect(stops).toBeLessThanOrEqual(12)
      await page.locator('main').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(board.results).toBeFocused()
    })

    test('each change announces the number of jobs once', async ({ page }) => {
      const board = boardOf(page, locale)
      await board.openHydrated(routes.jobs(locale))
      const takeAnnounced = await collectAnnouncements(board.status)
      const expectOne = async (filter: Parameters<typeof board.expectState>[0]) => {
        const { total } = await board.expectState(filter)
        expect(await takeAnnounced()).toEqual([board.t('JobBoard.count', { count: total })])
      }
      const lyon = withValues(noFilter, 'city', ['lyon'])
      await board.check('city', 'lyon')
      await expectOne(lyon)
      // The same number of jobs in another order.
      await board.sort.selectOption('salary')
      await expectOne({ ...lyon, sort: 'salary' })
      await board.words.pressSequentially('zzzz')
      await expectOne({ ...lyon, sort: 'salary', words: 'zzzz' })
      await page.goBack()
      await expectOne({ ...lyon, sort: 'salary' })
      await board.uncheck('city', 'lyon')
      const { total } = await board.expectState({ ...noFilter, sort: 'salary' })
      await takeAnnounced()
      await board.more.click()
      await expect(board.jobLinks).toHaveCount(40)
      expect(await takeAnnounced()).toEqual([board.t('JobBoard.countShown', { count: total, shown: 40 })])
    })
  })
}
