import type { Page, Route } from '@playwright/test'

/** Holds every request that matches until the returned function is called. */
export async function hold(page: Page, matches: RegExp, resume: (route: Route) => Promise<void>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(matches, async (route) => {
    await released
    await resume(route)
  })
  return release
}
