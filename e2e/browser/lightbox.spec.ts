import { expect, type Locator, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { expectNothingMoves } from '../support/layout'

const path = routes.company('en', companies.harbourWorks.slug)
const dialogOf = (page: Page) => page.getByRole('dialog')
const imageOf = (page: Page) => dialogOf(page).locator('img')

/** How large the picture is shown, and how far its middle is from where it was. */
const shown = (page: Page) =>
  imageOf(page).evaluate((image) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(image.style.transform)
    return { scale, x, y }
  })
const scaleOf = (page: Page) => shown(page).then(({ scale }) => scale)

async function open(page: Page): Promise<{ x: number; y: number }> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Enlarge picture 1' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect.poll(() => imageOf(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  return middleOf(imageOf(page))
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('keys enlarge a picture, move it where it is enlarged, and show another in its normal size', async ({
    page,
  }) => {
    await open(page)
    await page.keyboard.press('-')
    expect(await scaleOf(page)).toBe(1)
    for (const key of ['+', '=', '+']) await page.keyboard.press(key)
    expect(await scaleOf(page)).toBeGreaterThan(3)
    await expectNothingMoves(page)
    await page.keyboard.press('ArrowLeft')
    expect((await shown(page)).x).toBeGreaterThan(0)
    await page.keyboard.press('ArrowDown')
    expect((await shown(page)).y).toBeLessThan(0)
    await expect(imageOf(page)).toHaveAttribute('src', /harbour-1\.webp$/)
    // The edges of the picture stay outside of the window.
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft')
    const [picture, area] = [
      await imageOf(page).boundingBox(),
      await page.locator('dialog[open] .lightbox-picture').boundingBox(),
    ]
    expect(picture?.x).toBeLessThanOrEqual((area?.x ?? 0) + (area?.width ?? 0) / 2)
    await page.keyboard.press('0')
    expect(await shown(page)).toEqual({ scale: 1, x: 0, y: 0 })
    await page.keyboard.press('+')
    await page.keyboard.press('End')
    await expect(imageOf(page)).toHaveAttribute('src', /harbour-3\.webp$/)
    expect(await scaleOf(page)).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expect(imageOf(page)).toHaveAttribute('src', /harbour-1\.webp$/)
  })
})

test('a double click enlarges what is below the pointer, and a pressed pointer moves it', async ({
  page,
}) => {
  const { x, y } = await open(page)
  await page.mouse.dblclick(x + 100, y)
  expect(await scaleOf(page)).toBe(2.5)
  const before = await shown(page)
  expect(before.x).toBeLessThan(0)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 10)
  await page.mouse.up()
  expect((await shown(page)).x).toBe(before.x + 40)
  await page.mouse.move(x + 200, y)
  expect((await shown(page)).x).toBe(before.x + 40)
  await page.mouse.dblclick(x, y)
  expect(await shown(page)).toEqual({ scale: 1, x: 0, y: 0 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('two fingers enlarge a picture, one moves it, and a swipe shows the next one', async ({ page }) => {
    const { x, y } = await open(page)
    const client = await page.context().newCDPSession(page)
    /** Moves fingers from and to distances from the middle of the picture. */
    const move = async (...fingers: { from: [number, number]; to: [number, number] }[]) => {
      const points = (at: (finger: (typeof fingers)[number]) => [number, number]) =>
        fingers.map((finger, id) => ({ id, x: x + at(finger)[0], y: y + at(finger)[1] }))
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: points(({ from }) => from),
      })
      for (const part of [0.25, 0.5, 0.75, 1])
        await client.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: points(({ from, to }) => [
            from[0] + (to[0] - from[0]) * part,
            from[1] + (to[1] - from[1]) * part,
          ]),
        })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    // One finger moves more than the other: not a scroll.
    await move({ from: [0, -20], to: [0, -90] }, { from: [0, 20], to: [0, 30] })
    expect(await scaleOf(page)).toBeCloseTo(3, 1)
    await move({ from: [0, 0], to: [60, 0] })
    expect((await shown(page)).x).toBeCloseTo(60, 0)
    await expect(imageOf(page)).toHaveAttribute('src', /harbour-1\.webp$/)
    await move({ from: [-90, 0], to: [-20, 0] }, { from: [90, 0], to: [20, 0] })
    expect(await scaleOf(page)).toBe(1)
    await move({ from: [60, 0], to: [-60, 0] })
    await expect(imageOf(page)).toHaveAttribute('src', /harbour-2\.webp$/)
    await move({ from: [-60, 0], to: [60, 0] })
    await expect(imageOf(page)).toHaveAttribute('src', /harbour-1\.webp$/)
  })
})

test('pictures and videos open without the scripts of React', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await open(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Enlarge picture 1' })).toBeFocused()
  await page
    .locator('#life')
    .getByRole('link', { name: /^Play: / })
    .first()
    .click()
  await expect(page.locator('#life iframe')).toHaveAttribute('src', /player\.vimeo\.com/)
})
