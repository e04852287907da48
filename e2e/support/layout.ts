import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isFull, looks } from './variants'

/** Opens a page, and expects no script error, horizontal overflow or accessibility violation. `prepare` waits for its content. */
export async function expectSoundLayout(
  page: Page,
  path: string,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  const errors = collectErrors(page)
  await page.goto(path)
  await prepare()
  await expectNoOverflow(page, path)
  await expectAccessible(page)
  expect(errors).toEqual([])
}

/**
 * Expects the same of a page in each of the looks. `npm test` opens the page once, measures the overflow in each look, and has axe
 * check one of them: axe takes longer than the rest of a test.
 */
export async function expectSoundLooks(
  page: Page,
  path: string,
  prepare: () => Promise<void> = async () => {},
  ownLooks: readonly Look[] = looks,
): Promise<void> {
  const errors = collectErrors(page)
  for (const [index, look] of ownLooks.entries()) {
    await setLook(page, look)
    if (index === 0 || isFull) await page.goto(path)
    await prepare()
    await expectNoOverflow(page, path)
    if (isFull || look === lookOf(path, ownLooks)) await expectAccessible(page)
  }
  expect(errors).toEqual([])
}

/** Expects the same of a part of the open page, a selector. */
export async function expectSoundContent(page: Page, part: string): Promise<void> {
  for (const look of looks) {
    await setLook(page, look)
    await expectNoOverflow(page, part)
    if (isFull || look === lookOf(part, looks)) await expectAccessible(page, part)
  }
}

/** The look in which `npm test` checks a page: each has about as many pages as the others. */
function lookOf(name: string, all: readonly Look[]): Look | undefined {
  return all[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % all.length]
}

type Look = { width: number; colorScheme: 'light' | 'dark' }

async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await setColorScheme(page, colorScheme)
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Expects that the open page does not scroll sideways. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, name).toBeLessThanOrEqual(0)
}

/** Doubles the size of the text of the open page. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Expects that the open page does not scroll sideways at 320 px, and with text of 200 % at 640 and 1280 px. */
export async function expectReflow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoOverflow(page, `${name} at 320 px`)
  await doubleText(page)
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page, `${name} at ${width} px with 200 %`)
  }
}

/** Expects that no animation of the open page takes time. */
export async function expectNothingMoves(page: Page): Promise<void> {
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .length
  expect(await page.evaluate(moving)).toBe(0)
}

/**
 * Expects no accessibility violation on the open page. `npm run test:full` expects enough contrast in the other colour scheme too: of
 * the rules of axe, only that of contrast depends on the scheme.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await waitForTransitions(page)
  await expectNoViolation(page, { part })
  if (!isFull) return
  const colorScheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  await setColorScheme(page, colorScheme === 'dark' ? 'light' : 'dark')
  await expectContrast(page, part)
  await setColorScheme(page, colorScheme)
}

/** Expects enough contrast on the open page. */
async function expectContrast(page: Page, part?: string): Promise<void> {
  await waitForTransitions(page)
  await expectNoViolation(page, { part, rules: { runOnly: ['color-contrast'] } })
}

/** The items of a list are alike: `npm test` checks the first ones. */
const furtherItems = 'li:nth-child(n + 5)'

/**
 * `part` is a selector. In its other mode axe opens a second page for its report, and without `resultTypes` it describes what
 * passes too: both together take as long as the check.
 */
async function expectNoViolation(
  page: Page,
  { part, rules }: { part?: string | undefined; rules?: { runOnly: string[] } },
): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...rules })
  if (part !== undefined) axe.include(part)
  if (!isFull) axe.exclude(furtherItems)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await waitForTransitions(page)
}

/** Axe would measure a colour between two others. What is not shown, for example in a closed `<details>`, has transitions that wait. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          !(animation instanceof CSSTransition) ||
          !(animation.effect as KeyframeEffect).target?.checkVisibility(),
      ),
  )
}
