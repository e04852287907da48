import type { Page } from '@playwright/test'

type Pattern = Parameters<Page['route']>[0]

/** Fails the requests of a page, until the result is called. */
export async function failRequests(page: Page, pattern: Pattern): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

/** Holds the requests of a page back, until `release` is called. */
export async function holdRequests(page: Page, pattern: Pattern) {
  const held: (() => void)[] = []
  let isHolding = true
  await page.route(pattern, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    // The browser may have cancelled the request.
    await route.continue().catch(() => {})
  })
  return {
    count: () => held.length,
    release: () => {
      isHolding = false
      for (const release of held.splice(0)) release()
    },
  }
}
