/**
 * Warns of settings that hide content or are unset, and starts what runs beside the pages: the log, the metrics, the copy of a hosted
 * API and the publishing of changes.
 */
export async function register(): Promise<void> {
  // Next.js compiles this file for the edge runtime too, which has no node: modules, and sets the variable itself.
  // biome-ignore lint/style/noProcessEnv: not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { serverOrigin } = await import('./lib/publishing/server-origin')
    // biome-ignore lint/style/noProcessEnv: set by Next.js
    const origin = serverOrigin(process.env)
    if (origin === null) return
    const { storeStartContext } = await import('./lib/process/outside-requests')
    storeStartContext()
    const { env } = await import('./lib/env')
    const { site } = await import('./lib/settings/site')
    const { settingWarnings } = await import('./server/setting-warnings')
    const { logWarning } = await import('./lib/process/log')
    for (const warning of settingWarnings(env, site, new Date())) logWarning(warning)
    // The messages of `next dev` are for the terminal.
    // biome-ignore lint/style/noProcessEnv: set by Next.js
    if (process.env.NODE_ENV === 'production') {
      const { logConsoleCalls } = await import('./lib/process/console-log')
      const { unsetSettings } = await import('./server/unset-settings')
      // biome-ignore lint/style/noProcessEnv: `env` does not say which settings are unset
      for (const warning of unsetSettings(process.env, site)) logWarning(warning)
      const { ownPages } = await import('./lib/settings/own-pages')
      const { legalPageWarnings } = await import('./server/legal-pages')
      for (const warning of legalPageWarnings(ownPages(), env)) logWarning(warning)
      logConsoleCalls()
    }
    if (env.METRICS_PORT) {
      const { startMetricsServer } = await import('./lib/process/metrics-server')
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
