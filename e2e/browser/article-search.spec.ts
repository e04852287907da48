import { expect } from '@playwright/test'
import { type ArticleSelection, noSelection, withoutPart } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { categories, collections } from '../records/taxonomies'
import { collectAnnouncements } from '../support/announcements'
import { articleBoardOf, searchArticles } from '../support/article-board'
import { articleBoardStates } from '../support/article-board-states'
import { readHead } from '../support/head'
import { expectAccessible, expectNothingMoves, expectReflow, expectSoundLooks } from '../support/layout'
import { get } from '../support/site'
import { localesAndWidths, select, visitors } from '../support/variants'
import { test } from '../support/warm-page'

/** What finds some of the articles, by the language of the page. */
const values = {
  en: {
    words: 'night',
    category: categories.trades.reference,
    collection: collections.nightWork.reference,
    language: 'fr',
  },
  fr: {
    words: 'quai',
    category: categories.tradesFr.reference,
    collection: collections.nightWorkFr.reference,
    language: 'en',
  },
  de: {
    words: 'nacht',
    category: categories.workDe.reference,
    collection: collections.nightWorkDe.reference,
    language: 'en',
  },
} as const

const api = '**/api/search/articles?*'

for (const { locale, width, javaScriptEnabled } of visitors)
  test.describe(`${locale} at ${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

    // The board of jobs is a form without JavaScript too.
    const tag = javaScriptEnabled ? [] : ['@full']
    test('words and each filter select articles alone and together, and back and forward show them', {
      tag,
    }, async ({ page, browser }) => {
      const board = articleBoardOf(page, locale)
      const { words, category, collection, language } = values[locale]
      const submit = async () => (javaScriptEnabled ? undefined : await board.search.click())
      await page.goto(routes.articles(locale))
      const { total: all } = await board.expectState(noSelection)
      const steps: [Parameters<typeof board.select>[0], string, Partial<ArticleSelection>][] = [
        ['category', category, { category }],
        ['collection', collection, { collection }],
        ['organization', companies.harbourWorks.slug, { organization: companies.harbourWorks.slug }],
        ['language', language, { language }],
        ['year', '2026', { year: 2026 }],
      ]
      // The board and its form treat all filters alike.
      for (const [name, value, own] of select(steps, javaScriptEnabled ? 3 : 2)) {
        await board.select(name, value)
        await submit()
        const { total } = await board.expectState({ ...noSelection, ...own })
        expect(total, name).toBeGreaterThan(0)
        // All German articles are of this year.
        if (name !== 'language' && (locale !== 'de' || name !== 'year')) expect(total, name).toBeLessThan(all)
        await board.select(name, '')
        await submit()
        await board.expectState(noSelection)
      }
      await board.words.fill(words.toUpperCase())
      await (javaScriptEnabled ? Promise.resolve() : board.words.press('Enter'))
      let selection: ArticleSelection = { ...noSelection, words }
      if (javaScriptEnabled) await expect(page).toHaveURL(routes.articleSearch(locale, selection))
      expect((await searchArticles(locale, selection)).total).toBeGreaterThan(0)
      await board.words.fill('')
      await submit()
      await board.expectState(noSelection)
      const states: ArticleSelection[] = []
      selection = noSelection
      for (const [name, value, own] of [
        ['organization', companies.harbourWorks.slug, { organization: companies.harbourWorks.slug }],
        ['year', '2026', { year: 2026 }],
        ['category', category, { category }],
      ] as const) {
        await board.select(name, value)
        await submit()
        selection = { ...selection, ...own }
        states.push(selection)
        await board.expectState(selection)
      }
      const [first = noSelection, second = noSelection, third = noSelection] = states
      const title = await page.title()
      await page.goBack()
      await board.expectState(second)
      await page.goBack()
      await board.expectState(first)
      await page.goForward()
      await page.goForward()
      await board.expectState(third)
      await page.reload()
      await board.expectState(third)
      const path = routes.articleSearch(locale, third)
      expect(title).toBe(readHead(await (await get(path)).text()).title)
      const context = await browser.newContext({ javaScriptEnabled: !javaScriptEnabled })
      const other = await context.newPage()
      await other.goto(page.url())
      await articleBoardOf(other, locale).expectState(third)
      await context.close()
      const without = withoutPart(third, 'year')
      await board.parts.and(page.locator(`[href="${routes.articleSearch(locale, without)}"]`)).click()
      await board.expectState(without)
    })

    test('a state without results names the part whose removal helps most', async ({ page }) => {
      const board = articleBoardOf(page, locale)
      const selection = {
        ...noSelection,
        words: 'zzzz',
        organization: companies.harbourWorks.slug,
        year: 2026,
      }
      await page.goto(routes.articleSearch(locale, selection))
      expect((await board.expectState(selection)).total).toBe(0)
      const without = withoutPart(selection, 'words')
      const { total } = await searchArticles(locale, without)
      const part = board.t('ArticleBoard.parts.words')
      const name = board.t('ArticleBoard.none.without', { part, count: total })
      await page.getByRole('link', { name }).click()
      await board.expectState(without)
    })
  })

for (const { locale, width } of localesAndWidths)
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    // There are three German articles.
    if (locale !== 'de')
      test('further articles, a failed request and each announcement', async ({ page }) => {
        const board = articleBoardOf(page, locale)
        const { total } = await searchArticles(locale, noSelection)
        await board.openHydrated(routes.articles(locale))
        await expect(board.more).toHaveAttribute('href', routes.articles(locale, 2))
        const takeAnnounced = await collectAnnouncements(board.status)
        await board.more.press('Enter')
        await expect(board.links).toHaveCount(24)
        await expect(board.links.nth(12)).toBeFocused()
        expect(await takeAnnounced()).toEqual([
          board.t('ArticleBoard.countShown', { count: total, shown: 24 }),
        ])
        await page.route(api, (route) => route.abort())
        await board.select('organization', companies.harbourWorks.slug)
        await expect(board.retry).toBeVisible()
        expect(await takeAnnounced()).toEqual([board.t('ArticleBoard.failed')])
        await expectAccessible(page)
        await page.unroute(api)
        await board.retry.click()
        const own = { ...noSelection, organization: companies.harbourWorks.slug }
        const found = await board.expectState(own)
        await expect(board.results).toBeFocused()
        expect(await takeAnnounced()).toEqual([board.t('ArticleBoard.count', { count: found.total })])
        await board.words.fill('zzzz')
        await board.expectState({ ...own, words: 'zzzz' })
        expect(await takeAnnounced()).toEqual([board.t('ArticleBoard.count', { count: 0 })])
        const part = board.t('ArticleBoard.parts.words')
        await expect(
          page.getByRole('link', {
            name: board.t('ArticleBoard.none.without', { part, count: found.total }),
          }),
        ).toBeVisible()
      })

    test('a visitor can search, select, remove and open an article with the keyboard', async ({ page }) => {
      const board = articleBoardOf(page, locale)
      const { words } = values[locale]
      await board.openHydrated(routes.articles(locale))
      await board.words.focus()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(board.results).toBeFocused()
      await board.expectState({ ...noSelection, words })
      await board.words.focus()
      // The button beside the words, and on narrow screens the summary of the filters.
      for (let presses = width === 360 ? 2 : 1; presses > 0; presses -= 1) await page.keyboard.press('Tab')
      if (width === 360) await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(board.field('category')).toBeFocused()
      const outline = await board.field('category').evaluate((field) => getComputedStyle(field).outlineStyle)
      expect(outline).not.toBe('none')
      await board.parts.first().focus()
      await page.keyboard.press('Enter')
      await board.expectState(noSelection)
      await expect(board.results).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(board.links.first()).toBeFocused()
      const href = await board.links.first().getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href ?? '')
      await page.goBack()
      await board.expectState(noSelection)
    })
  })

test('words that are removed right after they are sent stay removed', { tag: '@full' }, async ({ page }) => {
  const board = articleBoardOf(page, 'en')
  await page.clock.install()
  await board.openHydrated(routes.articles('en'))
  // The words are removed before the pause after which written words are searched for.
  await page.clock.pauseAt(Date.now() + 60_000)
  await board.words.fill(values.en.words)
  await board.words.press('Enter')
  await board.parts.first().click()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await board.expectState(noSelection)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no state has an accessibility violation, script error or overflow, and nothing moves', async ({
    page,
  }) => {
    for (const path of select(articleBoardStates, 2))
      await test.step(path, () => expectSoundLooks(page, path))
    await expectNothingMoves(page)
  })
})

test('no state scrolls sideways at 320 px, or with text of 200 %', async ({ page }) => {
  for (const path of select(articleBoardStates, 2)) {
    await page.goto(path)
    await expectReflow(page, path)
  }
})

test('only the results of the last of several changes are shown', { tag: '@full' }, async ({ page }) => {
  const board = articleBoardOf(page, 'en')
  await board.openHydrated(routes.articles('en'))
  const held: (() => void)[] = []
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === '/api/search/articles' &&
      searchParams.get('year') === '2025' &&
      !searchParams.has('organization'),
    async (route) => {
      await new Promise<void>((resolve) => {
        held.push(resolve)
      })
      // The browser has cancelled the request.
      await route.continue().catch(() => {})
    },
  )
  await board.select('year', '2025')
  await expect.poll(() => held.length).toBe(1)
  await expect(board.links).toHaveCount(12)
  await board.select('organization', companies.harbourWorks.slug)
  const selection = { ...noSelection, organization: companies.harbourWorks.slug, year: 2025 }
  await board.expectState(selection)
  for (const release of held) release()
  await board.expectState(selection)
})
