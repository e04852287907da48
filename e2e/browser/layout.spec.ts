import { expect } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { ownPages } from '../records/site-folder'
import { categories, collections } from '../records/taxonomies'
import { expectNoOverflow, expectSoundLooks } from '../support/layout'
import { isFull, looksAndReflow } from '../support/variants'
import { test } from '../support/warm-page'

const { closed, supportSpecialist, longJob, hebrewJob } = jobs

test('the header of a small laptop is one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto(routes.home('en'))
  const height = await page.getByRole('banner').evaluate((header) => header.clientHeight)
  expect(height).toBeLessThan(100)
})

/** A page of each kind. Those of jobs are in job-board-layout.spec.ts and job-page.spec.ts. */
const pages = [
  routes.home('en'),
  routes.articles('fr'),
  routes.archive('en', 2026),
  articles.yard.path,
  articles.withTable.path,
  routes.category('en', categories.trades),
  routes.collection('en', collections.nightWork),
  routes.collections('fr'),
  routes.companies('fr'),
  routes.company('fr', companies.windPower.slug),
  '/fr/inconnu',
  ownPages.privacy.path,
  articles.scheduled.path,
  routes.job('fr', closed.organization, `${closed.slug}_${closed.reference}`),
]

/** German words are the longest. */
const germanPages = [
  routes.home('de'),
  articles.german.path,
  routes.job('de', supportSpecialist.organization, supportSpecialist.slug),
  routes.saved('de'),
]

for (const path of isFull ? [...pages, ...germanPages] : pages)
  test(`${path} has no accessibility violation, script error or overflow`, async ({ page }) => {
    await expectSoundLooks(page, path)
  })

/** Names of 31 to 80 letters without a space, and texts from right to left. */
const longNamePages = [
  articles.arabic.path,
  routes.articles('en'),
  routes.jobs('en'),
  routes.companies('de'),
  routes.company('en', companies.longCompany.slug),
  routes.company('de', companies.longCompany.slug),
  routes.companyJobs('en', companies.longCompany.slug),
  ...[longJob, hebrewJob].map(({ organization, slug }) => routes.job('en', organization, slug)),
  routes.job('de', companies.longCompany.slug, `geschlossen_${longJob.reference}x`),
  routes.searchWords('en', 'schienenfahrzeuginstandhaltungsfachkraft'),
]

test('no page with German words or long names scrolls sideways', async ({ page }) => {
  for (const path of [...germanPages, ...longNamePages]) {
    await page.goto(path)
    for (const { width } of looksAndReflow) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoOverflow(page, `${path} at ${width} px`)
    }
  }
})

test('the first keyboard focus is a link that skips to the content', async ({ page }) => {
  await page.goto(routes.home('en'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the language switcher leads to the same job, and says that an article is in one language only', async ({
  page,
}) => {
  const { organization, slug } = jobs.craneInspector
  await page.goto(routes.job('en', organization, slug))
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(routes.job('fr', organization, slug))
  await page.goto(articles.plain.path)
  await expect(page.getByRole('banner')).toContainText('Only in English')
  await expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(0)
  // The navigation has a line of its own on a phone, however short the text is.
  await page.setViewportSize({ width: 360, height: 640 })
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(120)
})

test('the mark of the header does not move when the name of the site beside it is parsed', async ({
  page,
}) => {
  await page.goto(routes.home('en'))
  const link = page.getByRole('banner').getByRole('link').first()
  await expect(link).not.toHaveText('')
  const mark = link.locator('svg')
  const place = await mark.boundingBox()
  await mark.evaluate((node) => node.nextSibling?.remove())
  await expect(link).toHaveText('')
  expect(await mark.boundingBox()).toEqual(place)
})
