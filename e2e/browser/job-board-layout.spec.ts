import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { lintHtml } from '../support/html-lint'
import { boardOf } from '../support/job-board'
import { expectAccessible, expectSoundLayout } from '../support/layout'
import { baseUrl, get } from '../support/site'
import { looks } from '../support/variants'

const lyon = withValues(noFilter, 'city', ['lyon'])
const many = {
  ...withValues(withValues(lyon, 'city', ['le-havre', 'lyon', 'paris']), 'contract', ['full-time']),
  ...{ words: 'technicien', salary: { amount: 30_000, currency: 'EUR' }, sort: 'salary' as const },
}
const none = { ...lyon, words: 'zzzz' }

/** A page of each state, in both languages. */
const states = [
  { locale: 'en', path: routes.jobs('en') },
  { locale: 'fr', path: routes.jobSearch('fr', lyon) },
  { locale: 'en', path: routes.jobSearch('en', withValues(lyon, 'contract', ['full-time'])) },
  { locale: 'fr', path: routes.jobSearch('fr', many) },
  { locale: 'en', path: routes.jobSearch('en', none) },
  { locale: 'fr', path: routes.jobs('fr', 2) },
  { locale: 'en', path: routes.companyJobs('en', 'ferrolane') },
]

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, name).toBeLessThanOrEqual(0)
}

for (const { width, colorScheme } of looks)
  test.describe(`${width} px in ${colorScheme} mode`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('no state has an accessibility violation, script error or overflow', async ({ page }) => {
      for (const { locale, path } of states)
        await test.step(path, () =>
          expectSoundLayout(page, path, async () => {
            const board = boardOf(page, locale)
            await board.reveal(board.sort)
            await expect(board.status).not.toHaveText('')
          }),
        )
    })

    test('a failed request and its empty list have no accessibility violation', async ({ page }) => {
      const board = boardOf(page, 'fr')
      await page.goto(routes.jobs('fr'), { waitUntil: 'networkidle' })
      await page.route('**/api/search/jobs?*', (route) => route.abort())
      await board.check('country', 'fr')
      await expect(board.retry).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page, 'failed')
    })
  })

test('no state scrolls sideways at 320 px, or with text of 200 %', async ({ page }) => {
  for (const { locale, path } of states) {
    const board = boardOf(page, locale)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await board.reveal(board.sort)
    await expectNoOverflow(page, `${path} at 320 px`)
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoOverflow(page, `${path} at ${width} px with 200 %`)
    }
  }
})

test('nothing moves where a visitor wants reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(routes.jobs('en'))
  const board = boardOf(page, 'en')
  await board.check('country', 'fr')
  await board.more.click()
  const running = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .length
  expect(await page.evaluate(running)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('html-validate finds no problem in the states of the board', async () => {
  const pages = await Promise.all(
    states.map(async ({ path }) => {
      const response = await get(path)
      const type = response.headers.get('content-type') ?? ''
      return { path, status: response.status, location: null, type, body: await response.text(), from: '' }
    }),
  )
  const problems = await lintHtml(pages)
  expect(problems.map(({ path, line, rule, message }) => `${path}:${line} ${rule}: ${message}`)).toEqual([])
})

test('the board loads at most 45 KB of JavaScript more than the 404 page', async () => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const html = await (await get(path)).text()
    const scripts = new Set(
      [...html.matchAll(/<script[^>]*?\ssrc="([^"]+)"/g)].map(([, source = '']) => source),
    )
    for (const source of scripts)
      if (!sizes.has(source)) {
        const text = await (await fetch(new URL(source, baseUrl))).arrayBuffer()
        sizes.set(source, gzipSync(Buffer.from(text)).length)
      }
    return [...scripts].reduce((sum, source) => sum + (sizes.get(source) ?? 0), 0)
  }
  const bare = await sizeOf('/en/unknown')
  expect(bare).toBeGreaterThan(100_000)
  for (const { path } of states) expect((await sizeOf(path)) - bare, path).toBeLessThanOrEqual(45_000)
})
