import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { categories, collections } from '../records/taxonomies'
import { expectInteractive } from '../support/interactive'
import { expectAccessible } from '../support/layout'
import { holdRequests } from '../support/requests'
import { select } from '../support/variants'

const papers = { light: 'rgb(252, 252, 250)', dark: 'rgb(16, 22, 20)' } as const
const themeColors = { light: '#fcfcfa', dark: '#101614' } as const
const themes = ['light', 'dark'] as const
const opposite = { light: 'dark', dark: 'light' } as const

const words = {
  en: { legend: 'Appearance', light: 'Light', dark: 'Dark', system: 'Match device' },
  fr: { legend: 'Apparence', light: 'Clair', dark: 'Sombre', system: 'Selon l’appareil' },
} as const

type Locale = keyof typeof words

const option = (page: Page, locale: Locale, theme: 'light' | 'dark' | 'system') =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: words[locale].legend })
    .getByRole('radio', { name: words[locale][theme], exact: true })

/** The theme that the page shows: by its background, by the colour for what is around it, and by the scheme of its controls. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const shown = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const field = document.createElement('input')
      document.body.append(field)
      const fieldColor = getComputedStyle(field).color
      field.remove()
      return [
        getComputedStyle(document.documentElement).backgroundColor,
        metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content.slice(0, 7),
        fieldColor,
      ]
    })
  const fieldColor = theme === 'dark' ? 'rgb(233, 239, 236)' : 'rgb(22, 32, 28)'
  await expect.poll(shown).toEqual([papers[theme], themeColors[theme], fieldColor])
}

/** Not in TypeScript's DOM library. See https://developer.mozilla.org/docs/Web/API/LayoutShift. */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Observes the background in every frame, and what each layout shift moves after a document is parsed. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { backgrounds: [] as string[], shifts: [] as string[] }
    Object.assign(window, { seen })
    const describeSource = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      [
        (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80),
        ...[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(' ')),
      ].join(' | ')
    const look = () => {
      // The stylesheet and the script of the theme precede the body.
      const color = document.body && getComputedStyle(document.documentElement).backgroundColor
      if (color && seen.backgrounds.at(-1) !== color) seen.backgrounds.push(color)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // A slow browser shows a part of the document. Elements move when it parses the elements beside them.
      const parsedAt = navigation?.domInteractive || Number.POSITIVE_INFINITY
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[])
        if (startTime >= parsedAt) seen.shifts.push(`${value} ${sources.map(describeSource).join('; ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const seen = (page: Page): Promise<{ backgrounds: string[]; shifts: string[] }> =>
  page.evaluate(() => Reflect.get(window, 'seen'))

for (const { locale, width } of select(
  [
    { locale: 'en', width: 360 },
    { locale: 'fr', width: 1280 },
  ] as const,
  1,
))
  test(`a choice is kept on other pages, after a reload and in other tabs, in ${locale} at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: 'light', viewport: { width, height: 800 } })
    const page = await context.newPage()
    await observe(page)
    await page.goto(routes.home(locale))
    await expectTheme(page, 'light')
    await expectInteractive(option(page, locale, 'system'))
    await expect(option(page, locale, 'system')).toBeChecked()
    const other = await context.newPage()
    await other.goto(routes.companies(locale))
    await expectInteractive(option(other, locale, 'system'))
    const before = (await seen(page)).shifts
    await option(page, locale, 'dark').check()
    await expectTheme(page, 'dark')
    expect((await seen(page)).shifts).toEqual(before)
    await expectTheme(other, 'dark')
    await expect(option(other, locale, 'dark')).toBeChecked()
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${routes.jobs(locale)}"]`)
      .click()
    await expect(page).toHaveURL(routes.jobs(locale))
    await expectTheme(page, 'dark')
    await expect(option(page, locale, 'dark')).toBeChecked()
    await page.reload()
    await expectTheme(page, 'dark')
    await expectInteractive(option(page, locale, 'dark'))
    await expect(option(page, locale, 'dark')).toBeChecked()
    // The next option by keyboard is that of the system.
    await option(page, locale, 'dark').focus()
    await page.keyboard.press('ArrowRight')
    await expect(option(page, locale, 'system')).toBeFocused()
    await expectTheme(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectTheme(page, 'dark')
    await context.close()
  })

