import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { locales } from '../records/sites'
import { localesAndLooks } from '../support/variants'

/** The sections of the default, with the link to all of each. */
const sections = {
  en: [
    ['Companies with their doors open', 'All companies', routes.companies('en')],
    ['More stories', 'All stories', routes.articles('en')],
    ['Latest jobs', 'All jobs', routes.jobs('en')],
    ['Follow a series', 'All series', routes.collections('en')],
    ['Read by subject', 'All stories', routes.articles('en')],
  ],
  fr: [
    ['Des entreprises qui ouvrent leurs portes', 'Toutes les entreprises', routes.companies('fr')],
    ['À lire aussi', 'Tous les articles', routes.articles('fr')],
    ['Dernières offres', 'Toutes les offres', routes.jobs('fr')],
    ['Suivre une série', 'Toutes les séries', routes.collections('fr')],
    ['Lire par thème', 'Tous les articles', routes.articles('fr')],
  ],
} as const

const readSections = (page: Page) =>
  page.locator('main section').evaluateAll((elements) =>
    elements.map((element) => {
      const all = element.querySelector('a')
      return [element.querySelector('h2')?.textContent, all?.textContent?.trim(), all?.getAttribute('href')]
    }),
  )

for (const { locale, width, colorScheme } of localesAndLooks)
  test(`the home page has its sections, and no article twice, in ${locale}, ${colorScheme}, at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto(routes.home(locale))
    expect(await readSections(page)).toEqual(sections[locale])
    const links = await page
      .locator(`main article a[href^="/${locale}/articles/20"]`)
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
    expect(links.length).toBeGreaterThan(8)
    expect(new Set(links).size).toBe(links.length)
    // The companies with the latest jobs come first, with the number of their jobs.
    const companies = page.locator('main section').first().getByRole('listitem')
    await expect(companies).toHaveCount(6)
    for (const company of await companies.all()) await expect(company).toContainText(/\d+ (open job|offre)/)
    await context.close()
  })

test('does not scroll sideways on a phone with text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [...locales.map(routes.home), routes.jobs('de'), routes.searchWords('de', 'stellen')]) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 360])
  }
})
