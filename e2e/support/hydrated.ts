import { expect, type Locator } from '@playwright/test'

/** Waits until React handles the events of an element: a link that is followed before opens another page. */
export async function expectHydrated(element: Locator): Promise<void> {
  const hasHandlers = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(hasHandlers), { intervals: [20, 50, 100] }).toBe(true)
}
