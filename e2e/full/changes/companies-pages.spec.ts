import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stringify } from 'yaml'
import { noOrganizationFilter } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'
import { run } from '@/scripts/run'
import { companies } from '../../records/companies'
import { siteReference } from '../../records/sites'
import { canonicalOf, isIndexable } from '../../support/head'
import { expectAccessible, expectSoundLayout } from '../../support/layout'
import { sendChanges } from '../../support/revalidation/send-webhook'
import { baseUrl, get } from '../../support/site'
import { pollUntilStale } from '../../support/unavailable'
import { looksAndReflow } from '../../support/variants'

const content = process.env.CONTENT_FOLDER ?? ''

/** A list of them alone has two pages, as the list of all companies. */
const added = Array.from({ length: 30 }, (_, index) => ({
  reference: `PaGe${index + 10}`,
  name: `Zeta ${index + 10}`,
  slug: `zeta-${index + 10}`,
  default_language: 'en',
  websites: [{ site: siteReference, url: `https://board.example/companies/zeta-${index + 10}` }],
}))
const total = added.length + Object.keys(companies).length
const fileOf = (slug: string) => join(content, 'organizations', `${slug}.yaml`)

async function importOrganizations(action: 'update' | 'delete'): Promise<void> {
  const command = 'packages/read-api/commands/content-import.ts'
  // The test itself sends the webhook.
  await run('tsx', [command, content, '--prune'], { REVALIDATE_SECRET: '' })
  await sendChanges(
    baseUrl,
    added.map(({ reference }) => ({ type: 'organization', reference, action })),
  )
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  for (const organization of added) writeFileSync(fileOf(organization.slug), stringify(organization))
  return importOrganizations('update')
})

test.afterAll(async () => {
  for (const { slug } of added) rmSync(fileOf(slug), { force: true })
  await importOrganizations('delete')
  const status = async () => (await get(routes.companies('en', 2))).status
  await expect.poll(status, pollUntilStale).toBe(404)
})

for (const locale of ['en', 'fr'])
  test(`the list of companies has a second page in ${locale}`, async ({ page }) => {
    const second = routes.companies(locale, 2)
    await expect.poll(async () => (await get(second)).status, pollUntilStale).toBe(200)
    const names = () => page.getByRole('main').locator('article h2').allTextContents()
    await page.goto(routes.companies(locale))
    const first = await names()
    expect(first).toHaveLength(24)
    await page.locator(`main a[href="${second}"]`).first().click()
    await expect(page).toHaveURL(second)
    const others = await names()
    expect([...first, ...others]).toHaveLength(total)
    expect(new Set([...first, ...others]).size).toBe(total)
    expect(others.at(-1)).toBe('Zeta 39')
    await expect(page).toHaveTitle(/2/)

    const html = await (await get(second)).text()
    expect(isIndexable(html)).toBe(false)
    expect(canonicalOf(html)).toBe(baseUrl + second)
    expect((await get(routes.companies(locale, 3))).status).toBe(404)
    expect((await get(`${routes.companies(locale)}/page/1`)).headers.get('location')).toBe(
      routes.companies(locale),
    )
  })

test('a state with many companies has a second page', async ({ page }) => {
  const second = routes.companySearch('en', { ...noOrganizationFilter, words: 'zeta' }, 2)
  await expect.poll(async () => (await get(second)).status, pollUntilStale).toBe(200)
  await page.goto(second)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('30')
  await expect(page.getByRole('main').locator('article h2')).toHaveCount(6)
})

for (const { width, colorScheme } of looksAndReflow)
  test(`the second page has no accessibility violation or overflow at ${width} px in ${colorScheme} mode`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 740 } })
    const page = await context.newPage()
    await expectSoundLayout(page, routes.companies('en', 2))
    await expectAccessible(page)
    await context.close()
  })
