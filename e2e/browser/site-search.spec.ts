import { expect, type Page } from '@playwright/test'
import { recentSearchesKey } from '@/elements/recent-searches'
import { allResultsPath, type SearchGroupName, searchGroups } from '@/lib/model/search/site-search'
import type { Suggestions } from '@/lib/model/search/suggestions'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { lintHtml } from '../support/html-lint'
import { expectInteractive } from '../support/interactive'
import { doubleText, expectAccessible, expectNoOverflow, expectSoundLooks } from '../support/layout'
import { failRequests, holdRequests } from '../support/requests'
import { baseUrl, get } from '../support/site'
import { searchPages, searchSite } from '../support/site-search'
import { translatorFor } from '../support/translator'
import { isFull, localesAndWidths, looks, looksAndReflow, select } from '../support/variants'
import { test } from '../support/warm-page'

const api = '**/api/search?*'

/** A word of each language that articles, companies and jobs have. */
const found = {
  en: { words: 'night', article: articles.night.name },
  fr: { words: 'nuit', article: articles.yardFr.name },
  de: { words: 'nacht', article: articles.germanNight.name },
} as const

/** The search of the header of an open page. */
function searchOf(page: Page, locale: string) {
  const t = translatorFor(locale)
  const header = page.getByRole('banner')
  const field = header.locator('input[name="q"]')
  const list = header.getByRole('listbox')
  const search = {
    t,
    field,
    list,
    link: header.getByRole('link', { name: t('SiteSearch.label') }),
    options: list.getByRole('option'),
    active: list.getByRole('option', { selected: true }),
    status: header.getByRole('status'),
    clear: header.getByRole('button', { name: t('SiteSearch.panel.clear') }),
    /** Focuses the field, which a link shows on narrow screens. */
    open: async () => {
      if (!(await field.isVisible())) await header.locator('.site-search-link').click()
      await field.focus()
      await expect(field).toHaveAttribute('role', 'combobox')
    },
    /** The suggestions of a group in a response. */
    groupOf: ({ groups }: Suggestions, name: SearchGroupName) =>
      groups.find(({ title }) => title === t(`SiteSearch.results.groups.${name}`)),
  }
  return search
}

for (const { locale, width } of localesAndWidths)
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    const { words, article } = found[locale]

    test('finds articles, companies and jobs, in groups with their numbers and a link to all', async ({
      context,
    }) => {
      const page = await context.newPage()
      const results = await searchSite(locale, words)
      const search = searchOf(page, locale)
      await page.goto(routes.companies(locale))
      await search.open()
      await search.field.pressSequentially(words.toUpperCase())
      await expect(search.status).toHaveText(results.announced)
      await expect(search.field).toHaveAttribute('aria-expanded', 'true')
      for (const name of searchGroups) {
        const group = search.list.getByRole('group', { name: search.t(`SiteSearch.results.groups.${name}`) })
        const own = search.groupOf(results, name)
        expect(own?.total, name).toBeGreaterThan(0)
        const options = await group
          .getByRole('option')
          .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
        const urls = own?.items.map(({ url }) => url) ?? []
        expect(options, name).toEqual([...urls, allResultsPath(name, locale, words)])
        await expect(group.locator('.search-count')).toHaveText(String(own?.total))
      }
      await expect(search.options.filter({ hasText: article }).locator('mark').first()).toHaveText(
        new RegExp(words, 'i'),
      )
      await search.options.filter({ hasText: article }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article)
    })

    test('works with the keyboard alone, and says how much is found', async ({ context }) => {
      const page = await context.newPage()
      const results = await searchSite(locale, words)
      const search = searchOf(page, locale)
      await page.goto(routes.home(locale))
      await page.keyboard.press('/')
      await expect(search.field).toBeFocused()
      await expect(search.field).toHaveValue('')
      await expect(search.field).toHaveAttribute('role', 'combobox')
      await page.keyboard.type(words)
      await expect(search.status).toHaveText(results.announced)
      await expect(search.active).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await expect(search.active).toHaveText(new RegExp(`^${results.groups[0]?.items[0]?.parts.join('')}`))
      await page.keyboard.press('ArrowUp')
      await expect(search.active).toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      const last = results.groups.at(-1)?.all?.url ?? ''
      await expect(search.active).toHaveAttribute('href', last)
      expect(await search.field.getAttribute('aria-activedescendant')).toBe(
        await search.active.getAttribute('id'),
      )
      await expect(search.field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(search.list).toHaveCount(0)
      await expect(search.field).toHaveAttribute('aria-expanded', 'false')
      await expect(search.field).toHaveValue(words)
      await page.keyboard.press('ArrowDown')
      await expect(search.list).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(last)
    })

    test('says that nothing is found, and that the search fails, and tries it again', async ({ page }) => {
      const search = searchOf(page, locale)
      await page.goto(routes.articles(locale))
      await search.open()
      await search.field.pressSequentially('zzzz')
      await expect(search.status).toHaveText(search.t('SiteSearch.panel.none', { words: 'zzzz' }))
      await expectAccessible(page, 'header')
      const allowRequests = await failRequests(page, api)
      await search.field.fill(words)
      const retry = page.getByRole('button', { name: search.t('SiteSearch.panel.retry') })
      await expect(retry).toBeVisible()
      await expect(search.status).toHaveText(search.t('SiteSearch.panel.failed'))
      await expectAccessible(page, 'header')
      await allowRequests()
      await search.field.press('Tab')
      await page.keyboard.press('Tab')
      await expect(retry).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(search.options.first()).toBeVisible()
      await expect(search.field).toBeFocused()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the form leads to the page of the words, which has the groups', async ({ page }) => {
        const search = searchOf(page, locale)
        await page.goto(routes.home(locale))
        if (width === 360) {
          await search.link.click()
          await expect(page).toHaveURL(routes.search(locale))
        }
        const form = page.locator('form', { has: page.locator('input[name="q"]:visible') }).first()
        await form.locator('input').fill(`  ${words.toUpperCase()}!`)
        await form.getByRole('button').click()
        await expect(page).toHaveURL(routes.searchWords(locale, words))
        const results = await searchSite(locale, words)
        const count = results.groups.reduce((sum, { total }) => sum + total, 0)
        const heading = search.t('SiteSearch.found', { count, words })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const main = page.getByRole('main')
        for (const name of searchGroups) {
          const section = main.getByRole('region', { name: search.t(`SiteSearch.results.groups.${name}`) })
          await expect(section).toContainText(
            search.t(`SiteSearch.results.counts.${name}`, {
              count: search.groupOf(results, name)?.total ?? 0,
            }),
          )
          await expect(section.getByRole('listitem').first()).toBeVisible()
        }
        const jobs = main.locator(`a[href="${allResultsPath('jobs', locale, words)}"]`)
        await jobs.click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
        await page.goBack()
        await main.getByRole('link', { name: article }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(article)
      })
    })
  })

