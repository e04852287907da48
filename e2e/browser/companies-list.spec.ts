import { expect, type Locator, type Page } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { noOrganizationFilter, type OrganizationFilter } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { expectSoundLooks } from '../support/layout'
import { get } from '../support/site'
import { isFull, looks, looksAndReflow, select, visitors } from '../support/variants'
import { test } from '../support/warm-page'

const state = (facets: OrganizationFilter['facets'], words = ''): OrganizationFilter => ({
  ...noOrganizationFilter,
  facets,
  words,
})

const texts = {
  en: { words: 'Words', search: 'Search', show: 'Show the companies' },
  fr: { words: 'Mots', search: 'Chercher', show: 'Voir les entreprises' },
  de: { words: 'Suchwörter', search: 'Suchen', show: 'Unternehmen anzeigen' },
} as const

const { cityBikes, harbourWorks, townHall, windGrids, windPower } = companies

const headings = (page: Page) => page.getByRole('main').locator('article h2')

const names = (page: Page) => headings(page).allTextContents()

/** Opens the menu of a value, which closes another one. */
async function openMenu(box: Locator): Promise<void> {
  await box.locator('xpath=ancestor::details/summary').evaluate((summary: HTMLElement) => summary.click())
  await expect(box).toBeVisible()
}

