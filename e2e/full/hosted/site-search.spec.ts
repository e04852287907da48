import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { takeUpstreamRequests } from '../../support/upstream'

/** How long the field waits for the next letter. */
const restMs = 150
/** No word twice: the field searches for each once. */
const words = 'the night shift of every grid'

test('typing in the site search costs at most one request to the API in 150 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(routes.home('en'), { waitUntil: 'networkidle' })
  const field = page.getByRole('banner').locator('input[name="q"]')
  await field.focus()
  await expect(field).toHaveAttribute('role', 'combobox')
  await takeUpstreamRequests()
  const started = Date.now()
  const lastResponse = page.waitForResponse((response) =>
    response.url().endsWith(routes.searchSite('en', words)),
  )
  for (const [index, letter] of [...words].entries())
    await field.pressSequentially(letter, { delay: index % 3 === 0 ? 2 * restMs : 20 })
  await lastResponse
  const takeSearches = async () => (await takeUpstreamRequests()).filter((path) => /[?&]q=/.test(path))
  const searches: string[] = []
  // The requests wait in a queue behind the pages that the tests before this one have made stale.
  await expect(async () => {
    searches.push(...(await takeSearches()))
    expect(searches.length).toBeGreaterThan(1)
  }).toPass({ timeout: 240_000 })
  await wait(2 * restMs)
  searches.push(...(await takeSearches()))
  expect(searches.length).toBeLessThanOrEqual(Math.floor((Date.now() - started) / restMs) + 1)
})