test.describe('the field', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('sends one request for a word', async ({ context }) => {
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/search?')) requests.push(request.url())
    })
    const search = searchOf(page, 'en')
    await page.clock.install()
    await page.goto(routes.home('en'))
    await expectInteractive(search.field)
    // A slow machine would let time pass between two keys.
    await page.clock.pauseAt(Date.now() + 60_000)
    await search.field.pressSequentially('night shift')
    expect(requests).toEqual([])
    await page.clock.resume()
    await expect(search.status).not.toHaveText('')
    expect(requests).toEqual([baseUrl + routes.searchSite('en', 'night shift')])
  })

  test('cancels the request of words that are no longer searched for', { tag: '@full' }, async ({ page }) => {
    const cancelled: string[] = []
    page.on('requestfailed', (request) => {
      if (request.url().includes('/api/search?'))
        cancelled.push(new URL(request.url()).searchParams.get('q') ?? '')
    })
    const held = await holdRequests(page, /\/api\/search\?.*q=nig/)
    const search = searchOf(page, 'en')
    await page.goto(routes.home('en'))
    await search.open()
    await search.field.fill('nig')
    await expect.poll(held.count).toBe(1)
    await search.field.fill('grid')
    await expect(search.options.first()).toContainText('grid')
    await expect.poll(() => cancelled).toEqual(['nig'])
    held.release()
    await expect(search.options.first()).toContainText('grid')
  })

  test('works before React takes over the page, and on the next page', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    const held = await holdRequests(page, '**/_next/static/chunks/*.js')
    const search = searchOf(page, 'en')
    await page.goto(routes.jobs('en'), { waitUntil: 'commit' })
    await expect(search.field).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search.field).toBeFocused({ timeout: 500 })
    }).toPass()
    await search.field.fill('night')
    await expect(search.options.first()).toBeVisible()
    held.release()
    await expectInteractive(search.field)
    await expect(search.options.first()).toBeVisible()
    await expect(search.field).toBeFocused()
    await page
      .getByRole('banner')
      .getByRole('link', { name: search.t('Layout.companies') })
      .click()
    await expect(page).toHaveURL(routes.companies('en'))
    await expectInteractive(search.field)
    await page.keyboard.press('/')
    await expect(search.field).toBeFocused()
    await search.field.fill('nurse')
    await expect(search.status).not.toHaveText('')
    await search.field.press('Escape')
    await expect(search.list).toHaveCount(0)
    await search.field.press('Escape')
    await expect(search.field).toHaveValue('')
    expect(errors).toEqual([])
  })

  test('is behind a button on narrow screens, which says whether it is shown', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const search = searchOf(page, 'en')
    const button = page.locator('.site-search-link')
    await page.goto(routes.company('en', companies.harbourWorks.slug))
    await expect(button).toHaveRole('button')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.press(' ')
    await expect(search.field).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'header')
    await search.field.fill('nurse')
    await expect(search.status).not.toHaveText('')
    await page.keyboard.press('Escape')
    await expect(search.list).toHaveCount(0)
    await expect(search.field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(search.field).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(search.field).toHaveValue('nurse')
    await expect(search.field).toBeFocused()
  })

  test('is focused by / outside of other fields only', async ({ context }) => {
    const page = await context.newPage()
    const search = searchOf(page, 'en')
    await page.goto(routes.jobs('en'))
    await page.keyboard.press('/')
    await expect(search.field).toBeFocused()
    const words = page.locator('main input[name="q"]')
    await words.pressSequentially('a/b')
    await expect(words).toHaveValue('a/b')
    await page.locator('select[name="sort"]').focus()
    await page.keyboard.press('/')
    await expect(search.field).not.toBeFocused()
    await page.locator('main h1').click()
    await page.keyboard.press('Control+/')
    await expect(search.field).not.toBeFocused()
    await page.keyboard.press('/')
    await expect(search.field).toBeFocused()
    await page.goto(routes.search('en'))
    const keySwitch = page.getByRole('checkbox', { name: search.t('SiteSearch.help.keySwitch') })
    await keySwitch.uncheck()
    await page.goto(routes.home('en'))
    await page.keyboard.press('/')
    await expect(search.field).not.toBeFocused()
    await page.goto(routes.search('en'))
    await expect(keySwitch).not.toBeChecked()
    await keySwitch.check()
    await page.locator('main h1').click()
    await page.keyboard.press('/')
    await expect(search.field).toBeFocused()
  })

  test('shows recent searches, each once, which can be cleared', { tag: '@full' }, async ({ context }) => {
    const page = await context.newPage()
    const search = searchOf(page, 'en')
    await page.goto(routes.home('en'))
    for (const text of ['night', 'Grid', 'NIGHT']) {
      await search.open()
      await search.field.fill(text)
      await search.field.press('Enter')
      await expect(page).toHaveURL(routes.searchWords('en', text.toLowerCase()))
    }
    await search.open()
    await expect(search.options).toHaveText(['NIGHT', 'Grid'])
    await expectAccessible(page, 'header')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(routes.searchWords('en', 'grid'))
    await search.open()
    await expect(search.options).toHaveText(['Grid', 'NIGHT'])
    await search.clear.click()
    await expect(search.status).toHaveText(search.t('SiteSearch.panel.cleared'))
    await expect(search.field).toBeFocused()
    await expect(search.list).toHaveCount(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), recentSearchesKey)).toBeNull()
  })
})

