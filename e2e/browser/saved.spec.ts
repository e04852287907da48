import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { savedKeys } from '@/lib/browser/saved-storage'
import { paths, routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { expectSoundContent } from '../support/layout'
import { failRequests } from '../support/requests'
import { select } from '../support/variants'

const job = jobs.craneInspector
const { slug: company, name: companyName } = companies.harbourWorks
const path = routes.job('en', company, job.slug)
const saved = routes.saved('en')

/** A job as the browser stores it. `reference` is that of a job that the site does not have. */
const closedJob = {
  ...{ reference: 'HBW_gone', name: 'Signal fitter', company: companyName, place: 'Lille', locale: 'fr' },
  path: paths.job('fr', company, 'signal-fitter_lille_HBW_gone'),
  savedAt: Date.parse('2026-01-05T08:00:00Z'),
  isClosed: false,
}

async function store(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, value)
      sessionStorage.setItem('stored', 'yes')
    },
    [savedKeys.job, text] as const,
  )
}

const saveButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true })
const section = (page: Page) => page.getByRole('region', { name: /^(Saved jobs|Offres enregistrées)$/ })
const items = (page: Page) => section(page).getByRole('article')

async function saveJob(page: Page): Promise<void> {
  const button = saveButton(page, job.name)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** The paths in the cache of the service worker. */
function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** The scripts and stylesheets that the page has loaded. */
function listLoaded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource')
    return entries.map(({ name }) => new URL(name).pathname).filter((path) => /\.(js|css)$/.test(path))
  })
}

/** Waits until the service worker has kept the page. */
async function expectKept(page: Page): Promise<void> {
  const findKept = () =>
    page.evaluate(async (kept) => {
      const registration = await navigator.serviceWorker.getRegistration(kept)
      return registration?.active?.state === 'activated' && Boolean(await caches.match(kept))
    }, new URL(page.url()).pathname)
  await expect.poll(findKept).toBe(true)
}

test('saves a job on its page, after a reload too, and lists it in both locales', async ({ page }) => {
  await page.goto(path)
  const button = saveButton(page, job.name)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await saveJob(page)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click()
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText(companyName)
  await expect(items(page)).toContainText(/saved on \d/)
  await expect(page.getByText('No longer open')).toHaveCount(0)
  await page.goto(routes.saved('fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À retrouver')
  await items(page).getByRole('link', { name: job.name }).click()
  await expect(page).toHaveURL(routes.job('fr', company, job.slug))
  await expect(page.getByRole('button', { name: `Enregistrer ${job.name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('saves jobs of the board, and other tabs show it at once', async ({ page, context }) => {
  await page.goto(routes.jobs('en'))
  const other = await context.newPage()
  await other.goto(saved)
  await expect(other.getByText('No job is saved in this browser.')).toBeVisible()
  const buttons = page.getByRole('button', { name: /^Save / })
  await buttons.nth(0).click()
  await buttons.nth(1).click()
  await expect(section(other).getByRole('status')).toHaveText('2 saved jobs')
  await buttons.nth(0).click()
  await expect(section(other).getByRole('status')).toHaveText('1 saved job')
  await items(other)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click()
  await expect(page).toHaveURL(saved)
})

test('removes one and all, and undoes both', async ({ page, context }) => {
  await store(context, JSON.stringify([closedJob, { ...closedJob, reference: 'B', name: 'Clerk' }]))
  await page.goto(saved)
  await page.getByRole('button', { name: 'Remove Clerk' }).click()
  await expect(items(page)).toHaveCount(1)
  await expect(section(page).getByRole('status')).toContainText('“Clerk” was removed.')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(items(page)).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Saved jobs' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove all Saved jobs' }).click()
  await expect(page.getByText('No job is saved in this browser.')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), savedKeys.job)).toBeNull()
  await undo.click()
  await expect(items(page)).toHaveCount(2)
})

test('says which jobs have closed, until they are removed, and nothing where the site does not respond', async ({
  page,
  context,
}) => {
  await store(context, JSON.stringify([closedJob]))
  const allowRequests = await failRequests(page, '**/api/search/jobs/open?*')
  await page.goto(saved)
  await expect(page.getByText(/cannot be checked right now/)).toBeVisible()
  await expect(page.getByText('No longer open')).toHaveCount(0)
  await allowRequests()
  await page.reload()
  await expect(items(page)).toContainText('No longer open')
  await page.getByRole('button', { name: 'Remove Signal fitter' }).click()
  await expect(items(page)).toHaveCount(0)
})

test('works where the storage has something else', { tag: '@full' }, async ({ page }) => {
  await page.goto(saved)
  for (const text of [
    '{"a":1}',
    'not JSON',
    JSON.stringify([1, { ...closedJob, path: 'javascript:alert(1)' }]),
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [savedKeys.job, text] as const)
    await page.reload()
    await expect(page.getByText('No job is saved in this browser.'), text).toBeVisible()
    await page.goto(path)
    await saveJob(page)
    await page.goto(saved)
    await expect(items(page)).toHaveCount(1)
  }
})

test('shows no button where the storage is blocked, and says why where it is full', async ({ browser }) => {
  const blocked = await browser.newPage()
  await blocked.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await blocked.goto(path)
  await blocked.evaluate(async () => void (await customElements.whenDefined('save-record')))
  await expect(saveButton(blocked, job.name)).toBeHidden()
  await blocked.goto(saved)
  await expect(blocked.getByText('This browser does not let the site store anything.')).toBeVisible()
  await blocked.close()
  const full = await browser.newPage()
  await full.goto(path)
  await full.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await saveButton(full, job.name).click()
  await expect(full.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect(saveButton(full, job.name)).toHaveAttribute('aria-pressed', 'false')
  await full.close()
})

test('keeps 200 jobs and says so', { tag: '@full' }, async ({ page, context }) => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...closedJob, reference: `R${index}` }))
  await store(context, JSON.stringify(many))
  await page.goto(path)
  await saveButton(page, job.name).click()
  await expect(page.getByText(/Not saved: 200 jobs are saved already/)).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(saved)
  await expect(page.getByText('No longer open')).toHaveCount(200)
  expect(requests.filter((url) => url.includes('/api/search/jobs/open?'))).toHaveLength(5)
})

test('opens without a network after a visit, with what it kept, and says that it could not ask', async ({
  page,
  context,
}) => {
  await page.goto(path)
  await saveJob(page)
  const locales = select(['en', 'fr'], 1)
  for (const locale of locales) {
    await page.goto(routes.saved(locale))
    await expectKept(page)
  }
  await context.setOffline(true)
  const styles = () => page.evaluate(() => getComputedStyle(document.body).display)
  for (const locale of locales) {
    await page.goto(routes.saved(locale))
    await expect(items(page)).toContainText(job.name)
    expect(await styles()).toBe('flex')
  }
  await page.goto(saved)
  await expect(page.getByText(/cannot be checked right now/)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${job.name}` }).click()
  await page.reload()
  await expect(page.getByText('No job is saved in this browser.')).toBeVisible()
  // Only this page is kept.
  await expect(page.goto(routes.jobs('en'))).rejects.toThrow()
  await context.setOffline(false)
  await page.goto(saved)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')
})

test('opens without a network after the first saved job, without a visit', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto(path)
  await saveJob(page)
  const isKept = () => page.evaluate(async (kept) => Boolean(await caches.match(kept)), saved)
  await expect.poll(isKept).toBe(true)
  await context.setOffline(true)
  await page.goto(saved)
  await expect(items(page)).toContainText(job.name)
})

test('shows the page of the site with a network, and replaces the kept page and its files', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto(saved)
  await expectKept(page)
  const before = await listCached(page)
  const loaded = await listLoaded(page)
  expect(loaded.length).toBeGreaterThan(5)
  // The browser's own cache could hide that a file is missing.
  expect(before).toEqual(expect.arrayContaining(loaded))
  expect(before.every((name) => name === saved || name.startsWith('/_next/static/'))).toBe(true)
  // As if an old build had left an old page, and a file that no page loads any more.
  await page.evaluate(async (kept) => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    await cache.put(kept, new Response('<p>Old</p>', { headers: { 'Content-Type': 'text/html' } }))
    await cache.put('/_next/static/chunks/old.js', new Response(''))
  }, saved)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')
  await expect.poll(async () => (await listCached(page)).sort()).toEqual(before.sort())
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')
})

