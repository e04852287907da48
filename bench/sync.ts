import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { defineCommand, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { summarizeReads } from '@vitrine/content-store/queries/reads'
import { env } from '@/lib/env'
import { createTarget } from '@/lib/sync/create-target'
import { runReads } from '@/lib/sync/run-reads'
import { Sync } from '@/lib/sync/sync'
import { generatedSite, type Size, startGeneratedApi } from './scale/generated-api'

const count = parsedBy(wholeNumber(0, 99_999_999))
const mebibyte = 2 ** 20
const requestsPerMinute = 600

export const command = defineCommand(
  'bench:sync',
  'Measures the copy of a large hosted API into the content store: requests, time, disk, memory and the longest hold of the event loop, of the first copy and of one that finds no change. It prints figures and tests nothing. It takes about 15 minutes.',
)
  .option('--articles <N>', 'the number of articles', count, 100_000)
  .option('--organizations <N>', 'the number of organizations', count, 2_000)
  .option('--jobs <N>', 'the number of jobs', count, 50_000)
  .option('--database <FILE>', 'a file that "npm run content:generate" has filled (default: a new one)')
  .option('--into <URL>', 'an empty database (default: a new SQLite file)')
  .action(measureSync)

type Options = Size & { database?: string; into?: string }

async function measureSync(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sync-'))
  try {
    const api = await startGeneratedApi(folder, options)
    try {
      const into = options.into ?? `file:${join(folder, 'copy', 'copy.db')}`
      await measureCopies(api, into)
      if (options.into === undefined)
        console.log(`disk: ${Math.round(sizeOf(join(folder, 'copy')) / mebibyte)} MiB`)
    } finally {
      await api.stop()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measureCopies(api: { url: string; token: string }, into: string): Promise<void> {
  const db = openDatabaseForWriting(into)
  try {
    await migrate(db)
    let ahead = 0
    const target = createTarget(db, {
      ...env,
      ...{ API_BASE_URL: api.url, API_TOKEN: api.token, SITE_REFERENCE: generatedSite },
      // The API of the benchmark has no limit: the time at 600 requests a minute follows from their number.
      API_REQUESTS_PER_MINUTE: 1_000_000,
    })
    let requests = 0
    const sync = new Sync({
      ...target,
      pace: () => {
        requests += 1
        return target.pace()
      },
      // Everything is pending again in the second copy.
      clock: () => new Date(Date.now() + ahead),
    })
    await sync.start()
    for (const name of ['first copy', 'copy without a change']) {
      requests = 0
      const delay = monitorEventLoopDelay({ resolution: 5 })
      const startedAt = performance.now()
      delay.enable()
      await runReads(sync, { concurrency: 8, signal: new AbortController().signal, once: true })
      delay.disable()
      const seconds = (performance.now() - startedAt) / 1_000
      const minutes = requests / (requestsPerMinute * 0.8)
      console.log(
        `${name}: ${requests} requests in ${seconds.toFixed(0)} s (${minutes.toFixed(0)} minutes at ${requestsPerMinute} a minute), event loop held ${Math.round(delay.max / 1e6)} ms at most, ${Math.round(delay.percentile(99) / 1e6)} ms in p99, memory ${Math.round(process.memoryUsage.rss() / mebibyte)} MiB`,
      )
      ahead += 7 * 3_600_000
    }
    console.log(JSON.stringify(await summarizeReads(db)))
  } finally {
    await db.destroy()
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

await runIfMain(import.meta.url, command)
