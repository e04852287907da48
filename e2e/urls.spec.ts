import { expect, test } from '@playwright/test'
import { demoArticle, get } from './support/site'

const twins = [
  demoArticle('en', 'the-intern-who-fixed-the-badge-reader'),
  demoArticle('en', 'where-your-application-is-right-now'),
]

test('the API answers an undecodable address in its own form', async () => {
  const response = await get('/api/v1/external/jobs/%ff')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'not_found' })
})

test('an address in odd case stays a page of the site once it is alive in the browser', async ({ page }) => {
  await page.goto('/EN', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('references that differ only in case are two articles', async () => {
  for (const { path, name } of twins) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(name)
  }
})

test('the root leads to the visitor’s language and remembers nothing', async () => {
  const locate = async (language: string) => {
    const response = await fetch(`${process.env.BASE_URL}/`, {
      redirect: 'manual',
      headers: language ? { 'accept-language': language } : {},
    })
    expect(response.status).toBe(307)
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('set-cookie')).toBeNull()
    return response.headers.get('location')
  }
  expect(await locate('fr-CA,fr;q=0.9,en;q=0.8')).toBe('/fr')
  expect(await locate('de,en;q=0.5')).toBe('/en')
  expect(await locate('de')).toBe('/en')
  expect(await locate('')).toBe('/en')
  expect(await locate('!!;q=x,,;')).toBe('/en')
})
