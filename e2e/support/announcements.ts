import type { Locator } from '@playwright/test'

/** Collects the texts of a live region from now on. The result takes those since its last call, in order. */
export async function collectAnnouncements(status: Locator): Promise<() => Promise<string[]>> {
  await status.evaluate((element) => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const note = () => {
      if (element.textContent) announced.push(element.textContent)
    }
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
  })
  return () => status.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0))
}