test('the service worker controls no other page', { tag: '@full' }, async ({ page }) => {
  await page.goto(saved)
  await expectKept(page)
  for (const other of [routes.jobs('en'), path, routes.saved('fr')]) {
    await page.goto(other)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  }
})

test('the button appears without a shift of the layout', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const shown of [path, routes.jobs('en')]) {
    await page.goto(shown)
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
    // The browser reports a shift after the frame that shows it.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      shown,
    ).toBeLessThan(0.01)
  }
})

test('can be used with the keyboard only', async ({ page }) => {
  await page.goto(path)
  await saveButton(page, job.name).focus()
  await page.keyboard.press('Space')
  await expect(saveButton(page, job.name)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(saved)
  const remove = page.getByRole('button', { name: `Remove ${job.name}` })
  await expect(remove).toBeVisible()
  for (
    let count = 0;
    count < 40 && !(await remove.evaluate((node) => node === document.activeElement));
    count += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(1)
})

test('without JavaScript the page says what it needs, and no page has a button or a link to it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(saved)
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  for (const other of [path, routes.jobs('en')]) {
    await page.goto(other)
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Saved' })).toHaveCount(0)
  }
  await context.close()
})

for (const locale of select(['en', 'fr'], 1))
  test(`has no accessibility violation or overflow in ${locale}`, async ({ page, context }) => {
    const long = 'Conducteur-de-locomotives-de-manoeuvre-et-de-ligne '.repeat(4)
    await store(context, JSON.stringify([closedJob, { ...closedJob, reference: 'B', name: long }]))
    await page.goto(routes.saved(locale))
    await expect(page.locator('article .text-signal')).toHaveCount(2)
    await expectSoundContent(page, 'html')
    await page.locator('article button').first().click()
    await section(page).locator('> p button').click()
    await expectSoundContent(page, 'main')
    for (const other of select([routes.job(locale, company, job.slug), routes.jobs(locale)], 1)) {
      await page.goto(other)
      await page.locator('save-record button').first().click()
      await expectSoundContent(page, 'save-record')
    }
  })