for (const { locale, width, javaScriptEnabled } of visitors)
  test.describe(`${locale}, ${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })
    const { words, search, show } = texts[locale]

    test('finds companies by words, sector, place and their combination, with back and forward', async ({
      page,
    }) => {
      await page.goto(routes.companies(locale))
      expect((await names(page)).length).toBe(Object.keys(companies).length)
      await page.getByLabel(words, { exact: true }).fill('HARBOUR')
      await page.getByRole('button', { name: search, exact: true }).click()
      await expect(page).toHaveURL(routes.companySearch(locale, state({}, 'harbour')))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('1')
      await expect.poll(() => names(page)).toEqual([harbourWorks.name])

      await page.goto(routes.companies(locale))
      const belgian = page.locator('input[name="country"][value="be"]')
      // Without JavaScript the form is sent.
      const check = async (box: Locator) => {
        await openMenu(box)
        await box.check()
        if (!javaScriptEnabled)
          await page.locator('details[open]').getByRole('button', { name: show }).click()
      }
      await check(belgian)
      const belgium = state({ country: ['be'] })
      await expect(page).toHaveURL(routes.companySearch(locale, belgium))
      await expect.poll(() => names(page)).toEqual([cityBikes.name, harbourWorks.name, townHall.name])
      if (javaScriptEnabled) await expect(belgian).toBeFocused()

      await check(page.locator('input[name="sector"][value="logistics"]'))
      const both = withValues(belgium, 'sector', ['logistics'])
      await expect(page).toHaveURL(routes.companySearch(locale, both))
      await expect.poll(() => names(page)).toEqual([harbourWorks.name])
      await expect(belgian).toBeChecked()

      await page.goBack()
      await expect(page).toHaveURL(routes.companySearch(locale, belgium))
      await expect(headings(page)).toHaveCount(3)
      await page.goForward()
      await expect(page).toHaveURL(routes.companySearch(locale, both))
      await page.reload()
      expect(await names(page)).toEqual([harbourWorks.name])
      // Where the script gets no response, the browser loads the page.
      await page.route('**', (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      )
      await page.goBack()
      await expect(headings(page)).toHaveCount(3)
    })

    test('a state without companies names the filter whose removal helps most', async ({ page }) => {
      await page.goto(routes.companySearch(locale, state({ sector: ['logistics'], country: ['jp'] })))
      expect(await names(page)).toEqual([])
      const main = page.getByRole('main')
      await main.getByRole('link', { name: /^(Without|Sans|Ohne)/ }).click()
      await expect(page).toHaveURL(/\/companies\/search\/(sector-logistics|country-jp)$/)
      expect((await names(page)).length).toBe(1)
    })
  })

test('each count is the number of companies that selecting the value gives', async ({ page }) => {
  await page.goto(routes.companySearch('en', state({ country: ['be'] })))
  const options = await page.locator('search li').evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector('input')?.name ?? '',
      value: item.querySelector('input')?.value ?? '',
      count: Number(item.querySelector('[aria-hidden]')?.textContent),
    })),
  )
  expect(options.length).toBeGreaterThan(15)
  for (const { name, value, count } of options.filter((_, index) => index % 4 === 0)) {
    const fields = new URLSearchParams(name === 'country' ? {} : { country: 'be' })
    fields.append(name, value)
    await page.goto(`${routes.findCompanies('en')}?${fields}`)
    expect((await names(page)).length, `${name} ${value}`).toBe(count)
  }
})

test('finds companies by their number of employees', async ({ page }) => {
  await page.goto(routes.companies('en'))
  const middle = page.locator('input[name="size"][value="201-1000"]')
  await openMenu(middle)
  const sizes = page.locator('fieldset', { hasText: 'Size' }).locator('li')
  await expect(sizes.first()).toContainText('11 to 50 people')
  await expect(sizes.last()).toContainText('More than 5,000 people')
  await middle.check()
  await expect(page).toHaveURL(routes.companySearch('en', state({ size: ['201-1000'] })))
  await expect.poll(() => names(page)).toEqual([cityBikes.name, windGrids.name])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 companies: 201 to 1,000 people')
})

test('a removed filter leads to the state without it, and its heading and title have the number of companies', async ({
  page,
}) => {
  await page.goto(routes.companySearch('en', state({ jobs: ['open'], country: ['be'] })))
  await page
    .getByRole('navigation', { name: 'Selected filters' })
    .getByRole('link', { name: 'Remove: With open jobs' })
    .click()
  await expect(page).toHaveURL(routes.companySearch('en', state({ country: ['be'] })))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 companies: Belgium')
  await expect(page).toHaveTitle(/^3 companies: Belgium/)
})

test('the form works with the keyboard alone', async ({ page }) => {
  await page.goto(routes.companies('fr'))
  await page.getByLabel('Mots', { exact: true }).focus()
  await page.keyboard.type('energies')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.companySearch('fr', state({}, 'energies')))
  expect(await names(page)).toContain(windPower.name)
})

test('states have a canonical URL and noindex; other spellings redirect; unknown names are not found', async () => {
  const path = routes.companySearch('en', state({ city: ['lille'], jobs: ['open'] }))
  const html = await (await get(path)).text()
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))
  expect(html).toMatch(/name="robots" content="noindex/)
  expect(
    (await (await get(routes.companies('en'))).text()).match(/name="robots" content="noindex/),
  ).toBeNull()
  const other = await get('/en/companies/search/city-Lille~jobs-open')
  expect([other.status, other.headers.get('location')]).toEqual([308, path])
  expect((await get('/en/companies/search/town-lille')).status).toBe(404)
  expect((await get(routes.companies('en', 2))).status).toBe(404)
  const form = await get(`${routes.findCompanies('en')}?city=Lille&jobs=open&q=`)
  expect([form.status, form.headers.get('location')]).toEqual([303, path])
})

const layouts = [
  routes.companySearch('fr', state({ jobs: ['open'], country: ['be', 'fr'] }, 'rail')),
  routes.companySearch('en', state({ city: ['unknown'], sector: ['logistics'] })),
  routes.companies('en'),
]

for (const path of select(layouts, 1))
  test(`${path} has no accessibility violation or overflow`, async ({ page }) => {
    const box = page.locator('input[name="country"]').first()
    const open = async () => ((await box.isVisible()) ? undefined : openMenu(box))
    await expectSoundLooks(page, path, open, isFull ? looksAndReflow : looks)
  })
