import { expect, test } from '@playwright/test'
import { pagePaths } from '@/e2e/faults/security/response-kinds'
import { routes } from '@/lib/routes'
import { siteRecords } from '../records/one-of-each'

test('a script that is added to a page does not run, and the page works', async ({ page }) => {
  const consoleTexts: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  await page.route(`**${routes.jobs('en')}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `<script>console.info('planted')</script></body>`)
    await route.fulfill({ response, body })
  })
  await page.goto(routes.jobs('en'))
  expect(consoleTexts).not.toContain('planted')
  expect(consoleTexts.join()).toContain('Content Security Policy')
  await page.getByRole('link', { name: 'Companies' }).first().click()
  await expect(page).toHaveURL(routes.companies('en'))
})

test('no page kind violates its policies, and neither does a list that a link extends', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('violation ')) violations.push(`${page.url()} ${message.text()}`)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.info(`violation ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  )
  for (const path of [...Object.values(pagePaths(siteRecords)), '/en/no-such-page']) await page.goto(path)
  // Before its code has run, the link loads the next page.
  await page.goto(routes.articles('en'), { waitUntil: 'networkidle' })
  const articles = page.locator('main a[href*="/articles/20"]')
  const count = await articles.count()
  await page.getByRole('main').getByRole('link', { name: 'More stories' }).click()
  await expect.poll(() => articles.count()).toBeGreaterThan(count)
  expect(violations).toEqual([])
})
