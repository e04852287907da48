import { expect } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { type JobFilter, noFilter } from '@/lib/job-filter'
import { jobFeedPaths, routes } from '@/lib/routes'
import { boardOf, searchJobs } from '../support/job-board'
import { failRequests, holdRequests } from '../support/requests'
import { localesAndWidths, select } from '../support/variants'
import { test } from '../support/warm-page'

const api = '**/api/search/jobs?*'

for (const { locale, width } of localesAndWidths)
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('with JavaScript further jobs are added to the list, and the focus is on the first new one', async ({
      page,
    }) => {
      const board = boardOf(page, locale)
      const { total } = await searchJobs(locale, noFilter)
      await board.openHydrated(routes.jobs(locale))
      await expect(board.more).toHaveAttribute('href', routes.jobs(locale, 2))
      for (let shown = 20; shown < total; shown += 20) {
        await board.more.press('Enter')
        const next = Math.min(total, shown + 20)
        await expect(board.jobLinks).toHaveCount(next)
        await expect(board.status).toHaveText(board.t('JobBoard.countShown', { count: total, shown: next }))
        await expect(board.jobLinks.nth(shown)).toBeFocused()
      }
      await expect(board.more).toHaveCount(0)
      await expect(page).toHaveURL(routes.jobs(locale))
      const hrefs = await board.jobLinks.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      )
      expect(new Set(hrefs).size).toBe(total)
    })

    test('a failed request can be repeated, for the first and for further results', async ({ page }) => {
      const board = boardOf(page, locale)
      await board.openHydrated(routes.jobs(locale))
      const allowMore = await failRequests(page, api)
      await board.more.click()
      await expect(board.status).toHaveText(board.t('JobBoard.failed'))
      await expect(board.jobLinks).toHaveCount(20)
      await expect(board.more).toHaveText(board.t('JobBoard.retry'))
      await allowMore()
      await board.more.click()
      await expect(board.jobLinks).toHaveCount(40)
      const allowFirst = await failRequests(page, api)
      await board.check('remote', 'partial')
      await expect(board.status).toHaveText(board.t('JobBoard.failed'))
      await expect(board.jobLinks).toHaveCount(0)
      await expect(board.option('remote', 'partial')).toBeChecked()
      await allowFirst()
      await board.retry.click()
      await board.expectState({ ...noFilter, facets: { remote: ['partial'] } })
      await expect(board.results).toBeFocused()
    })
  })

