import { chromium, expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { expectInteractive } from '../support/interactive'
import { select } from '../support/variants'

/** Playwright turns the back/forward cache of Chromium off. */
const withBackForwardCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

const shownPages = select(
  [
    articles.plain.path,
    routes.jobs('en'),
    routes.home('en'),
    routes.company('en', companies.harbourWorks.slug),
    routes.articles('fr'),
  ],
  2,
)

test('pages are shown as they were when the visitor comes back', async ({ launchOptions, baseURL }) => {
  const browser = await chromium.launch({ ...launchOptions, ...withBackForwardCache })
  try {
    for (const path of shownPages) {
      const page = await browser.newPage({ baseURL })
      expect([path, await reasonsAgainstCache(page, path)]).toEqual([path, []])
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

/**
 * Why Chromium renders a page again when the visitor comes back, as far as the page is the cause. chromium-headless-shell renders
 * every page again, and still names the reasons.
 */
async function reasonsAgainstCache(page: Page, path: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons: { type: string; reason: string }[] = []
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations)
  })
  await page.goto(path)
  await expectInteractive(page.locator('header input[name="q"]'))
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.locator('header a[href$="/companies"]').first().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
  // `goBack` waits for the event `load`, which a page of this cache does not have again. `evaluate` fails while the page is left.
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  const persisted = () => page.evaluate(() => Reflect.get(window, 'persisted')).catch(() => null)
  await expect.poll(async () => reasons.length > 0 || (await persisted())).toBe(true)
  return reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)
}

test('the page of a link is fetched ahead while the pointer rests on it, and shown when it is opened', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Preload.enable')
  const fetched: string[] = []
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname)
  })
  await page.goto(routes.home('en'))
  const link = page.getByRole('banner').getByRole('link', { name: 'Companies' }).first()
  expect(fetched).toEqual([])
  await link.hover()
  await expect.poll(() => fetched).toContain(routes.companies('en'))
  await link.click()
  await expect(page).toHaveURL(routes.companies('en'))
  const type = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
  expect(await page.evaluate(`(${type})().deliveryType`)).toBe('navigational-prefetch')
})
