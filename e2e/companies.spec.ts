import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

test('a profile shows everything its organization gives', async ({ page }) => {
  await page.goto(routes.companies('en'))
  await page.getByRole('main').getByRole('link', { name: 'Solvane', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solvane')
  for (const name of [
    'About Solvane',
    'Who they are looking for',
    'Good to know',
    'In numbers',
    'Women and men',
    'Subsidiaries',
    'Jobs at Solvane',
    'On site',
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

test('a profile with every optional field unset is whole', async ({ page }) => {
  await page.goto(routes.company('fr', 'quietworks'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quietworks')
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN/)
})

test('a text in another language than the page is marked and named', async ({ page }) => {
  await page.goto(routes.company('fr', 'pixel-harbour'))
  await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/anglais/i).first()).toBeVisible()
})

test('an organization without jobs says so', async ({ page }) => {
  await page.goto(routes.company('en', 'atelier-bocage'))
  await expect(page.getByText('Atelier Bocage has no open jobs at the moment.')).toBeVisible()
})
