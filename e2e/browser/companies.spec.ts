import { expect } from '@playwright/test'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { test } from '../support/warm-page'

const { bareCompany, cityBikes, frenchOnly, windGrids, windPower } = companies

test('an organization page shows every field that the organization has', async ({ page }) => {
  await page.goto(routes.companies('en'))
  await page.getByRole('main').getByRole('link', { name: windPower.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(windPower.name)
  for (const name of [
    `About ${windPower.name}`,
    'Who they are looking for',
    'Good to know',
    'People and numbers',
    'Women and men',
    'Subsidiaries',
    `Jobs at ${windPower.name}`,
    `Life at ${windPower.name}`,
    'Videos',
    `Stories about ${windPower.name}`,
    'Offices',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true }), name).toBeVisible()
  }
  await expect(page.getByText('1,240').first()).toBeVisible()
  await expect(page.getByText('Bilbao').first()).toBeVisible()
  await expect(page.getByText('Spain').first()).toBeVisible()
  const subsidiary = page.getByRole('link', { name: windGrids.name }).first()
  await expect(subsidiary).toHaveAttribute('href', routes.company('en', windGrids.slug))
  await expect(page.getByText('Wind Storage').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wind Storage' })).toHaveCount(0)
})

test('an organization page renders without placeholders when every optional field is unset', async ({
  page,
}) => {
  await page.goto(routes.company('fr', bareCompany.slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bareCompany.name)
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN/)
})

test('a text in another language than the page has a lang attribute and names its language', async ({
  page,
}) => {
  await page.goto(routes.company('de', cityBikes.slug))
  await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/Englisch/i).first()).toBeVisible()
})

test('the page of an organization without jobs states that there are none', async ({ page }) => {
  await page.goto(routes.company('en', frenchOnly.slug))
  await expect(page.getByText(`${frenchOnly.name} has no open jobs at the moment.`)).toBeVisible()
})
