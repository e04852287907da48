import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defineCommand, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { startPostgres } from '@vitrine/content-store/testing/postgres-server'
import getPort from 'get-port'
import { startUpstream } from '@/e2e/support/upstream'
import { assignPort, copyApi, run, startServer } from '@/scripts/run'
import { measureFilters } from './scale/filters'
import { generatedSite, type Size, startGeneratedApi } from './scale/generated-api'
import { measurePage, type PageRow } from './scale/page'
import { findPages } from './scale/pages'
import { measurePauses } from './scale/pauses'
import { readMetric } from './support/read-metric'

const mebibyte = 2 ** 20

/** A stored page is sent at once, and rendered again after that. */
const pauseMs = 1_000

const count = parsedBy(wholeNumber(0, 99_999_999))

export const command = defineCommand(
  'bench:scale',
  'Measures a site of many records: each kind of page and document cold and warm, the responses of the job board, the memory, the first copy and the build. It prints figures and tests nothing. It takes about 20 minutes.',
)
  .option('--articles <N>', 'the number of articles', count, 100_000)
  .option('--organizations <N>', 'the number of organizations', count, 2_000)
  .option('--jobs <N>', 'the number of jobs', count, 50_000)
  .option('--filters <N>', 'the number of random filters of the job board', count, 500)
  .option('--database <FILE>', 'a file that "npm run content:generate" has filled (default: a new one)')
  .option('--postgres', 'copies into a Postgres server that it starts, instead of a SQLite file')
  .option('--skip-build', 'uses the build in .next of an earlier run')
  .action(measureSite)

type Options = Size & {
  filters: number
  database?: string
  postgres?: true
  skipBuild?: true
}

async function measureSite(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-scale-'))
  try {
    const api = await startGeneratedApi(folder, options)
    const upstream = await startUpstream(api.url)
    const postgres = options.postgres ? await startPostgres() : null
    try {
      const metricsPort = await getPort()
      const site = await assignPort({
        API_BASE_URL: upstream.url,
        API_TOKEN: api.token,
        // The limits of the API at that address; the generated one has none.
        API_REQUESTS_PER_MINUTE: '1000000',
        SITE_REFERENCE: generatedSite,
        CACHE_DIRECTORY: join(folder, 'cache'),
        DATABASE_URL: postgres?.url ?? `file:${join(folder, 'copy.db')}`,
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: 'error',
      })
      const startedCopy = performance.now()
      await copyApi(site.environment)
      const copySeconds = (performance.now() - startedCopy) / 1000
      console.log(
        `first copy: ${copySeconds.toFixed(0)} s, ${upstream.takeRequests().length} requests to the API`,
      )
      // Everything from here on is without the API.
      upstream.fail({ kind: 'down' })
      const startedBuild = performance.now()
      if (!options.skipBuild) await run('next', ['build'], site.environment)
      const buildSeconds = (performance.now() - startedBuild) / 1000
      console.log(`build: ${buildSeconds.toFixed(0)} s`)
      const server = await startServer('site', [], `${site.url}/icon.svg`, site.environment)
      try {
        const memory = () => readMetric(metricsPort, 'process_resident_memory_bytes')
        const idleBytes = await memory()
        const boardStarted = performance.now()
        const { longestMs } = await measurePauses(
          site.url,
          fetch(`${site.url}/api/search/jobs?locale=en`).then((response) => response.arrayBuffer()),
        )
        const boardSeconds = (performance.now() - boardStarted) / 1000
        const boardBytes = await memory()
        const rows: PageRow[] = []
        for (const page of await findPages(site.url)) {
          await wait(pauseMs)
          rows.push(await measurePage(site.url, page))
        }
        report(rows)
        console.log(
          `first response of the job board: ${boardSeconds.toFixed(1)} s; meanwhile a small response took ${longestMs.toFixed(0)} ms at most`,
        )
        const filters = await measureFilters(site.url, options.filters)
        console.log(
          `responses to ${filters.count} random filters: median ${filters.medianMs.toFixed(0)} ms, p95 ${filters.p95Ms.toFixed(0)} ms, largest ${filters.maxBytes} bytes compressed`,
        )
        const inMebibytes = [idleBytes, boardBytes, await memory()].map((bytes) =>
          Math.round(bytes / mebibyte),
        )
        console.log(`memory at start, with the job board and at the end: ${inMebibytes.join(', ')} MiB`)
      } finally {
        await server.stop()
      }
    } finally {
      await postgres?.stop()
      await upstream.stop()
      await api.stop()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function report(rows: readonly PageRow[]): void {
  console.log('\n| page | status | bytes compressed | cold ms | warm ms | path |')
  console.log('| --- | ---: | ---: | ---: | ---: | --- |')
  for (const { name, status, bytes, coldMs, warmMs, path } of rows)
    console.log(`| ${name} | ${status} | ${bytes} | ${coldMs.toFixed(0)} | ${warmMs.toFixed(0)} | ${path} |`)
}

await runIfMain(import.meta.url, command)
