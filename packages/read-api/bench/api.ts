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
 * Measures each operation of the API over HTTP on generated content, on both engines, and the plain query that
 * returns the same records. It has no limit that a result could fail. packages/read-api/README.md explains the table.
 */
const maxWarmUp = 300
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
  const operations = listOperations(await readDataset(db), () => sql``)
  await db.destroy()
  const port = await getPort()
  const base = `http://127.0.0.1:${port}`
  const environment = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' }
  const server = await startServer(`${base}/`, environment)
  try {
    for (const [index, { name, requests }] of operations.entries()) {
      const order = shuffle(
        requests.map(({ path }, at) => ({ path: `/api/v1${path}`, query: `/plain/${index}/${at}` })),
      )
      if (order.length < 2 * connections) {
        console.log(`${engine}: ${name}: too few records to measure`)
        continue
      }
      const send = (paths: string[], limit: Limit) => load(base, token, paths, limit)
      results.push({ engine, operation: name, ...(await measure(order, send)) })
    }
  } finally {
    await server.stop()
  }
}

async function measure(
  order: readonly { path: string; query: string }[],
  send: (paths: string[], limit: Limit) => Promise<Measured>,
) {
  const warmUp = Math.min(maxWarmUp, Math.floor(order.length / 5))
  const paths = order.map(({ path }) => path)
  const queries = order.map(({ query }) => query)
  const amount = Math.floor((order.length - warmUp) / connections) * connections
  const duration = options.seconds
  // Both measurements start when the engine has read its pages into memory.
  await send(queries, { amount: queries.length })
  await send(paths.slice(0, warmUp), { amount: warmUp })
  const distinct = await send(paths.slice(warmUp, warmUp + amount), { amount })
  const repeated = await send(paths.slice(0, 1), { duration })
  const plain = await send(queries.slice(warmUp), { duration })
  const ratioOf = (measured: Measured) => plain.requestsPerSecond / measured.requestsPerSecond
  const ratio = { distinct: ratioOf(distinct), repeated: ratioOf(repeated) }
  return { requests: amount, distinct, repeated, plain, ratio }
}

/** The same order in every run. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const keyOf = (at: number) => Math.imul(at + 1, 2654435761) >>> 0
  const keyed = items.map((item, at) => ({ item, key: keyOf(at) }))
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
