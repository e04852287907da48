import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

test('an organization page shows every field that the organization has', async ({ page }) => {
  await page.goto(routes.companies('en'))
  await page.getByRole('main').getByRole('link', { name: 'Solvane', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solvane')
  for (const name of [
    'About Solvane',
    'Who they are looking for',
    'Good to know',
    'People and numbers',
    'Women and men',
    'Subsidiaries',
    'Jobs at Solvane',
    'Life at Solvane',
    'Videos',
    'Stories about Solvane',
    'Where to find them',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true }), name).toBeVisible()
  }
  await expect(page.getByText('1,240').first()).toBeVisible()
  await expect(page.getByText('Bilbao').first()).toBeVisible()
  await expect(page.getByText('Spain').first()).toBeVisible()
  const subsidiary = page.getByRole('link', { name: 'Solvane Réseaux' }).first()
  await expect(subsidiary).toHaveAttribute('href', routes.company('en', 'solvane-reseaux'))
  await expect(page.getByText('Solvane Stockage').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solvane Stockage' })).toHaveCount(0)
})

test('an organization page renders without placeholders when every optional field is unset', async ({
  page,
}) => {
  await page.goto(routes.company('fr', 'quietworks'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quietworks')
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN/)
})

test('a text in another language than the page has a lang attribute and names its language', async ({
  page,
}) => {
  await page.goto(routes.company('fr', 'pixel-harbour'))
  await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/anglais/i).first()).toBeVisible()
})

test('the page of an organization without jobs states that there are none', async ({ page }) => {
  await page.goto(routes.company('en', 'atelier-bocage'))
  await expect(page.getByText('Atelier Bocage has no open jobs at the moment.')).toBeVisible()
})
