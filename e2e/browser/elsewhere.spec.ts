import { expect, type Page, test } from '@playwright/test'
import { findForbiddenNodes } from '@/e2e/faults/security/forbidden-nodes'
import { recordExecutions } from '@/e2e/faults/security/record-executions'
import { xssVectors } from '@/e2e/faults/security/xss-vectors'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { withForeignPage } from '../support/foreign-page'
import { expectAccessible } from '../support/layout'
import { previewSecret } from '../support/preview'
import { baseUrl, get } from '../support/site'
import { isFull } from '../support/variants'

const { harbourWorks, frenchOnly } = companies

// Requests of another origin with a header of its own would ask the site first.
test.use({ extraHTTPHeaders: {} })

/** The HTML that the page of editors writes. */
async function readSnippet(page: Page, organization: string, language: string): Promise<string> {
  await page.goto(routes.jobsElsewhere())
  const secret = page.getByLabel('Preview secret')
  if (await secret.isVisible()) {
    await secret.fill(previewSecret)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Jobs on another site' }).click()
  }
  await page.getByLabel('Company').selectOption(organization)
  await page.getByLabel('Language').selectOption({ label: language })
  await page.getByRole('button', { name: 'Show the HTML' }).click()
  return page.getByLabel('HTML to paste').inputValue()
}

/** Nothing but the script of the site, and what it requests. */
const strictPolicy = {
  'content-security-policy': `default-src 'none'; script-src ${baseUrl}; connect-src ${baseUrl}; require-trusted-types-for 'script'`,
}

test('the jobs of a company are on a page of another site with a strict policy', async ({ page }) => {
  const html = await readSnippet(page, harbourWorks.name, 'English')
  // The preview of editors.
  await expect(page.getByRole('status').getByText('Open jobs:')).toBeVisible()
  const errors: string[] = []
  page.on('console', (message) => errors.push(message.text()))
  await withForeignPage({ html, headers: strictPolicy }, async (origin) => {
    await page.goto(origin)
    const link = page.getByRole('link', { name: jobs.craneInspector.name })
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${baseUrl}${routes.company('en', 'harbour-works')}/jobs/`),
    )
    const items = page.getByRole('listitem')
    const all = await items.count()
    await page.getByLabel('Words').fill('CRANE antwerp')
    await expect(page.getByRole('status')).toHaveText('Open jobs: 1')
    await expect(items).toHaveCount(1)
    await page.getByLabel('Words').fill('no such job')
    await expect(page.getByRole('status')).toHaveText('No job fits all of these filters.')
    await page.getByLabel('Words').fill('')
    await expect(items).toHaveCount(all)
    await page.getByLabel('Department').selectOption({ index: 1 })
    expect(await items.count()).toBeLessThan(all)
    await expectAccessible(page)
  })
  const german = await readSnippet(page, frenchOnly.name, 'German')
  await withForeignPage({ html: german, headers: strictPolicy }, async (origin) => {
    await page.goto(origin)
    await expect(page.getByText('Zurzeit ist keine Stelle offen.')).toBeVisible()
    const link = page.getByRole('link', { name: `Offene Stellen bei ${frenchOnly.name}` })
    await expect(link).toHaveAttribute('href', baseUrl + routes.companyJobs('de', frenchOnly.slug))
    await page.route('**/jobs.json', (route) => route.abort())
    await page.reload()
    await expect(
      page.getByText('Die offenen Stellen können hier gerade nicht angezeigt werden.'),
    ).toBeVisible()
    await expectAccessible(page)
    // Another file than the one of the integrity, such as one that somebody has replaced.
    await page.route('**/elements/*.js', (route) => route.fulfill({ body: 'document.body.remove()' }))
    await page.reload()
    await expect(link).toBeVisible()
  })
  expect(errors.filter((text) => /Content Security Policy|TrustedScript/.test(text))).toEqual([])
})

test('no text or URL of a list of jobs runs a script on the page of another site', async ({ page }) => {
  const html = await readSnippet(page, harbourWorks.name, 'English')
  const list = await (await get(routes.jobList('en', harbourWorks.slug))).json()
  const vectors = xssVectors(isFull ? undefined : 100).map(({ text }) => text)
  const hostile = {
    ...{ lang: list.lang, dir: vectors[0], url: vectors[1], total: vectors[2] },
    texts: Object.fromEntries(Object.keys(list.texts).map((key, index) => [key, vectors[index]])),
    jobs: vectors.map((text) => ({
      ...{ title: text, lang: text, url: text, department: text, places: [text, text] },
      ...{ contract: text, remote: text },
    })),
  }
  const found = await recordExecutions(page)
  await page.route('**/jobs.json', (route) =>
    route.fulfill({ json: hostile, headers: { 'access-control-allow-origin': '*' } }),
  )
  await withForeignPage({ html }, async (origin) => {
    await page.goto(origin)
    const items = page.getByRole('listitem')
    const more = page.locator('vitrine-jobs button')
    await expect(items.first()).toBeVisible()
    while (await more.isVisible()) await more.click()
    await expect(items).toHaveCount(vectors.length)
    const root = await page.evaluateHandle(() => document.querySelector('vitrine-jobs')?.shadowRoot)
    const links = await root.evaluate((shadow) =>
      [...(shadow?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href') ?? ''),
    )
    expect(links.filter((href) => !href.startsWith(`${baseUrl}/`))).toEqual([])
    await page.evaluate(() => {
      const content = document.querySelector('vitrine-jobs')?.shadowRoot?.firstElementChild
      if (content) document.querySelector('main')?.append(content)
      // The script of the snippet itself.
      document.querySelector('script[integrity]')?.remove()
    })
    const nodes = await page.evaluate(findForbiddenNodes)
    found.push(...nodes.map(({ reason, html }) => `${reason}: ${html}`))
  })
  expect(found).toEqual([])
})

test('another site finds the oEmbed response of a page, and shows its frame', async ({ page }) => {
  const cases = [
    { path: articles.plain.path, name: articles.plain.name },
    {
      path: routes.job('en', harbourWorks.slug, jobs.craneInspector.slug),
      name: jobs.craneInspector.name,
    },
  ]
  for (const { path, name } of cases) {
    await page.goto(path)
    const href = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
    const oembed = await (await get((href ?? '').replace(baseUrl, ''))).json()
    await withForeignPage({ html: oembed.html }, async (origin) => {
      await page.goto(origin)
      const frame = page.frameLocator('iframe')
      const link = frame.getByRole('heading', { level: 1 }).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', baseUrl + path)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(frame.locator('script')).toHaveCount(0)
      await expectAccessible(page)
      const width = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(width).toBe(0)
    })
  }
  const closed = routes.frame(routes.job('fr', harbourWorks.slug, jobs.closed.slug))
  await withForeignPage(
    { html: `<iframe src="${baseUrl}${closed}" title="Job"></iframe>` },
    async (origin) => {
      await page.goto(origin)
      await expect(page.frameLocator('iframe').getByText('Cette offre n’est pas ouverte')).toBeVisible()
    },
  )
})
