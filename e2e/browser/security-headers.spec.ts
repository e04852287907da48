import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { findHashProblems, findHeaderProblems } from '@/scripts/faults/security/expected-headers'
import { headerValue, type RawResponse, send } from '@/scripts/faults/security/http'
import { findMethodProblems } from '@/scripts/faults/security/methods'
import {
  findScript,
  hasExpectedStatus,
  notFoundPaths,
  notModifiedKinds,
  pagePaths,
  responseKinds,
} from '@/scripts/faults/security/response-kinds'
import { baseUrl } from '../support/site'

/** The site under test has an http URL, so it sends no Strict-Transport-Security. */
const site = { https: false }

test('every kind of response has its status and the security headers', async () => {
  const problems: string[] = []
  const kinds = responseKinds(await findScript(baseUrl))
  for (const kind of kinds) {
    const response = await send(baseUrl, kind.path, kind)
    const found = findHeaderProblems(response, site)
    if (!hasExpectedStatus(kind, response.status)) found.push(`status ${response.status}`)
    problems.push(...found.map((problem) => `${kind.name}: ${problem}`))
  }
  for await (const kind of notModifiedKinds(baseUrl, kinds)) {
    const response = await send(baseUrl, kind.path, kind)
    const found = findHeaderProblems(response, site)
    if (response.status !== 304) found.push(`status ${response.status}`)
    problems.push(...found.map((problem) => `${kind.name}: ${problem}`))
  }
  expect(problems).toEqual([])
})

test('the policy of a page has the hashes of its inline scripts, stored, from the build, not modified and not found', async () => {
  const problems: string[] = []
  const states = new Set<string>()
  const check = (path: string, state: string, response: RawResponse, html = response.body.toString()) => {
    states.add(state)
    problems.push(...findHashProblems(response, html).map((problem) => `${state} ${path}: ${problem}`))
  }
  const stateOf = (response: RawResponse) => headerValue(response, 'x-nextjs-cache') ?? 'none'
  // A former slug of an archived job is rendered, as long as the limit of look-ups allows it.
  const rendered = async () => {
    const path = routes.job('en', 'ferrolane', `${randomUUID()}_FRL_z9SecFe`)
    const response = await send(baseUrl, path)
    check(path, stateOf(response), response)
    return stateOf(response)
  }
  await expect.poll(rendered, { timeout: 240_000 }).toBe('MISS')
  for (const path of [...Object.values(pagePaths()), ...Object.values(notFoundPaths())]) {
    const first = await send(baseUrl, path)
    check(path, stateOf(first), first)
    const again = await send(baseUrl, path)
    check(path, stateOf(again), again)
    const etag = headerValue(again, 'etag')
    const notModified = await send(baseUrl, path, { headers: etag ? { 'if-none-match': etag } : {} })
    if (notModified.status === 304) check(path, '304', notModified, again.body.toString())
  }
  expect(problems).toEqual([])
  expect([...states]).toEqual(expect.arrayContaining(['MISS', 'HIT', '304']))
})

test('pages and files respond to other methods than GET and HEAD with 405 and the methods they accept', async () => {
  const paths = [
    ...[routes.home('en'), routes.jobs('fr'), '/', '/en/no-such-page', routes.company('en', 'ferrolane')],
    ...[routes.sitemapIndex(), routes.articlesFeed('rss', 'en'), '/robots.txt', '/feed.css'],
    ...[routes.searchArticles({ language: 'en' }, 2), '/media/articles/a-buoy-comes-home.webp'],
  ]
  expect(await findMethodProblems(baseUrl, paths)).toEqual([])
})

test('OPTIONS and errors of the Read API are those of the API', async () => {
  const preflight = await send(baseUrl, '/api/v1/embed?organization_reference=Frl0nE7', {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
  })
  expect(preflight.status).toBe(204)
  expect(headerValue(preflight, 'access-control-allow-methods')).toContain('GET')
  expect((await send(baseUrl, routes.apiNotFound(), { method: 'TRACE' })).status).toBe(405)
})

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

test('no template violates its policies, loaded from the server or navigated to', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('violation ')) violations.push(`${page.url()} ${message.text()}`)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.info(`violation ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  )
  for (const path of [...Object.values(pagePaths()), '/en/no-such-page']) {
    await page.goto(path)
    const link = page.getByRole('banner').getByRole('link').last()
    await link.click()
    await expect(page.locator('h1:visible').first()).toBeVisible()
  }
  // Before its code has run, the link loads the next page.
  await page.goto(routes.articles('en'), { waitUntil: 'networkidle' })
  const articles = page.locator('main a[href*="/articles/20"]')
  const count = await articles.count()
  await page.getByRole('main').getByRole('link', { name: 'More stories' }).click()
  await expect.poll(() => articles.count()).toBeGreaterThan(count)
  expect(violations).toEqual([])
})