for (const theme of select(themes, 1))
  test(`${theme} is there from the first frame in a system with the other theme, while no script of the bundles has loaded`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      colorScheme: opposite[theme],
      viewport: { width: 1280, height: 800 },
    })
    await context.addInitScript((choice) => localStorage.setItem('vitrine.theme', choice), theme)
    const page = await context.newPage()
    await observe(page)
    const bundles = await holdRequests(page, '**/_next/static/chunks/**/*.js')
    await page.goto(routes.home('en'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    await expectTheme(page, theme)
    // A choice needs no bundle.
    await option(page, 'en', opposite[theme]).check()
    await expectTheme(page, opposite[theme])
    await option(page, 'en', theme).check()
    bundles.release()
    await expectInteractive(option(page, 'en', theme))
    await expect(option(page, 'en', theme)).toBeChecked()
    const { backgrounds, shifts } = await seen(page)
    expect(backgrounds.filter((color) => color !== papers[theme])).toEqual([papers[opposite[theme]]])
    expect(backgrounds[0]).toBe(papers[theme])
    expect(shifts).toEqual([])
    await context.close()
  })

test('a browser that stores nothing shows the choice in this document', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  })
  await page.goto(routes.home('en'))
  await expectInteractive(option(page, 'en', 'dark'))
  await option(page, 'en', 'dark').check()
  await expectTheme(page, 'dark')
})

test('a page on paper is light', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine.theme', 'dark'))
  await page.goto(routes.home('en'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

/** A page of each kind. */
const pages = [
  articles.yard.path,
  routes.jobs('en'),
  routes.company('fr', companies.windPower.slug),
  routes.home('en'),
  routes.articles('fr'),
  routes.archive('en', 2026),
  routes.category('en', categories.trades),
  routes.collection('en', collections.nightWork),
  routes.collections('fr'),
  routes.companies('fr'),
  routes.companyJobs('en', companies.harbourWorks.slug),
  routes.job('fr', jobs.craneInspector.organization, jobs.craneInspector.slug),
  routes.saved('en'),
  '/fr/inconnu',
]

for (const theme of themes) {
  test(`without JavaScript the theme is that of a ${theme} system, and there is no control`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: theme, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(routes.home('en'))
    await expect(page.locator('html')).toHaveCSS('background-color', papers[theme])
    await expect(page.locator('.theme-choice')).toBeHidden()
    await context.close()
  })
}

for (const theme of themes)
  test(`no kind of page has an accessibility violation where ${theme} is chosen in the other system`, {
    tag: '@full',
  }, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: opposite[theme],
      viewport: { width: 360, height: 740 },
    })
    await context.addInitScript((choice) => localStorage.setItem('vitrine.theme', choice), theme)
    const page = await context.newPage()
    for (const path of pages) {
      await page.goto(path)
      await expectTheme(page, theme)
      await expectAccessible(page)
    }
    await context.close()
  })

for (const theme of select(['dark', 'light'] as const, 1))
  test(`${theme} stays chosen when the visitor changes the language and opens other pages, in the other system`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: opposite[theme] })
    const page = await context.newPage()
    await page.goto(routes.articles('en'))
    await option(page, 'en', theme).check()
    await expectTheme(page, theme)
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(routes.articles('fr'))
    await expectTheme(page, theme)
    await expect(option(page, 'fr', theme)).toBeChecked()
    await page.getByRole('banner').getByRole('link', { name: 'Offres' }).first().click()
    await expect(page).toHaveURL(routes.jobs('fr'))
    await expectTheme(page, theme)
    await page.goBack()
    await expectTheme(page, theme)
    await context.close()
  })
