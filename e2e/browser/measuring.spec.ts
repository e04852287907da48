import { expect, type Page, test } from '@playwright/test'
import { bundle } from '@/elements/build.mjs'
import { routes } from '@/lib/routes'
import { contentSecurityPolicyFor } from '@/lib/settings/security-headers'
import { measuring } from '@/lib/settings/site-yaml/measuring'
import { articles } from '../records/articles'
import { jobs } from '../records/jobs'

const settings = measuring.parse({
  script: 'https://stats.example/js/script.js',
  attributes: { 'data-domain': 'careers.example' },
})

/** A script with the interface of Plausible. */
const counter = `const { src, dataset } = document.currentScript
window.plausible = (name, { props = {} } = {}) =>
  fetch(new URL('/api/event', src), { method: 'POST', body: JSON.stringify([name, props, dataset.domain]) })
window.plausible('pageview')`

/** What the receiver of the script gets: the name of each event with its properties. */
let received: unknown[] = []

test.beforeEach(async ({ context }) => {
  received = []
  await context.route('https://stats.example/**', async (route) => {
    if (route.request().method() === 'POST') received.push(route.request().postDataJSON())
    await route.fulfill({ contentType: 'text/javascript', body: counter })
  })
})

/** Opens a page as a site with this script has it. The test site has none. */
async function open(page: Page, path: string): Promise<void> {
  const script = await bundle('measuring.ts', { applications: { parameters: [] }, measuring: settings })
  await page.route('**/measuring.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const policy = contentSecurityPolicyFor({ frames: [], ancestors: [], measuring: settings })
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
      body: (await response.text()).replace(
        '</body>',
        '<script type="module" src="/measuring.js"></script></body>',
      ),
    })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
}

const event = (name: string, properties: object = {}) => [name, properties, 'careers.example']

test('the script of the site gets what a visitor does, without words', async ({ page, context }) => {
  await context.route('https://careers.harbour-works.example/**', (route) => route.fulfill({ body: 'Form' }))
  await open(page, articles.night.path)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const save = page.getByRole('button', { name: `Save ${articles.night.name}` })
  await save.click()
  await save.click()
  await expect.poll(() => received).toEqual([event('pageview'), event('share'), event('save')])
  received = []
  const { organization, slug } = jobs.dataEngineer
  await open(page, routes.job('en', organization, slug))
  await page
    .getByRole('link', { name: /^Apply for this job/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect
    .poll(() => received)
    .toEqual([event('pageview'), event('apply', { host: 'careers.harbour-works.example' })])
  received = []
  await open(page, routes.jobs('en'))
  const words = page.getByRole('main').getByRole('search').getByRole('searchbox')
  await words.fill('secret')
  await words.press('Enter')
  await expect.poll(() => received).toEqual([event('pageview'), event('search', { in: 'jobs' })])
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)
  test(`with ${signal} nothing is loaded and nothing is sent`, async ({ page }) => {
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(Navigator.prototype, name, { get: () => set }),
      [signal, value] as const,
    )
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).hostname))
    await open(page, articles.night.path)
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(requests).not.toContain('stats.example')
    expect(received).toEqual([])
  })
