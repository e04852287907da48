import { expect, type Page, test } from '@playwright/test'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { demoArticle } from '../../support/demo-article'
import { barOf, framePath, recordLink, withFramePage } from '../../support/preview'
import { baseUrl, get } from '../../support/site'
import { setFault } from '../../support/upstream'

const scheduled = demoArticle('en', 'a-letter-for-a-tenth-birthday')
const subjects = [
  {
    subject: { type: 'job', reference: 'FRL_sTg08Ex', locale: 'en' },
    name: 'Stage : analyste exploitation',
    status: 'Draft',
  },
  {
    subject: { type: 'article', reference: scheduled.reference, locale: 'en' },
    name: scheduled.name,
    status: 'Scheduled for',
  },
] as const satisfies readonly { subject: PreviewSubject; name: string; status: string }[]

test.afterEach(() => setFault({ kind: 'none' }))

async function expectShown(page: Page, subject: PreviewSubject, name: string): Promise<void> {
  await setFault({ kind: 'none' })
  await expect(async () => {
    await page.goto(recordLink(subject))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 3_000 })
  }).toPass({ timeout: 240_000 })
}

for (const { subject, name, status } of subjects)
  test(`the ${subject.type} ${subject.reference} of a hosted API is shown by a link and in a frame`, async ({
    page,
  }) => {
    await expectShown(page, subject, name)
    await expect(barOf(page).getByText(status).filter({ visible: true })).toBeVisible()
    expect((await get(new URL(page.url()).pathname)).status).toBe(404)
    await withFramePage(baseUrl + framePath(subject), async (url) => {
      await page.goto(url)
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(name)
    })
  })

for (const [status, title] of [
  [401, 'The API does not accept the token'],
  [403, 'The token may not read this record'],
  [503, 'The API has an internal error'],
] as const)
  test(`a preview explains the status ${status} of the API`, async ({ page }) => {
    for (const { subject, name } of subjects) {
      await expectShown(page, subject, name)
      await setFault({ kind: 'status', status })
      await page.goto(recordLink(subject))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      if (status === 403)
        await expect(page.getByText(subject.type === 'job' ? 'jobs_r' : 'cms_articles_r')).toBeVisible()
    }
  })

test('a preview explains an API that cannot be reached', async ({ page }) => {
  await setFault({ kind: 'down' })
  await expect(async () => {
    await page.goto(framePath(subjects[0].subject))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API cannot be reached', {
      timeout: 3_000,
    })
  }).toPass({ timeout: 240_000 })
})

test('the panel explains the status 503 of the API', async ({ page }) => {
  for (const { subject, name } of subjects) {
    await expectShown(page, subject, name)
    const [, , token = ''] = framePath(subject).split('/')
    const panel = routes.previewPanel(token, new URL(page.url()).pathname)
    await setFault({ kind: 'status', status: 503 })
    await page.goto(panel)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API has an internal error')
  }
})
