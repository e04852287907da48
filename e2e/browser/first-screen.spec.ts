import { expect, type Page, test } from '@playwright/test'
import { pagePaths } from '../faults/security/response-kinds'
import { siteRecords } from '../records/one-of-each'
import { hold } from '../support/hold'

const paths = Object.entries(pagePaths(siteRecords))

/** The images that a browser requests only after it knows their place, and that are in the window. */
function readLazyImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ loading }) => loading === 'lazy')
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
      .map(({ src }) => src),
  )
}

/** Sums up in `shifts` how much of each page moves without an action of the visitor. */
async function observeShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of `observeShifts` after the fonts of the page are shown. */
async function readShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // The observer is told of a shift after the frame that has it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'shifts')
  })
}

/** Whether the computer has fonts of the widths of Arial and Times New Roman. */
function hasFallbackFonts(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    try {
      await Promise.all(['fact', 'story'].map((name) => document.fonts.load(`16px ${name}-fallback`)))
      return true
    } catch {
      return false
    }
  })
}

for (const width of [360, 1280])
  test(`no image of the first screen waits for the layout, and nothing moves when the fonts arrive, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await observeShifts(page)
    for (const [kind, path] of paths) {
      const release = await hold(page, /\.woff2/, (route) => route.continue())
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      test.skip(!(await hasFallbackFonts(page)), 'The computer has neither Arial nor Liberation.')
      release()
      await page.waitForLoadState()
      expect(await readShifts(page), kind).toBeLessThan(0.01)
      expect(await readLazyImages(page), kind).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
