import { expect, test } from '@playwright/test'
import { toSlug } from '@vitrine/api-contract/slug'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { expectAccessible } from '../support/layout'
import {
  barOf,
  framePath,
  previewLink,
  previewSecret,
  recordLink,
  siteFramePath,
  withFramePage,
} from '../support/preview'
import { baseUrl, get } from '../support/site'
import { isFull } from '../support/variants'

const { scheduled, draft: draftArticle } = articles
const scheduledSubject: PreviewSubject = { type: 'article', reference: scheduled.reference, locale: 'en' }
const draftJob = {
  subject: { type: 'job', reference: jobs.draft.reference, locale: 'fr' } satisfies PreviewSubject,
  name: jobs.draft.name,
  path: routes.job('fr', companies.harbourWorks.slug, `stage-analyste-exploitation_${jobs.draft.reference}`),
}
const cases = [
  {
    subject: { type: 'article', reference: draftArticle.reference, locale: 'en' } satisfies PreviewSubject,
    name: draftArticle.name,
    // A draft without a date has the URL that it would have today.
    path: routes.article('en', { ...draftArticle, slug: toSlug(draftArticle.name), publishedAt: new Date() }),
    label: 'a draft article',
    status: 'Draft',
  },
  { ...draftJob, label: 'a draft job', status: 'Draft' },
  {
    subject: scheduledSubject,
    name: scheduled.name,
    path: scheduled.path,
    label: 'a scheduled article',
    status: 'Scheduled for 3 September 2029 at 09:00',
  },
]

for (const { subject, name, path, label, status } of cases) {
  test(`${label} is shown by a link, and no longer after leaving`, async ({ page }) => {
    const response = await page.goto(recordLink(subject))
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(response?.headers()['cache-control']).toContain('private')
    expect(response?.headers()['cache-control']).toContain('no-store')
    expect(response?.headers()['x-robots-tag']).toBe('noindex')
    await expect(barOf(page).getByText(status).filter({ visible: true })).toBeVisible()
    expect((await get(path)).status).toBe(404)
    await barOf(page).getByRole('button', { name: 'Leave the preview' }).click()
    await expect(page).toHaveURL(routes.home(subject.locale))
    expect((await page.goto(path))?.status()).toBe(404)
  })
}

test.describe('in a frame of another site', () => {
  // The other site has one port.
  test.describe.configure({ mode: 'default' })

  test('drafts and a scheduled article are shown without cookies', async ({ page, context }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    for (const { subject, name, status } of cases)
      await withFramePage(baseUrl + framePath(subject), async (url) => {
        await page.goto(url)
        const frame = page.frameLocator('iframe')
        await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(
          frame.frameLocator('#preview-bar').getByText(status).filter({ visible: true }),
        ).toBeVisible()
        expect(await context.cookies()).toEqual([])
      })
    expect(violations).toEqual([])
  })

  test('forms and links open new tabs, those of the site at a time in its preview', async ({
    page,
    context,
  }) => {
    const opened = async (act: () => Promise<void>) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()])
      await tab.waitForURL(/./)
      return tab
    }
    const frame = page.frameLocator('iframe')
    await withFramePage(baseUrl + framePath(scheduledSubject), async (url) => {
      await page.goto(url)
      const field = frame.getByRole('banner').locator('input[name="q"]')
      await field.fill('tide')
      const search = await opened(() => field.press('Enter'))
      await expect(search).toHaveURL(routes.searchWords('en', 'tide'))
      const list = await opened(() => frame.getByRole('link', { name: 'Stories' }).first().click())
      await expect(list).toHaveURL(routes.articles('en'))
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(scheduled.name)
    })
    await withFramePage(`${baseUrl}${siteFramePath('2030-01-08T09:00:00Z')}/en`, async (url) => {
      await page.goto(url)
      const link = frame.getByRole('link', { name: scheduled.name }).first()
      const tab = await opened(() => link.click())
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(scheduled.name)
      await expect(barOf(tab).getByText('The site on 8 January 2030')).toBeVisible()
    })
  })
})

