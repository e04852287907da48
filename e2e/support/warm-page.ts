import { type BrowserContext, test as base } from '@playwright/test'

type WorkerFixtures = { warmContext: (javaScriptEnabled: boolean) => Promise<BrowserContext> }

/**
 * `page` is in a context that the tests of a worker share: a new context loads and compiles each script and font again, which takes
 * longer than many a test. For tests that neither store anything nor change the clock; those take `context`, which is their own.
 */
export const test = base.extend<object, WorkerFixtures>({
  warmContext: [
    async ({ browser }, use, { project }) => {
      const contexts = new Map<boolean, Promise<BrowserContext>>()
      const { baseURL, extraHTTPHeaders } = project.use
      await use((javaScriptEnabled) => {
        const context =
          contexts.get(javaScriptEnabled) ??
          browser.newContext({ baseURL, extraHTTPHeaders, javaScriptEnabled })
        contexts.set(javaScriptEnabled, context)
        return context
      })
      for (const context of contexts.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
  page: async ({ warmContext, javaScriptEnabled, viewport, contextOptions }, use) => {
    const context = await warmContext(javaScriptEnabled ?? true)
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: contextOptions.reducedMotion ?? null })
    await use(page)
    await page.close()
  },
})
