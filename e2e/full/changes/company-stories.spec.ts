import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { stringify } from 'yaml'
import { routes } from '@/lib/routes'
import { run } from '@/scripts/run'
import { siteReference } from '../../records/sites'
import { canonicalOf, isIndexable } from '../../support/head'
import { expectSoundLayout } from '../../support/layout'
import { sendChanges } from '../../support/revalidation/send-webhook'
import { baseUrl, get } from '../../support/site'
import { readSitemap, sitemapOf } from '../../support/sitemaps'
import { pollUntilStale } from '../../support/unavailable'

const content = process.env.CONTENT_FOLDER ?? ''

/** A company with more of everything than its profile shows. */
const image = '/media/harbour-1.webp'
const organization = {
  reference: 'NoRthSt4r',
  name: 'Northstar Ferries',
  slug: 'northstar-ferries',
  default_language: 'en',
  descriptions: {
    en: 'Crews ferries between invented islands.',
    fr: 'Arme des bacs entre des îles inventées.',
  },
  websites: [{ site: siteReference, url: 'https://board.example/companies/northstar-ferries' }],
  nb_employees: 4_100,
  offices: Array.from({ length: 200 }, (_, index) => ({
    ...{ id: 9_000 + index, name: `Pier ${index}`, address: `${index} Quay Street`, city: 'Invented Bay' },
    ...{ country_code: 'FR', is_headquarter: index === 0 },
  })),
  images: Array.from({ length: 500 }, (_, index) => ({
    name: `Deck ${index + 1}`,
    description: `The crew of deck ${index + 1} before the first crossing of the day`,
    file: index < 3 ? image.replace('1', String(index + 1)) : `/media/invented/deck-${index}.webp`,
  })),
  videos: Array.from({ length: 40 }, (_, index) => ({
    ...{ reference: `film-${index}`, source: 'vimeo', external_reference: `${76979871 + index}` },
    name: `Crossing ${index}`,
  })),
}
const storyCounts = { en: 26, fr: 14 } as const
type Locale = keyof typeof storyCounts
const stories = (['en', 'fr'] as const).flatMap((locale) =>
  Array.from({ length: storyCounts[locale] }, (_, index) => ({
    locale,
    reference: `NoRth${locale}${index + 10}`,
    name: `Crossing ${index + 1}`,
  })),
)
const fileOf = (locale: Locale, reference: string) => join(content, 'articles', locale, `${reference}.md`)
const organizationFile = join(content, 'organizations', `${organization.slug}.yaml`)

async function importContent(action: 'update' | 'delete'): Promise<void> {
  const command = 'packages/read-api/commands/content-import.ts'
  // The test itself sends the webhook.
  await run('tsx', [command, content, '--prune'], { REVALIDATE_SECRET: '' })
  await sendChanges(baseUrl, [
    { type: 'organization', reference: organization.reference, action },
    ...stories.map(({ reference }) => ({ type: 'article' as const, reference, action })),
  ])
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  writeFileSync(organizationFile, stringify(organization))
  for (const [index, { locale, reference, name }] of stories.entries()) {
    const day = `2026-0${1 + (index % 9)}-${10 + (index % 18)}T08:00:00Z`
    const head = { reference, name, published_at: day, organizations: [organization.slug] }
    writeFileSync(fileOf(locale, reference), `---\n${stringify(head)}---\nThe sea was calm.\n`)
  }
  return importContent('update')
})

test.afterAll(async () => {
  rmSync(organizationFile, { force: true })
  for (const { locale, reference } of stories) rmSync(fileOf(locale, reference), { force: true })
  await importContent('delete')
})

for (const locale of ['en', 'fr'] as const)
  for (const javaScriptEnabled of [true, false])
    test(`the pages of stories lead to each other in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      browser,
    }) => {
      const { slug } = organization
      const last = routes.companyArticles(locale, slug, Math.ceil(storyCounts[locale] / 12))
      await expect.poll(async () => (await get(last)).status, pollUntilStale).toBe(200)
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
      const page = await context.newPage()
      const titles = () => page.getByRole('main').locator('li article :is(h2, h3)').allTextContents()
      await page.goto(routes.companyArticles(locale, slug))
      const found = await titles()
      for (;;) {
        const next = page.getByRole('main').locator('a[rel="next"]')
        if ((await next.count()) === 0) break
        const target = (await next.getAttribute('href')) ?? ''
        await next.click()
        await expect(page).toHaveURL(target)
        await expect(page.getByRole('main').locator('a[rel="prev"]')).toBeVisible()
        found.push(...(await titles()))
      }
      await expect(page).toHaveURL(last)
      expect(found).toHaveLength(storyCounts[locale])
      expect(new Set(found).size).toBe(storyCounts[locale])
      await page.getByRole('main').locator('a[rel="prev"]').click()
      await expect(page).not.toHaveURL(last)
      await context.close()
    })

test('numbered pages are canonical and in the sitemap; a page after the last is not found', async () => {
  const { slug } = organization
  const last = routes.companyArticles('en', slug, 3)
  const html = await (await get(last)).text()
  expect(canonicalOf(html)).toBe(baseUrl + last)
  expect(isIndexable(html)).toBe(true)
  expect((await get(routes.companyArticles('en', slug, 4))).status).toBe(404)
  expect((await get(routes.companyArticles('fr', slug, 3))).status).toBe(404)
  const listed = async () =>
    (await readSitemap(baseUrl, sitemapOf('pages'))).urls.filter(({ path }) =>
      path.includes(`${slug}/articles`),
    ).length
  await expect.poll(listed, pollUntilStale).toBe(3)
})

test('"More stories" loads the next pages in their place', async ({ page }) => {
  await page.goto(routes.companyArticles('en', organization.slug), { waitUntil: 'networkidle' })
  const more = page.getByRole('link', { name: 'More stories' })
  await more.click()
  await expect(page.getByRole('main').locator('li article')).toHaveCount(24)
  await more.click()
  await expect(page.getByRole('main').locator('li article')).toHaveCount(26)
})

test('the profile of a large company shows a part of everything, and stays below 60 KB', async ({ page }) => {
  const path = routes.company('en', organization.slug)
  expect(gzipSync(await (await get(path)).text()).length).toBeLessThan(60_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSoundLayout(page, path)
  await expect(page.locator('#life figure img')).toHaveCount(48)
  await expect(page.locator('#places')).toContainText('and 140 more places')
  await page.getByText('Show 42 more pictures').click()
  const link = page.getByRole('link', { name: 'Enlarge picture 48 of 48' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('dialog')).toContainText('Picture 48 of 48')
  await page.keyboard.press('Home')
  await expect(page.getByRole('dialog')).toContainText('Picture 1 of 48')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})
