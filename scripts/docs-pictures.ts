import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type FrameLocator, type Page } from '@playwright/test'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewGrant, previewSeconds } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { findChromium } from './chromium'
import { assignPort, root, run, startServer } from './run'

/**
 * Makes the pictures of docs/how-do-i-preview.md from the demo content, in docs/pictures: it builds the site, starts it and
 * opens its pages in Chromium.
 */
const folder = join(root, 'docs/pictures')
const secret = 'the-secret-of-the-site-in-the-pictures'
const draft = { type: 'article', reference: 'Td3tAbL', locale: 'en' } as const

type Picture = { name: string; grant: PreviewGrant; prepare?: (page: Page) => Promise<void> }

const pictures: readonly Picture[] = [
  { name: 'start-page', grant: { kind: 'editor' } },
  { name: 'draft', grant: { kind: 'record', ...draft }, prepare: waitForBar },
  { name: 'panel', grant: { kind: 'record', ...draft }, prepare: openPanel },
  { name: 'health', grant: { kind: 'editor' }, prepare: checkContent },
]

const storage = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
const { url, environment } = await assignPort({
  DATABASE_URL: `file:${join(storage, 'content.db')}`,
  CACHE_DIRECTORY: join(storage, 'cache'),
  PREVIEW_SECRET: secret,
})
const settings = { ...environment, SITE_URL: url }
try {
  await run('tsx', ['packages/read-api/commands/content-import.ts'], settings)
  await run('next', ['build'], settings)
  const site = await startServer('next', ['start'], `${url}/livez`, settings)
  await takePictures().finally(site.stop)
} finally {
  await rm(storage, { recursive: true, force: true })
}

async function takePictures(): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  await mkdir(folder, { recursive: true })
  for (const { name, grant, prepare } of pictures) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
    const page = await context.newPage()
    const expires = Math.floor(Date.now() / 1000) + previewSeconds
    await page.goto(url + toPreviewLink(secret, { grant, expires }))
    await prepare?.(page)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    console.log(`docs/pictures/${name}.png`)
    await context.close()
  }
  await browser.close()
}

function barOf(page: Page): FrameLocator {
  return page.frameLocator('#preview-bar')
}

async function waitForBar(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Leave the preview' }).waitFor()
}

async function openPanel(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Search and sharing' }).click()
  const panel = barOf(page).frameLocator('iframe')
  await panel.getByRole('heading', { name: 'Google result' }).waitFor()
}

async function checkContent(page: Page): Promise<void> {
  await page.goto(url + routes.contentHealth())
  await page.getByRole('button', { name: 'Check all content' }).click()
  await page.getByText(/^Checked on /).waitFor({ timeout: 120_000 })
}
