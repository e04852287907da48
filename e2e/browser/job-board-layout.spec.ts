import { expect, test } from '@playwright/test'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { boardOf } from '../support/job-board'
import { boardStates } from '../support/job-board-states'
import { expectNothingMoves, expectReflow, expectSoundContent, expectSoundLooks } from '../support/layout'
import { failRequests } from '../support/requests'
import { select } from '../support/variants'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { locale, path } of select(boardStates, 3))
  test(`${path} has no accessibility violation, script error or overflow`, async ({ page }) => {
    const board = boardOf(page, locale)
    await expectSoundLooks(page, path, async () => {
      await board.reveal(board.sort)
      await expect(board.status).not.toHaveText('')
    })
  })

test('a failed request and its empty list have no accessibility violation or overflow', async ({ page }) => {
  const board = boardOf(page, 'fr')
  await board.openHydrated(routes.jobs('fr'))
  await failRequests(page, '**/api/search/jobs?*')
  await board.check('country', 'fr')
  await expect(board.retry).toBeVisible()
  await expectSoundContent(page, 'failed')
})

test('no state scrolls sideways at 320 px, or with text of 200 %', async ({ page }) => {
  for (const { locale, path } of select(boardStates, 4)) {
    const board = boardOf(page, locale)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await board.reveal(board.sort)
    await expectReflow(page, path)
  }
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
