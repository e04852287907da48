import type { Browser, Page } from '@playwright/test'
import { send } from '@/bench/support/send'

/** Sizes are in bytes. */
export type Weight = {
  /** `br` is null where the server does not send it. */
  html: { identity: number; gzip: number; br: number | null }
  /** With gzip. */
  scripts: number
  /** With gzip. */
  styles: number
  fonts: number
  /** Of the images that are visible before the visitor scrolls. */
  firstImages: number
  requests: number
  /** Of the document after its scripts have run. */
  elements: number
}

/** The phone of Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Loads a page in a new profile, without scrolling. */
export async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const urls: Record<string, string[]> = {}
    page.on('request', (request) => {
      if (request.url().startsWith('data:')) return
      const kind = request.resourceType()
      urls[kind] = [...(urls[kind] ?? []), request.url()]
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return {
      html: {
        identity: await sizeOf(url, 'identity'),
        gzip: await sizeOf(url, 'gzip'),
        br: await sizeWithBrotli(url),
      },
      scripts: await sumSizes(urls.script),
      styles: await sumSizes(urls.stylesheet),
      fonts: await sumSizes(urls.font),
      firstImages: await sumSizes(await findVisibleImages(page)),
      requests: Object.values(urls).flat().length,
      elements: await page.locator('*').count(),
    }
  } finally {
    await context.close()
  }
}

function findVisibleImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { width, height, top, bottom, left, right } = image.getBoundingClientRect()
        const isVisible = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        return width * height > 0 && isVisible && !image.currentSrc.startsWith('data:')
      })
      .map((image) => image.currentSrc),
  )
}

async function sumSizes(urls: readonly string[] = []): Promise<number> {
  let sum = 0
  for (const url of new Set(urls)) sum += await sizeOf(url, 'gzip')
  return sum
}

async function sizeWithBrotli(url: string): Promise<number | null> {
  const { encoding, body } = await send(url, 'br')
  return encoding === 'br' ? body.length : null
}

async function sizeOf(url: string, encoding: 'identity' | 'gzip'): Promise<number> {
  const { status, body } = await send(url, encoding)
  if (status !== 200) throw new Error(`${url}: ${status}`)
  return body.length
}
