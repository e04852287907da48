import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Opens a page, and expects no script error, horizontal overflow or accessibility violation. `prepare` waits for its content. */
export async function expectSoundLayout(
  page: Page,
  path: string,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(path)
  await prepare()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  expect(errors).toEqual([])
}

/**
 * Expects no accessibility violation on the open page, and enough contrast in the other colour scheme too: of the rules of axe,
 * only that of contrast depends on the scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForTransitions(page)
  await expectNoViolation(new AxeBuilder({ page }))
  const colorScheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  await setColorScheme(page, colorScheme === 'dark' ? 'light' : 'dark')
  await expectNoViolation(new AxeBuilder({ page }).withRules('color-contrast'))
  await setColorScheme(page, colorScheme)
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
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
