import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { expectSoundLayout } from '../support/layout'
import { barOf, previewLink, recordLink } from '../support/preview'
import { looks, select } from '../support/variants'

const [phone, desktop] = looks
const article = { type: 'article', reference: articles.draft.reference, locale: 'en' } as const
const job = { type: 'job', reference: jobs.draft.reference, locale: 'fr' } as const
const organization = {
  type: 'organization',
  reference: companies.windPower.reference,
  locale: 'en',
} as const

for (const { width, colorScheme } of looks)
  test(`the start page has no accessibility violation or overflow at ${width} pixels in ${colorScheme} mode`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await expectSoundLayout(page, routes.editors())
    await expectSoundLayout(page, previewLink({ kind: 'editor' }))
    await context.close()
  })

const panels = select(
  [
    { ...phone, subject: job },
    { ...desktop, subject: organization },
    { ...desktop, subject: job },
    { ...phone, subject: article },
  ],
  2,
)

for (const { subject, width, colorScheme } of panels)
  test(`the bar and the panel of the ${subject.type} have none at ${width} pixels in ${colorScheme} mode`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await expectSoundLayout(page, recordLink(subject), async () => {
      await barOf(page).locator('button[aria-expanded]').click()
      await barOf(page).frameLocator('iframe').getByRole('heading').first().waitFor()
    })
    const panel = await barOf(page).locator('iframe').getAttribute('src')
    const views = await barOf(page).frameLocator('iframe').getByRole('navigation').getByRole('link').all()
    const links = await Promise.all(views.map((view) => view.getAttribute('href')))
    expect(links.length).toBeGreaterThan(3)
    for (const link of [panel, ...links]) await expectSoundLayout(page, link ?? '')
    await context.close()
  })
