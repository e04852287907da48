import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import getPort from 'get-port'
import { assignPort, type Environment, run, startServer } from '@/scripts/run'
import type { Bench } from './with-cleanup'

export type DemoSite = { url: string; metricsPort: number; webhookSecret: string }

/** Imports the demo content into a new database and builds the site. */
export async function buildDemoSite(
  { folder }: Bench,
  { skipBuild }: { skipBuild?: true },
): Promise<Environment> {
  const settings = { API_BASE_URL: '', DATABASE_URL: `file:${join(folder, 'content.db')}` }
  await run('tsx', ['packages/read-api/commands/content-import.ts', 'content'], {
    ...settings,
    // The import would send a webhook to a site that does not run yet.
    REVALIDATE_SECRET: '',
  })
  const { environment } = await assignPort(settings)
  if (!skipBuild) await run('next', ['build'], environment)
  return settings
}

/** Serves the build until the end of the benchmark. Pages older than `revalidateSeconds` are rendered again. */
export async function serveDemoSite(
  { folder, atEnd }: Bench,
  settings: Environment,
  revalidateSeconds = 86_400,
): Promise<DemoSite> {
  const metricsPort = await getPort()
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`
  const { url, environment } = await assignPort({
    ...settings,
    CACHE_DIRECTORY: join(folder, `cache-${metricsPort}`),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
    REVALIDATE_SECRET: webhookSecret,
    REVALIDATE_SECONDS: String(revalidateSeconds),
    // The nginx of bench:speed sends the address of its client.
    TRUSTED_PROXIES: '1',
  })
  const server = await startServer('site', [], url, environment)
  atEnd(server.stop)
  return { url, metricsPort, webhookSecret }
}
