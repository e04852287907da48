import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { scopes } from '@/lib/contract/scope'
import { openDatabaseForWriting } from '@/lib/server/db/connect'
import { startPostgres } from '@/lib/server/testing/postgres-server'
import { createToken } from '@/lib/server/tokens'
import { freePort, start } from '@/scripts/run'
import type { Size } from './content'
import { fill } from './fill'
import { listOperations } from './operations'

/**
 * Measures each operation of the API and the plain query it ends in, over HTTP, on generated content, in one run on
 * both engines. Prints a table and writes the same as JSON. It measures; nothing passes or fails.
 */
const options = readOptions()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const results: Result[] = []

const postgres = options.engine === 'sqlite' ? null : await startPostgres()
try {
  if (options.engine !== 'postgres') await measureEngine('sqlite', join(folder, 'bench.db'))
  if (postgres) await measureEngine('postgres', postgres.url)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}
report()

type Result = {
  engine: string
  operation: string
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  plainRequestsPerSecond: number
  /** How many times as long as the plain query. */
  ratio: number
  failures: number
}

async function measureEngine(engine: string, url: string): Promise<void> {
  const started = performance.now()
  await fill(url, options.size)
  console.log(`${engine}: filled in ${Math.round((performance.now() - started) / 1000)} s`)
  const db = openDatabaseForWriting(url)
  const token = await createToken(db, { name: 'bench', scopes, now: new Date() })
  await db.destroy()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const environment = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' }
  const server = await start('tsx', ['bench/server.ts'], `${base}/`, environment)
  try {
    const operations = listOperations({ published_at: 0, reference: '' }, () => sql``)
    for (const [index, { name, address }] of operations.entries()) {
      const plain = await load(`${base}/plain/${index}`, token)
      const api = await load(`${base}/api/v1${address}`, token)
      results.push({
        engine,
        operation: name,
        requestsPerSecond: api.requests.average,
        p50Ms: api.latency.p50,
        p99Ms: api.latency.p99,
        plainRequestsPerSecond: plain.requests.average,
        ratio: plain.requests.average / api.requests.average,
        failures: api.non2xx + api.errors + plain.non2xx + plain.errors,
      })
    }
  } finally {
    await server.stop()
  }
}

async function load(url: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  await autocannon({ url, headers, connections: 4, amount: 20 })
  return autocannon({ url, headers, connections: 4, duration: options.seconds, timeout: 30 })
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '100000' },
      organizations: { type: 'string', default: '2000' },
      jobs: { type: 'string', default: '50000' },
      seconds: { type: 'string', default: '3' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const size: Size = {
    articles: Number(values.articles),
    organizations: Number(values.organizations),
    jobs: Number(values.jobs),
  }
  return { size, seconds: Number(values.seconds), engine: values.engine }
}

function report(): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  const { articles, organizations, jobs } = options.size
  console.log(`\n${articles} articles, ${organizations} organizations, ${jobs} jobs; ${machine}\n`)
  console.log('| engine | operation | req/s | p50 ms | p99 ms | plain query req/s | times the plain query |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: |')
  for (const result of results) {
    const { engine, operation, requestsPerSecond, p50Ms, p99Ms, plainRequestsPerSecond, ratio } = result
    const figures = [requestsPerSecond, p50Ms, p99Ms, plainRequestsPerSecond].map((figure) =>
      figure.toFixed(0),
    )
    console.log(`| ${[engine, operation, ...figures, ratio.toFixed(1)].join(' | ')} |`)
    if (result.failures > 0) console.log(`  ${result.failures} answers were failures`)
  }
  mkdirSync('.data', { recursive: true })
  const path = join('.data', 'bench-api.json')
  writeFileSync(path, `${JSON.stringify({ machine, size: options.size, results }, null, 2)}\n`)
  console.log(`\nWrote ${path}`)
}
