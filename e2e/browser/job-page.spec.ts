import { expect, type Locator, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { jobs, openJobs } from '../records/jobs'
import type { JobRecord } from '../records/record'
import { expectNoOverflow, expectSoundLooks } from '../support/layout'
import { select } from '../support/variants'
import { test } from '../support/warm-page'

const phone = { width: 360, height: 640 }
const desktop = { width: 1280, height: 720 }

const { solarEngineer, dataEngineer, reliabilityEngineer, supportSpecialist, dispatcher, craneInspector } =
  jobs

const pathOf = (locale: string, { organization, slug }: JobRecord) => routes.job(locale, organization, slug)
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Names of each length. */
const glanced = [dispatcher, supportSpecialist, reliabilityEngineer, craneInspector, dataEngineer]
const longestTexts = openJobs
  .filter((job) => job.apply_url && !job.spontaneous)
  .toSorted((a, b) => b.description.length - a.description.length)
  .slice(0, 8)

const keyFacts = (page: Page) => page.getByRole('complementary').locator('dl').first()
const applyLink = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: /^(Apply|Postuler)/ })

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

/** Expects the heading, the key facts and the link to apply on the first screen, and the link below the others. */
async function expectGlance(page: Page): Promise<void> {
  const link = applyLink(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(keyFacts(page)).toBeInViewport({ ratio: 1 })
  await expect(link).toBeInViewport({ ratio: 1 })
  const bar = await page.locator('.apply-bar').boundingBox()
  expect(await bottomOf(keyFacts(page))).toBeLessThanOrEqual(bar?.y ?? 0)
}

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? 'with' : 'without'

  test.describe(`${state} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone })

    for (const job of select(glanced, 2))
      test(`a phone shows what matters of “${job.name}” without scrolling`, async ({ page }) => {
        for (const locale of ['en', 'fr']) {
          await page.goto(pathOf(locale, job))
          await expectGlance(page)
          const text = await page.locator('article .prose').first().boundingBox()
          expect(text?.y).toBeLessThanOrEqual(phone.height * 1.5)
        }
        const known = {
          Lieu: true,
          Contrat: true,
          Salaire: Boolean(job.salary),
          Télétravail: Boolean(job.remote) && job.remote !== 'unknown',
          Début: Boolean(job.start_date),
        }
        const terms = keyFacts(page).getByRole('term')
        await expect(terms).toHaveText(
          Object.entries(known).flatMap(([label, isKnown]) => (isKnown ? [new RegExp(`^${label}`)] : [])),
        )
      })

    test('the link to apply stays at the bottom of a phone and covers no text of the footer', async ({
      page,
    }) => {
      await page.goto(pathOf('en', solarEngineer))
      const link = applyLink(page)
      for (const target of [page.locator('article .prose').first(), page.getByRole('contentinfo')]) {
        await target.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await page.mouse.wheel(0, 100_000)
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await expect(last).toBeInViewport({ ratio: 1 })
      await expect(async () =>
        expect(await bottomOf(last)).toBeLessThanOrEqual((await link.boundingBox())?.y ?? 0),
      ).toPass()
      await expect(page.getByRole('link', { name: /^Apply/ }).filter({ visible: true })).toHaveCount(1)
    })
  })
}

test('a name of a hundred characters leaves room for the key facts on a phone', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(pathOf('en', dispatcher))
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    // As for names of this length.
    heading.classList.replace('text-headline', 'text-title')
    heading.textContent =
      'Deputy head of maintenance and renewal of high-voltage lines, northern regions and offshore platforms'
  })
  await expectGlance(page)
})

test('an element that gets the focus is above the link to apply', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(pathOf('en', solarEngineer))
  // A font that replaces another one moves what has the focus.
  await page.evaluate(async () => void (await document.fonts.ready))
  const bar = await page.locator('.apply-bar').boundingBox()
  const readFocused = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      return { isBar: focused.closest('.apply-bar') !== null, bottom: focused.getBoundingClientRect().bottom }
    })
  let stops = 0
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await readFocused()
    if (focused === null) break
    if (focused.isBar) continue
    stops += 1
    await expect.poll(async () => (await readFocused())?.bottom).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  }
  expect(stops).toBeGreaterThan(10)
})

test('the link to apply is part of the text in a low window, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto(pathOf('en', solarEngineer))
  await expect(page.locator('.apply-bar')).toHaveCSS('position', 'static')
  await page.setViewportSize(phone)
  await expect(page.locator('.apply-bar')).toHaveCSS('position', 'fixed')
  await page.emulateMedia({ media: 'print' })
  await expect(applyLink(page)).toBeHidden()
  await expect(page.getByText('https://jobs.wind-power.example/WDP_pV3tuDe')).toBeVisible()
  await expect(page.getByText(routes.job('fr', solarEngineer.organization, solarEngineer.slug))).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: solarEngineer.reference })).toBeVisible()
})

test('the employer of a job is below its text, with its picture and two stories', async ({ page }) => {
  await page.goto(pathOf('en', craneInspector))
  const stories = page.locator('section', { has: page.getByRole('heading', { name: /^Stories about / }) })
  await expect(stories.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('main').locator('img[src*="night.webp"]').first()).toHaveAttribute(
    'loading',
    'lazy',
  )
})

test('a job without a URL for applications has no link to apply', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(pathOf('en', jobs.bare))
  await expect(headingOf(page)).toHaveText(jobs.bare.name)
  await expect(page.getByRole('link', { name: /^Apply/ })).toHaveCount(0)
  await expect(page.locator('.apply-bar')).toHaveCount(0)
})

test('a wide window shows a link to apply beside each part of the text', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  for (const job of select(longestTexts, 3)) {
    await page.goto(pathOf('en', job))
    await expect(applyLink(page), job.name).toBeInViewport({ ratio: 1 })
    for (const text of await page.locator('article .prose').all()) {
      await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      // At the end of a short text the facts end too, and the link below the text is there.
      const links = await page.getByRole('link', { name: /^Apply for this job/ }).all()
      const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y ?? -1))
      const isShown = tops.some((top) => top >= 0 && top < desktop.height - 40)
      expect(isShown, `${job.name}: ${tops.join(', ')}`).toBe(true)
    }
  }
})

const similarSection = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Similar jobs in other companies' }) })

test('similar jobs are open vacancies of other companies, and lead to a state of the job board with jobs', async ({
  page,
  request,
}) => {
  await page.goto(pathOf('en', dataEngineer))
  const cards = similarSection(page).getByRole('listitem')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(5)
  await expect(cards.first()).toContainText('Software engineer')
  for (const link of await cards.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).not.toContain(`/${dataEngineer.organization}/`)
    const response = await request.get(href)
    expect(response.status(), href).toBe(200)
    expect(await response.text()).toContain((await link.textContent()) ?? 'no text')
  }
  await similarSection(page)
    .getByRole('link', { name: /^(More jobs|All open jobs)/ })
    .click()
  await expect(page).toHaveURL(/\/en\/jobs/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('an entry for unsolicited applications has no similar jobs', async ({ page }) => {
  await page.goto(pathOf('en', jobs.spontaneous))
  await expect(headingOf(page)).toHaveText(jobs.spontaneous.name)
  await expect(similarSection(page)).toHaveCount(0)
})

for (const path of select(
  [pathOf('en', solarEngineer), pathOf('fr', craneInspector), pathOf('fr', reliabilityEngineer)],
  1,
))
  test(`${path} has no accessibility violation, script error or overflow`, async ({ page }) => {
    await expectSoundLooks(page, path)
  })

test('a window of 320 px does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const job of select(glanced, 1)) {
    await page.goto(pathOf('fr', job))
    await expectNoOverflow(page, job.name)
  }
})
