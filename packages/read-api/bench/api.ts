import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scopes } from '@vitrine/api-contract/scope'
import getPort from 'get-port'
import { sql } from 'kysely'
import { openDatabaseForWriting } from '#db/connect'
import { startPostgres } from '#testing/postgres-server'
import { createToken } from '#tokens'
import { readDataset } from './dataset'
import { fill } from './fill'
import type { Size } from './generator/generate'
import { connections, type Limit, load, type Measured } from './load'
import { listOperations } from './operations'
import { type Result, report } from './report'
import { startServer } from './start-server'

/**
 * Measures each operation of the API over HTTP with generated content, on SQLite and on Postgres. For comparison, it
 * measures a plain query: one SQL query that returns the same records, without the API. The benchmark only reports; no
 * result makes it fail. packages/read-api/README.md explains the table.
 */

const maxWarmUpRequests = 300
const usage =
  'usage: npm run bench:api -- [--articles N] [--organizations N] [--jobs N] [--seconds N] [--engine sqlite|postgres]'

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
report(options.size, results)

async function measureEngine(engine: string, url: string): Promise<void> {
  const started = performance.now()
  await fill(url, options.size)
  console.log(`${engine}: imported in ${Math.round((performance.now() - started) / 1000)} s`)
  const db = openDatabaseForWriting(url)
  const token = await createToken(db, { name: 'bench', scopes, now: new Date() })
  // This process uses only the paths of the requests. server.ts builds the plain queries, with their title condition.
  const operations = listOperations(await readDataset(db), () => sql``)
  await db.destroy()
  const port = await getPort()
  const base = `http://127.0.0.1:${port}`
  const environment = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' }
  const server = await startServer(`${base}/`, environment)
  try {
    for (const [operationIndex, { name, requests }] of operations.entries()) {
      const shuffled = shuffle(
        requests.map(({ path }, requestIndex) => ({
          apiPath: `/api/v1${path}`,
          plainPath: `/plain/${operationIndex}/${requestIndex}`,
        })),
      )
      if (shuffled.length < 2 * connections) {
        console.log(`${engine}: ${name}: too few different requests to measure`)
        continue
      }
      const send = (paths: string[], limit: Limit) => load(base, token, paths, limit)
      results.push({ engine, operation: name, ...(await measure(shuffled, send)) })
    }
  } finally {
    await server.stop()
  }
}

async function measure(
  requests: readonly { apiPath: string; plainPath: string }[],
  send: (paths: string[], limit: Limit) => Promise<Measured>,
) {
  const warmUpCount = Math.min(maxWarmUpRequests, Math.floor(requests.length / 5))
  const distinctCount = Math.floor((requests.length - warmUpCount) / connections) * connections
  const apiPaths = requests.map(({ apiPath }) => apiPath)
  const plainPaths = requests.map(({ plainPath }) => plainPath)
  const duration = options.seconds
  // Warm-up: afterwards the database engine has the records in memory.
  await send(plainPaths, { amount: plainPaths.length })
  await send(apiPaths.slice(0, warmUpCount), { amount: warmUpCount })
  const distinctPaths = apiPaths.slice(warmUpCount, warmUpCount + distinctCount)
  const distinct = await send(distinctPaths, { amount: distinctCount })
  const repeated = await send(apiPaths.slice(0, 1), { duration })
  const plain = await send(plainPaths.slice(warmUpCount), { duration })
  const ratioOf = (measured: Measured) => plain.requestsPerSecond / measured.requestsPerSecond
  const ratio = { distinct: ratioOf(distinct), repeated: ratioOf(repeated) }
  return { requests: distinctCount, distinct, repeated, plain, ratio }
}

/** Sorts the items by a multiplicative hash of their index, so that the order is mixed and the same in every run. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const hash = (index: number) => Math.imul(index + 1, 2654435761) >>> 0
  const keyed = items.map((item, index) => ({ item, key: hash(index) }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
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
  const numbers = [values.articles, values.organizations, values.jobs, values.seconds].map(Number)
  if (!numbers.every((number) => number >= 1) || !['both', 'sqlite', 'postgres'].includes(values.engine)) {
    console.error(usage)
    process.exit(1)
  }
  const size: Size = {
    articles: Number(values.articles),
    organizations: Number(values.organizations),
    jobs: Number(values.jobs),
    seed: 1,
  }
  return { size, seconds: Number(values.seconds), engine: values.engine }
}
