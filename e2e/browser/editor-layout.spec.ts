import { expect, test } from '@playwright/test'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { expectSoundLayout } from '../support/layout'
import { barOf, previewLink, recordLink } from '../support/preview'
import { looks } from '../support/variants'

const subjects: readonly PreviewSubject[] = [
  { type: 'article', reference: 'Td3tAbL', locale: 'en' },
  { type: 'job', reference: 'FRL_sTg08Ex', locale: 'fr' },
  { type: 'organization', reference: 'Pg4eV6k', locale: 'en' },
]

for (const { width, colorScheme } of looks) {
  const options = { colorScheme, viewport: { width, height: 800 } }
  const label = `at ${width} pixels in ${colorScheme} mode`

  test(`the start page has no accessibility violation or overflow ${label}`, async ({ browser }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await expectSoundLayout(page, routes.editors())
    await expectSoundLayout(page, previewLink({ kind: 'editor' }))
    await context.close()
  })

  // The views of a job are the most: each of the others is checked once.
  const other = width === 360 ? 'article' : 'organization'
  for (const subject of subjects.filter(({ type }) => type === 'job' || type === other))
    test(`the bar and the panel of the ${subject.type} have none ${label}`, async ({ browser }) => {
      const context = await browser.newContext(options)
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
}
