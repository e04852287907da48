import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { expectSoundLooks } from '../support/layout'
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

test('the start page has no accessibility violation or overflow', async ({ page }) => {
  await expectSoundLooks(page, routes.editors())
  await expectSoundLooks(page, previewLink({ kind: 'editor' }))
  await page.getByRole('link', { name: `Share ${articles.scheduled.name}` }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.waitForURL(/link=/)
  // Another page: a change of the viewport would end the transition between the two of this one.
  await expectSoundLooks(await page.context().newPage(), page.url())
  await page.getByRole('button', { name: /^Revoke/ }).click()
})

const panels = select(
  [
    { ...phone, subject: job },
    { ...desktop, subject: organization },
    { ...desktop, subject: job },
    { ...phone, subject: article },
  ],
  1,
)

for (const { subject, width, colorScheme } of panels)
  test(`the bar and the panel of the ${subject.type} have none at ${width} pixels in ${colorScheme} mode`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
    const page = await context.newPage()
    const openPanel = async () => {
      await barOf(page)
        .getByRole('link', { name: /^(To fix|Fix|Search and sharing|Sharing)/ })
        .first()
        .click()
      await barOf(page).frameLocator('iframe').getByRole('heading').first().waitFor()
    }
    await expectSoundLooks(page, recordLink(subject), openPanel, [{ width, colorScheme }])
    const panel = await barOf(page).locator('iframe').getAttribute('src')
    const views = await barOf(page).frameLocator('iframe').getByRole('navigation').getByRole('link').all()
    const links = await Promise.all(views.map((view) => view.getAttribute('href')))
    expect(links.length).toBeGreaterThan(3)
    for (const link of select([panel, ...links], 2))
      await expectSoundLooks(page, link ?? '', undefined, [{ width, colorScheme }])
    await context.close()
  })
