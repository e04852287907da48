/**
 * Warns of settings that hide content or are unset, and starts what runs beside the pages: the log, the page cache, the request
 * hook, the metrics, the copy of a hosted API and the publishing of changes. It also corrects a response of the Next.js server; e2e/http/status.test.ts fails if the
 * correction has no effect in a later version of Next.js.
 */
export async function register(): Promise<void> {
  // Next.js compiles this file for the edge runtime too, which has no node: modules, and sets the variable itself.
  // biome-ignore lint/style/noProcessEnv: not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { ServerResponse } = await import('node:http')

    // Next.js writes some headers twice with the same value: `Location` and `Link` while it renders and from the stored
    // entry, and those of a route handler that the request hook has set. Clients that join repeated `Location` headers follow
    // an invalid URL.
    const append = ServerResponse.prototype.appendHeader
    ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
      return this.getHeader(name) === value ? this : append.call(this, name, value)
    }

    const { serverOrigin } = await import('./lib/publishing/server-origin')
    // biome-ignore lint/style/noProcessEnv: set by Next.js
    const origin = serverOrigin(process.env)
    if (origin === null) return
    const { storeStartContext } = await import('./lib/process/outside-requests')
    storeStartContext()
    const { env } = await import('./lib/env')
    const { settingWarnings } = await import('./lib/http/setting-warnings')
    const { logWarning } = await import('./lib/process/log')
    for (const warning of settingWarnings(env)) logWarning(warning)
    // `next dev` evaluates code, which the policy of the hook forbids, and its messages are for the terminal.
    // biome-ignore lint/style/noProcessEnv: set by Next.js
    if (process.env.NODE_ENV === 'production') {
      const { logConsoleCalls } = await import('./lib/http/console-log')
      const { installRequestHook } = await import('./lib/http/request-hook')
      const { installPageCache } = await import('./lib/page-cache/page-cache-handler')
      const { compactIdleHeap, limitHeapGrowth } = await import('./lib/process/heap-size')
      const { unsetSettings } = await import('./lib/http/unset-settings')
      // biome-ignore lint/style/noProcessEnv: `env` does not say which settings are unset
      for (const warning of unsetSettings(process.env)) logWarning(warning)
      limitHeapGrowth()
      compactIdleHeap()
      logConsoleCalls()
      installPageCache()
      installRequestHook()
    }
    if (env.METRICS_PORT) {
      const { startMetricsServer } = await import('./lib/http/metrics-server')
      startMetricsServer(env.METRICS_PORT, env.METRICS_HOST)
    }
    if (env.API_BASE_URL) {
      const { startCopy } = await import('./lib/sync/start-copy')
      startCopy({ ...env, API_BASE_URL: env.API_BASE_URL })
    }
    const { startPublishing } = await import('./lib/publishing/start-publishing')
    startPublishing(origin)
  }
}