test('refuses expired and altered links with a reason', async ({ page, request }) => {
  const expired = recordLink(scheduledSubject, -60)
  const altered = recordLink(scheduledSubject).replace(scheduled.reference, 'Other')
  for (const [link, error] of [
    [expired, 'expired_link'],
    [altered, 'invalid_link'],
  ] as const) {
    const response = await request.get(link, { maxRedirects: 0 })
    expect(response.status()).toBe(403)
    expect(await response.json()).toEqual({ error, error_description: expect.stringContaining('link') })
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  const response = await page.goto(expired)
  expect(response?.status()).toBe(403)
  await expect(page.getByText('The link has expired')).toBeVisible()
  const frame = await request.get(framePath(scheduledSubject, -60), { maxRedirects: 0 })
  expect(await frame.json()).toMatchObject({ error: 'expired_link' })
  for (const token of [framePath(scheduledSubject, -60), `${framePath(scheduledSubject)}x`]) {
    const refused = await request.get(`${token}/en/jobs`, { headers: { accept: 'text/html' } })
    expect(refused.status()).toBe(403)
    expect(refused.headers()['content-security-policy']).toContain('frame-ancestors')
  }
})

test('says that a link names no record, with a way back for editors', async ({ page }) => {
  const link = recordLink({ type: 'article', reference: 'Unknown1', locale: 'en' })
  const back = page.getByRole('link', { name: 'Back to the start page' })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page to preview')
  await expect(back).toHaveCount(0)
  await page.goto(previewLink({ kind: 'editor' }))
  await page.goto(link)
  await back.click()
  await expect(page).toHaveURL(routes.editors())
})

test('pages that do not exist have the bar in a preview', { tag: '@full' }, async ({ page, context }) => {
  const missing = [
    routes.company('en', 'no-such-company'),
    routes.job('en', companies.harbourWorks.slug, 'no-such-job'),
    `${routes.home('en')}/no-such-page`,
  ]
  for (const start of [
    recordLink(scheduledSubject),
    previewLink({ kind: 'site', at: new Date().toISOString() }),
  ]) {
    await page.goto(start)
    for (const path of missing) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByText('Not found', { exact: true })).toBeVisible()
      await expect(barOf(page).getByRole('button', { name: 'Leave the preview' })).toBeVisible()
    }
  }
  await context.clearCookies()
  for (const path of missing) {
    const response = await page.goto(framePath(scheduledSubject) + path)
    // The shell of a page of a record is sent before the record is looked up.
    expect(response?.status(), path).toBe(path.endsWith('/no-such-page') ? 404 : 200)
    expect(await response?.text(), path).toMatch(/<meta name="robots" content="noindex/)
    await expect(page.getByText('Not found', { exact: true })).toBeVisible()
    await expect(barOf(page).getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
  }
})

test('draft mode alone opens nothing, and neither does a cookie for another record', async ({ request }) => {
  const opened = await request.get(recordLink(draftJob.subject), { maxRedirects: 0 })
  const cookies = opened
    .headersArray()
    .flatMap(({ name, value }) => (name === 'set-cookie' ? [value.split(';')[0] ?? ''] : []))
  const draftMode = cookies.find((cookie) => cookie.startsWith('__prerender_bypass=')) ?? ''
  const own = cookies.find((cookie) => cookie.startsWith('vitrine_preview=')) ?? ''
  expect(draftMode).not.toBe('')
  const send = async (path: string, cookie: string) =>
    (await fetch(baseUrl + path, { redirect: 'manual', headers: { cookie } })).status
  expect(await send(draftJob.path, `${draftMode}; ${own}`)).toBe(200)
  expect(await send(draftJob.path, draftMode)).toBe(404)
  expect(await send(draftJob.path, own)).toBe(404)
  expect(await send(draftJob.path, `${draftMode}; ${own}x`)).toBe(404)
  expect(await send(scheduled.path, `${draftMode}; ${own}`)).toBe(404)
})

test('no public response has a text of a preview, beside many requests', async () => {
  const opened = await fetch(baseUrl + recordLink(scheduledSubject), { redirect: 'manual' })
  const cookie = opened.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const publicPaths = [
    scheduled.path,
    routes.home('en'),
    routes.articles('en'),
    routes.articlesFeed('rss', 'en'),
    routes.sitemapIndex(),
  ]
  const results = await Promise.all(
    Array.from({ length: isFull ? 200 : 40 }, async (_, index) => {
      const isPreview = index % 2 === 0
      const path = isPreview ? scheduled.path : (publicPaths[index % publicPaths.length] ?? '')
      const response = await fetch(baseUrl + path, {
        redirect: 'manual',
        headers: isPreview ? { cookie } : {},
      })
      return { isPreview, status: response.status, text: await response.text() }
    }),
  )
  const previews = results.filter(({ isPreview }) => isPreview)
  expect(previews.filter(({ status, text }) => status !== 200 || !text.includes(scheduled.name))).toEqual([])
  const leaks = results.filter(
    ({ isPreview, text }) => !isPreview && (text.includes(scheduled.name) || text.includes('preview-bar')),
  )
  expect(leaks).toEqual([])
})

test('redirects stay on the site for every target', async () => {
  const hosts = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
  ]
  const names = ['path', 'url', 'redirect', 'next', 'reference', 'locale', 'type', 'slug', 'host', 'returnTo']
  const links = [recordLink(scheduledSubject), recordLink(draftJob.subject), previewLink({ kind: 'editor' })]
  const targets = links.flatMap((link) =>
    names.flatMap((name) =>
      hosts.flatMap((host) => [
        `${link}&${name}=${host}`,
        `${link}&${name}=${encodeURIComponent(`${host}/x\r\nx: y`)}`,
      ]),
    ),
  )
  // Every seventh: each name, and each host in both forms.
  const requested = targets.filter((_, index) => isFull || index % 7 === 0)
  for (const target of requested) {
    const response = await fetch(baseUrl + target, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' },
    })
    const location = response.headers.get('location')
    if (location !== null) expect(new URL(location, baseUrl).origin, target).toBe(new URL(baseUrl).origin)
    expect([303, 403], target).toContain(response.status)
    expect(response.headers.get('x'), target).toBeNull()
  }
})

