import { type BrowserContext, expect, test } from '@playwright/test'
import { editorCookie } from '@/lib/preview/cookies'
import { toPreviewToken } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { expectSoundLooks } from '../support/layout'
import { previewSecret } from '../support/preview'
import { baseUrl } from '../support/site'

test.describe.configure({ mode: 'serial' })

async function signIn(context: BrowserContext): Promise<void> {
  const now = new Date()
  const expires = Math.floor(now.getTime() / 1000) + 600
  const value = toPreviewToken(previewSecret, { grant: { kind: 'editor' }, expires }, now)
  await context.addCookies([{ name: editorCookie, value, url: baseUrl }])
}

test('only editors see the warnings and start a check', async ({ page, request }) => {
  await page.goto(routes.contentHealth())
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Content health' })).toHaveCount(0)
  for (const path of [routes.contentHealthFile('records.csv'), routes.contentHealthFile('records.json')]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([303, routes.editors()])
  }
  const refused = await request.post(routes.checkContent(), { maxRedirects: 0 })
  expect(refused.status()).toBe(403)
  const headers = { origin: baseUrl }
  const response = await request.post(routes.checkContent(), { headers, maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([303, routes.editors()])
})

test('a check runs, its warnings can be filtered, and downloaded', async ({ browser }) => {
  // Without JavaScript, the page reloads itself.
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  await signIn(context)
  const page = await context.newPage()
  await page.goto(routes.contentHealth())
  await page.getByRole('button', { name: /^Check (all content|again)$/ }).click()
  await expect(page).toHaveURL(routes.contentHealth())
  await expect(page.getByText(/^Checked on \d/)).toBeVisible({ timeout: 240_000 })
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText(/^\d+ of them have warnings\.$/)).toBeVisible()
  await page.getByLabel('Type', { exact: true }).selectOption('job')
  await page.getByLabel('Severity', { exact: true }).selectOption('error')
  await page.getByRole('button', { name: 'Show' }).click()
  const record = page.getByRole('article').filter({ hasText: jobs.bare.name })
  await expect(record.getByText('No place of work')).toBeVisible()
  await expect(record.getByText('How to fix it: Choose an office with a city and a country.')).toBeVisible()
  const link = record.getByRole('link', { name: jobs.bare.name })
  await expect(link).toHaveAttribute('href', routes.job('en', companies.bareCompany.slug, jobs.bare.slug))
  await expect(record.getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    /^\/api\/preview\?type=job/,
  )
  const csv = await page.getByRole('link', { name: 'CSV, for spreadsheets' }).getAttribute('href')
  const file = await context.request.get(csv ?? '')
  expect(file.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(await file.text()).toContain(`"Error","Job","${jobs.bare.name}"`)
  const json = await context.request.get(routes.contentHealthFile('records.json', { type: 'article' }))
  const records: { type: string; warnings: { fix: string }[] }[] = await json.json()
  expect(records[0]?.warnings[0]?.fix).toEqual(expect.any(String))
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(['article']))
  await page.goto(routes.contentHealth({ text: articles.draft.name }))
  const draft = page.getByRole('article')
  await expect(draft.getByText('· Draft')).toBeVisible()
  await draft.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles.draft.name)
  await context.close()
})

test('the page has the language of the editor', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  await signIn(context)
  const page = await context.newPage()
  await page.goto(routes.contentHealth({ rule: 'job-place-missing' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Santé des contenus')
  await expect(page.getByRole('article').first().getByText('Aucun lieu de travail')).toBeVisible()
  await context.close()
})

test('the page has no accessibility violation or overflow', async ({ page, context }) => {
  await signIn(context)
  await expectSoundLooks(page, routes.contentHealth())
})
