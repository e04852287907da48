import { expect } from '@playwright/test'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { locales } from '../records/sites'
import { boardOf } from '../support/job-board'
import { boardStates } from '../support/job-board-states'
import {
  doubleText,
  expectNoOverflow,
  expectNothingMoves,
  expectReflow,
  expectSoundContent,
  expectSoundLooks,
} from '../support/layout'
import { failRequests } from '../support/requests'
import { select } from '../support/variants'
import { test } from '../support/warm-page'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { locale, path } of select(boardStates, 2))
  test(`${path} has no accessibility violation, script error or overflow, also at 320 px and with text of 200 %`, async ({
    page,
  }) => {
    const board = boardOf(page, locale)
    await expectSoundLooks(page, path, async () => {
      await board.reveal(board.form.getByRole('checkbox', { includeHidden: true }).first())
      await expect(board.status).not.toHaveText('')
    })
    await expectReflow(page, path)
  })

test('a phone shows three jobs at once, and with text of 200 % the words and most of the page', async ({
  page,
}) => {
  const [width, height] = [360, 740]
  await page.setViewportSize({ width, height })
  for (const locale of locales) {
    const board = boardOf(page, locale)
    await page.goto(routes.jobs(locale))
    const third = await board.results.getByRole('article').nth(2).boundingBox()
    expect((third?.y ?? height) + (third?.height ?? 0), locale).toBeLessThanOrEqual(height)
    await doubleText(page)
    expect((await board.words.boundingBox())?.width, locale).toBeGreaterThan(width / 2)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, locale).toBeLessThan(height * 0.4)
    await expectNoOverflow(page, locale)
  }
})

test('a failed request and its empty list have no accessibility violation or overflow', async ({ page }) => {
  const board = boardOf(page, 'fr')
  await board.openHydrated(routes.jobs('fr'))
  await failRequests(page, '**/api/search/jobs?*')
  await board.check('country', 'fr')
  await expect(board.retry).toBeVisible()
  await expectSoundContent(page, 'main section')
})

test('nothing moves where a visitor wants reduced motion', async ({ page }) => {
  await page.goto(routes.jobs('en'))
  const board = boardOf(page, 'en')
  await board.check('country', 'fr')
  await board.expectState({ ...noFilter, facets: { country: ['fr'] } })
  await board.more.click()
  await expectNothingMoves(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
