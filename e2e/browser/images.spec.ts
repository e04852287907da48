import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { hold } from '../support/hold'

const article = articles.withPictures.path

/** The position and size of each element of the text and of the footer, in pixels from the top of the page. */
function readPositions(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.prose *, footer')].map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return [element.tagName, top + window.scrollY, left, width, height].join(' ')
    }),
  )
}

/** Starts the load of each image, as a reader who scrolls does. Without waiting, because the images are held. */
async function startImages(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('.prose img')) image.loading = 'eager'
  })
}

async function waitForImages(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.prose img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  )
  return page.locator('.prose img').count()
}

for (const width of [360, 1280]) {
  test(`no text of an article moves when its images arrive, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await hold(page, /_next\/image.*media/, (route) => route.continue())
    await page.goto(article, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    await startImages(page)
    const before = await readPositions(page)
    release()
    expect(await waitForImages(page)).toBe(3)
    expect(await readPositions(page)).toEqual(before)
  })

  test(`no text moves when an image of unknown size arrives, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // A portrait in a box of 3:2.
    const portrait = await sharp({ create: { width: 300, height: 900, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const release = await hold(page, /unknown-size/, (route) =>
      route.fulfill({ contentType: 'image/png', body: portrait }),
    )
    // Without scripts, since React would remove the added image.
    await page.route(/\.js(\?|$)/, (route) => route.abort())
    await page.goto(article)
    await addReservedImage(page)
    const before = await readPositions(page)
    const box = page.locator('.prose img.reserved-image')
    const { width: boxWidth = 0, height: boxHeight = 1 } = (await box.boundingBox()) ?? {}
    expect(boxWidth / boxHeight).toBeCloseTo(1.5, 1)
    release()
    expect(await waitForImages(page)).toBe(1)
    expect(await readPositions(page)).toEqual(before)
  })
}

/** Adds the element that `TextImage` renders for an image of another host, before it has loaded. */
async function addReservedImage(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('.prose img')) image.remove()
    document
      .querySelector('.prose > p')
      ?.insertAdjacentHTML(
        'afterend',
        '<p><img src="/_next/image?url=unknown-size" alt="Hall" width="1200" height="800" class="reserved-image" style="aspect-ratio:1200 / 800"></p>',
      )
  })
  await page.evaluate(() => document.fonts.ready)
}

test('every image in the text of an article has its size, several widths and a lazy load', async ({
  page,
}) => {
  await page.goto(article)
  for (const image of await page.locator('.prose img').all()) {
    await expect(image).toHaveAttribute('width', /^\d+$/)
    await expect(image).toHaveAttribute('height', /^\d+$/)
    await expect(image).toHaveAttribute('srcset', /^\/_next\/image\?.* 480w, /)
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('decoding', 'async')
  }
})

test('an image whose source names no file is its text, and nothing requests it', async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await page.goto(articles.pasted.path, { waitUntil: 'networkidle' })
  await expect(page.locator('.prose')).toContainText('A picture that was never there')
  await expect(page.locator('.prose img')).toHaveCount(0)
  expect(failed).toEqual([])
})

test('the pictures of a company have visible captions, and its offices have maps that load nothing', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== process.env.BASE_URL) requested.push(request.url())
  })
  await page.goto(routes.company('en', companies.windPower.slug), { waitUntil: 'networkidle' })
  await expect(page.locator('figcaption').filter({ hasText: /ouvrent le capot d.une nacelle/ })).toBeVisible()
  const map = page.getByRole('link', { name: /^Show on a map \(OpenStreetMap\) .*Bilbao/ })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=.*Bilbao/)
  expect(requested).toEqual([])
})