for (const locale of select(['en', 'fr'], 1))
  test.describe(`${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('the links to the next and the previous page show each job once', async ({ page }) => {
      const board = boardOf(page, locale)
      const { total } = await searchJobs(locale, noFilter)
      const hrefs: (string | null)[] = []
      await page.goto(routes.jobs(locale))
      for (let number = 1; ; number += 1) {
        await expect(page).toHaveURL(routes.jobs(locale, number))
        hrefs.push(
          ...(await board.jobLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))),
        )
        if ((await board.more.count()) === 0) break
        await board.more.click()
      }
      expect(new Set(hrefs).size).toBe(total)
      expect(hrefs).toHaveLength(total)
      await page.getByRole('link', { name: board.t('JobBoard.previous') }).click()
      await expect(page).toHaveURL(routes.jobs(locale, Math.ceil(total / 20) - 1))
    })
  })

test('a numbered page continues with JavaScript, and a changed filter begins at its first page', {
  tag: '@full',
}, async ({ page }) => {
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en', 2))
  await board.more.click()
  await expect(board.jobLinks).toHaveCount(40)
  await board.check('country', 'fr')
  await board.expectState({ ...noFilter, facets: { country: ['fr'] } })
})

test('words that are being written keep a facet that is selected meanwhile', { tag: '@full' }, async ({
  page,
}) => {
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en'))
  await board.reveal(board.option('country', 'fr'))
  await board.words.fill('data')
  await board.option('country', 'fr').check()
  await board.expectState({ ...noFilter, words: 'data', facets: { country: ['fr'] } })
  await board.amount.fill('20000')
  await board.option('country', 'fr').uncheck()
  await board.expectState({ ...noFilter, words: 'data', salary: { amount: 20_000, currency: 'EUR' } })
})

for (const part of select(['box', 'label'], 1))
  test(`a click on the ${part} of a facet selects it also if results arrive while the button is down`, {
    tag: '@full',
  }, async ({ context }) => {
    const page = await context.newPage()
    const board = boardOf(page, 'en')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.clock.install()
    await board.openHydrated(routes.jobs('en'))
    await page.clock.pauseAt(Date.now() + 60_000)
    const france = board.option('country', 'fr')
    await board.words.fill('data')
    await (part === 'box' ? france : france.locator('xpath=..').getByText('France')).hover()
    await page.mouse.down()
    await page.clock.runFor(250)
    await page.clock.resume()
    await board.expectState({ ...noFilter, words: 'data' })
    await page.mouse.up()
    await board.expectState({ ...noFilter, words: 'data', facets: { country: ['fr'] } })
  })

test('words and pay that are removed right after they are sent stay removed', { tag: '@full' }, async ({
  context,
}) => {
  const page = await context.newPage()
  const board = boardOf(page, 'en')
  await page.clock.install()
  await board.openHydrated(routes.jobs('en'))
  // The texts are removed before the pauses after which written texts are searched for.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [field, text] of [
    [board.words, 'data'],
    [board.amount, '20000'],
  ] as const) {
    await field.fill(text)
    await field.press('Enter')
    await board.parts.first().click()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(routes.jobs('en'))
  }
  await page.clock.resume()
  await board.expectState(noFilter)
})

test('what is selected before the scripts are loaded is applied', { tag: '@full' }, async ({ page }) => {
  const board = boardOf(page, 'en')
  // The script of the theme blocks the rendering of the page: it is loaded.
  const scripts = await holdRequests(page, '**/chunks/*.js')
  await page.goto(routes.jobs('en'), { waitUntil: 'commit' })
  await board.words.fill('engineer')
  await board.check('contract', 'full-time')
  await expect(page).toHaveURL(routes.jobs('en'))
  scripts.release()
  const selected = { ...withValues(noFilter, 'contract', ['full-time']), words: 'engineer' }
  await board.expectState(selected)
  await page.goBack()
  await board.expectState(noFilter)
})

test('only the results of the last of several changes are shown', { tag: '@full' }, async ({ page }) => {
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en'))
  const first = await holdRequests(
    page,
    ({ searchParams }) => searchParams.getAll('remote').join() === 'partial',
  )
  await board.check('remote', 'partial')
  await expect.poll(first.count).toBe(1)
  await board.check('remote', 'no')
  const filter = { ...noFilter, facets: { remote: ['no', 'partial'] } }
  await board.expectState(filter)
  first.release()
  await board.expectState(filter)
})

test('the language switcher leads to the state that the board shows', async ({ page }) => {
  const lyon = { ...noFilter, facets: { city: ['lyon'] } }
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en'))
  const switcher = page.getByRole('link', { name: 'Français' })
  await board.check('city', 'lyon')
  await expect(switcher).toHaveAttribute('href', routes.jobSearch('fr', lyon))
  await page.goBack()
  await expect(switcher).toHaveAttribute('href', routes.jobs('fr'))
  await page.goForward()
  await switcher.click()
  await boardOf(page, 'fr').expectState(lyon)
})

test('the head is that of the state, and back restores that of the first one', async ({ page }) => {
  const lyon = { ...noFilter, facets: { city: ['lyon'] } }
  const words = { ...lyon, words: 'zzzz' }
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en'))
  const readHead = () =>
    page.evaluate(() => {
      const pathsOf = (selector: string) =>
        [...document.head.querySelectorAll<HTMLLinkElement>(selector)].map(
          ({ href }) => new URL(href).pathname,
        )
      return {
        robots: document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
        canonical: pathsOf('link[rel="canonical"]'),
        languages: pathsOf('link[rel="alternate"][hreflang]').length,
        feeds: pathsOf('link[rel="alternate"][type]'),
        graphs: document.querySelectorAll('script[type="application/ld+json"]').length,
      }
    })
  const headOf = (filter: JobFilter, robots: string) => ({
    robots,
    canonical: [routes.jobSearch('en', filter)],
    languages: 0,
    feeds: Object.values(jobFeedPaths('en', filter)),
    graphs: 0,
  })
  const [first, title] = [await readHead(), await page.title()]
  expect(first).toMatchObject({ canonical: [routes.jobs('en')], graphs: 1 })
  expect(first.languages).toBeGreaterThan(2)
  await board.check('city', 'lyon')
  await board.expectState(lyon)
  await expect.poll(readHead).toEqual(headOf(lyon, 'index, follow'))
  await board.words.fill('zzzz')
  await board.expectState(words)
  await expect.poll(readHead).toEqual(headOf(words, 'noindex, follow'))
  await page.goBack()
  await page.goBack()
  await board.expectState(noFilter)
  expect(await readHead()).toEqual(first)
  expect(await page.title()).toBe(title)
})
