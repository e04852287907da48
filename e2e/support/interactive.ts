import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the scripts of the page handle the events of an element: a link that is followed before opens another page. A page without
 * React has its custom elements.
 */
export async function expectInteractive(element: Locator): Promise<void> {
  const isInteractive = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps')) ||
    (node.ownerDocument.querySelector('main[data-browser="elements"]') !== null &&
      customElements.get('theme-choice') !== undefined)
  await expect.poll(() => element.evaluate(isInteractive), { intervals: [20, 50, 100] }).toBe(true)
}
