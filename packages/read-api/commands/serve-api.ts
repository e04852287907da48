import { once } from 'node:events'
import type { HttpBindings } from '@hono/node-server'
import { openDatabase, openDatabaseForBriefWrites } from '@vitrine/content-store/db/connect'
import { migrateWithRetries } from '@vitrine/content-store/db/migrate-with-retries'
import { Hono } from 'hono'
import { createApp } from '#app'
import { env } from '#env'
import { createFailureLog } from '#process/failure-log'
import { healthRoutes } from '#process/health'
import { drain, listen } from '#process/http-server'
import { createLogger, logRequest } from '#process/log'
import { createMetrics } from '#process/metrics'
import { adviseOnMissingContent } from '#process/missing-content'
import { createRateLimits } from '#process/rate-limits'
import { createTokenUses } from '#token-uses'

const drainMs = 10_000

/** Serves the API until a signal stops the process. */
export async function serveApi(): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL)
  const logError = (message: string, err: unknown, details: object = {}) =>
    logger.error({ ...details, err }, message)
  const failures = createFailureLog(logError)

  const db = openDatabase(env.DATABASE_URL)
  const migrated = migrateWithRetries(env.DATABASE_URL, logError)
  const tokenUses = createTokenUses({ open: () => openDatabaseForBriefWrites(env.DATABASE_URL), logError })
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics()
  const state = { isStopping: false }

  const api = createApp({
    db,
    siteUrl: env.SITE_URL,
    siteLocales: { locales: env.SITE_LOCALES, defaultLocale: env.DEFAULT_LOCALE },
    compresses: true,
    limits: createRateLimits({
      perToken: env.API_RATE_LIMIT_PER_MINUTE,
      perAddress: env.API_RATE_LIMIT_PER_ADDRESS,
      trustedProxies: env.TRUSTED_PROXIES,
    }),
    logError: failures.add,
    observe: (request) => {
      // The lines of failed requests are those of `failures`.
      if (request.status < 500) logRequest(logger, request)
      metrics?.observe(request)
    },
    onTokenUsed: tokenUses.note,
  })
  const app = new Hono<{ Bindings: HttpBindings }>()
    .route('/', healthRoutes({ db, isStopping: () => state.isStopping }))
    .all('*', (c) => api.fetch(c.req.raw, { ...c.env }))

  try {
    const port = env.PORT ?? 4000
    const server = await listen(app.fetch, port)
    const metricsServer =
      env.METRICS_PORT === undefined ? undefined : metrics?.listen(env.METRICS_PORT, env.METRICS_HOST)
    if (metricsServer) await once(metricsServer, 'listening')
    const listening = {
      url: `http://localhost:${port}/api/v1`,
      imageOrigin: env.SITE_URL,
      ...(metricsServer && { metricsPort: env.METRICS_PORT, metricsHost: env.METRICS_HOST }),
    }
    logger.info(listening, 'listening')
    void migrated.then(async () => {
      const advice = await adviseOnMissingContent(db, env.DATABASE_URL)
      if (advice !== null) logger.warn(advice)
    })

    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, async () => {
        if (state.isStopping) return
        state.isStopping = true
        logger.info({ signal }, 'stopping')
        await drain(server, drainMs)
        failures.flush()
        metricsServer?.close()
        metricsServer?.closeAllConnections()
        await tokenUses.stop()
        await db.destroy()
        logger.info('stopped')
        // A database driver can have open handles.
        process.exit(0)
      })
    }
  } catch (error) {
    logger.error({ err: error }, 'the server did not start')
    // One of the two ports can be open already, and would keep the process alive.
    process.exit(1)
  }
}