/** With words, the suggestions for them are shown. */
const states = [
  { path: searchPages.found, words: '' },
  { path: routes.home('fr'), words: 'nuit' },
  { path: searchPages.none, words: '' },
  { path: searchPages.start, words: '' },
]

for (const { path, words } of select(states, 2))
  test(`${path} has no accessibility violation, script error or overflow`, async ({ page }) => {
    const search = searchOf(page, 'fr')
    const prepare = async () => {
      if (words === '') return
      await search.open()
      await search.field.fill(words)
      await expect(search.options.first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    }
    await expectSoundLooks(page, path, prepare, isFull ? looksAndReflow : looks)
    await page.setViewportSize({ width: 320, height: 740 })
    await prepare()
    await expectNoOverflow(page, `${path} at 320 px`)
  })

test('a text of 200 % does not scroll sideways, and the HTML of the opened search is valid', async ({
  page,
}) => {
  const search = searchOf(page, 'en')
  await page.setViewportSize({ width: 640, height: 800 })
  await page.goto(routes.searchWords('en', 'night'))
  await doubleText(page)
  await search.open()
  await search.field.fill('night')
  await expect(search.options.first()).toBeVisible()
  await expectNoOverflow(page, 'text of 200 %')
  const header = await page.getByRole('banner').evaluate((element) => element.outerHTML)
  const html = await (await get(searchPages.start)).text()
  const body = html.replace(/<header[\s\S]*?<\/header>/, () => header)
  const problems = await lintHtml([{ path: '/opened', body }])
  // The list is that of a combobox.
  expect(problems.filter(({ rule }) => rule !== 'prefer-native-element')).toEqual([])
})