test('refuses forms of other sites', async ({ request }) => {
  for (const path of [
    routes.leavePreview(),
    routes.openPreview(),
    routes.sharedLinks(),
    routes.editorSignIn(),
    routes.editorSignOut(),
  ])
    for (const origin of ['null', 'https://evil.example', '']) {
      const response = await request.post(path, {
        headers: { origin },
        form: { path: '/en' },
        maxRedirects: 0,
      })
      expect(response.status(), `${path} ${origin}`).toBe(403)
    }
})

test('an editor signs in, opens a page by its URL and sees the site at a time', async ({ page }) => {
  await page.goto(routes.editors())
  const secret = page.getByLabel('Preview secret')
  await secret.fill('not the secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(secret).toHaveAccessibleDescription(/^This is not the preview secret/)
  await expect(secret).toBeFocused()
  await expect(secret).toHaveValue('')
  await secret.fill(previewSecret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Links that other tests share are listed below.
  await expect(page.getByRole('link', { name: scheduled.name, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: draftJob.name, exact: true })).toBeVisible()
  const target = page.getByLabel('URL of a page')
  await target.fill('no such page')
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await expect(target).toHaveAccessibleDescription(/^This is neither the URL/)
  await expect(target).toHaveValue('no such page')
  for (const unknown of ['Unknown1', '/en/companies/unknown', '/en/articles/2026/01/01/unknown_Unknown1']) {
    await target.fill(unknown)
    await page.getByRole('button', { name: 'Open the preview' }).click()
    await expect(target).toHaveAccessibleDescription(/^This site has no article, company or job/)
    await expect(target).toHaveValue(unknown)
  }
  await target.fill(draftJob.subject.reference)
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draftJob.name)
  await page.goto(routes.editors())
  await page.getByLabel('Date and time').fill('2030-01-08T09:00')
  await page.getByRole('button', { name: 'Show the site' }).click()
  await expect(page.getByRole('link', { name: scheduled.name }).first()).toBeVisible()
  // Until the bar is there, the router of Next.js follows links.
  await expect(async () => {
    await page.goto(routes.home('en'))
    await expect(barOf(page).getByText('The site on 8 January 2030')).toBeVisible()
    await page.getByRole('link', { name: scheduled.name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scheduled.name, { timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
  expect((await get(scheduled.path)).status).toBe(404)
  await page.goto(routes.searchWords('en', 'open day'))
  await expect(page.getByRole('main').getByRole('link', { name: scheduled.name })).toBeVisible()
  await page.goto(routes.editors())
  await page.getByRole('button', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(routes.home('en'))
  await expect(page.locator('#preview-bar')).toHaveCount(0)
  await page.goto(recordLink(scheduledSubject))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scheduled.name)
  await page.goto(routes.editors())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Preview secret')).toBeVisible()
  expect((await page.goto(scheduled.path))?.status()).toBe(404)
})

test('the panel below the bar shows the page as search engines and social networks do', async ({ page }) => {
  await page.goto(recordLink(scheduledSubject))
  await barOf(page).getByRole('link', { name: 'Search and sharing' }).click()
  await expect
    .poll(async () => (await page.locator('#preview-bar').boundingBox())?.height)
    .toBeGreaterThan(400)
  const panel = barOf(page).frameLocator('iframe')
  await expect(panel.getByRole('heading', { name: 'Google result' })).toBeVisible()
  // The preview itself says `noindex`.
  await expect(panel.getByText(/^index, follow, max-/)).toBeVisible()
  await panel.getByRole('link', { name: /^To fix \(\d+\)$/ }).click()
  await expect(panel.getByRole('heading', { name: /to fix$/ })).toBeVisible()
  await panel.getByRole('link', { name: 'Changes' }).click()
  await expect(panel.getByRole('heading', { name: 'What changes when this is published' })).toBeVisible()
  await panel.getByRole('link', { name: 'Changes' }).press('Escape')
  await expect.poll(async () => (await page.locator('#preview-bar').boundingBox())?.height).toBeLessThan(80)
  await expect(barOf(page).getByRole('link', { name: 'Search and sharing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await barOf(page).getByRole('link', { name: 'Close' }).click()
  await expect(barOf(page).locator('iframe')).toHaveCount(0)
})

test('the bar of a narrow screen says when an article is published', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(recordLink(scheduledSubject))
  await expect(barOf(page).getByText('Scheduled 03/09/29, 09:00')).toBeVisible()
  await expect(barOf(page).getByRole('link', { name: /^Fix \(\d+\)$/ })).toBeInViewport({ ratio: 1 })
  await expect(barOf(page).getByRole('button', { name: 'Leave' })).toBeInViewport({ ratio: 1 })
})

test('an editor gives a draft to a colleague, who sees this page alone', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(previewLink({ kind: 'editor' }))
  await page.getByRole('link', { name: draftJob.name, exact: true }).click()
  await barOf(page).getByRole('link', { name: 'Share for approval' }).click()
  const shared = barOf(page).frameLocator('iframe')
  await shared.getByLabel('Valid for').selectOption('7 days')
  await shared.getByRole('button', { name: 'Make a link' }).click()
  await expect(shared.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await shared.getByRole('button', { name: 'Copy the link' }).click()
  await expect(shared.getByText('The link is copied.')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  // As without HTTPS.
  await shared
    .locator('body')
    .evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await shared.getByRole('button', { name: 'Copy the link' }).click()
  await expect(shared.getByText('Copy the link from the field')).toBeVisible()
  await expect(shared.getByLabel('The link to give away')).toBeFocused()
  const guest = await (await browser.newContext()).newPage()
  const response = await guest.goto(url)
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(draftJob.name)
  await expect(barOf(guest).getByText(/^Link valid until/)).toBeVisible()
  await expect(barOf(guest).getByRole('link')).toHaveCount(0)
  await expect(barOf(guest).getByRole('button')).toHaveCount(0)
  const [, token = ''] = /preview\/([^/]+)/.exec(guest.url()) ?? []
  const panel = await guest.request.get(routes.previewPanel(token, draftJob.path))
  expect(await panel.text()).toContain('does not open anything')
  const refresh = await guest.request.post(routes.previewRefresh(token), { headers: { origin: baseUrl } })
  expect(refresh.status()).toBe(403)
  await guest.goto(routes.previewShare(token))
  await expect(guest.getByLabel('Preview secret')).toBeVisible()
  await guest.request.post(routes.sharedLinks(), { headers: { origin: baseUrl }, form: { revoke: 'x' } })
  expect((await guest.goto(url))?.status()).toBe(200)
  await page.goto(routes.editors())
  const list = page.locator('#shared')
  await list.getByRole('link', { name: draftJob.name }).click()
  await expect(page.getByLabel('The link to give away')).toHaveValue(url)
  await page.getByRole('link', { name: 'Back to the start page' }).click()
  await list.getByRole('button', { name: `Revoke ${draftJob.name}` }).click()
  await expect(list.getByRole('link', { name: draftJob.name })).toHaveCount(0)
  for (const path of [url, guest.url(), `${url}/bar?path=/en`, `${url}/state`])
    expect(await (await guest.request.get(path)).text(), path).not.toContain(draftJob.name)
  expect((await guest.goto(url))?.status()).toBe(403)
  await expect(guest.getByText('The link has expired')).toBeVisible()
  await guest.context().close()
})

test('an editor shares a draft and revokes the link without JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(previewLink({ kind: 'editor' }))
  await page.getByRole('link', { name: `Share ${draftArticle.name}` }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('The link to give away').inputValue()
  expect((await get(link.replace(baseUrl, ''))).status).toBe(303)
  await page.getByRole('button', { name: `Revoke ${draftArticle.name}` }).click()
  await expect(page.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
  expect((await get(link.replace(baseUrl, ''))).status).toBe(403)
  await page.context().close()
})

test('references are kept at hand, and lines that are none are named', async ({ page }) => {
  await page.goto(previewLink({ kind: 'editor' }))
  const lines = page.getByLabel('URLs or references')
  await lines.fill(`${draftJob.subject.reference}\nno reference\n${draftJob.subject.reference}`)
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(lines).toHaveAccessibleDescription(/^One line was added. One line is neither .*“no reference”/)
  await page.getByRole('button', { name: draftJob.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draftJob.name)
  await barOf(page).getByRole('link', { name: 'Start page' }).click()
  await page.getByRole('button', { name: `Remove ${draftJob.subject.reference}` }).click()
  await expect(page.getByRole('button', { name: draftJob.name, exact: true })).toHaveCount(0)
  await lines.fill('/en/companies/harbour\nunknown')
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page.getByRole('button', { name: 'Remove all', exact: true })).toBeHidden()
  await page.getByText('Remove all (2)').click()
  await page.getByRole('button', { name: 'Remove all', exact: true }).click()
  await expect(page.getByText('Remove all')).toHaveCount(0)
})

test('the preview and its bar have no accessibility violations', { tag: '@full' }, async ({ page }) => {
  await page.goto(recordLink(scheduledSubject))
  await expect(barOf(page).getByText('Scheduled for')).toBeVisible()
  await expectAccessible(page)
})
