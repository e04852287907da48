import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scopes } from '@vitrine/api-contract/scope'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { startPostgres } from '@vitrine/content-store/testing/postgres-server'
import getPort from 'get-port'
import { sql } from 'kysely'
import { createToken } from '#tokens'
import { readDataset } from './dataset'
import { fill } from './fill'
import type { Size } from './generator/generate'
import { connections, type Limit, load, type Measured } from './load'
import { listOperations } from './operations'
import { type Result, report } from './report'
import { startServer } from './start-server'

const maxWarmUpRequests = 300

type Options = {
  articles: number
  organizations: number
  jobs: number
  /** The duration of each measurement. */
  seconds: number
  engine?: 'sqlite' | 'postgres'
}

/** What the measurement of an engine needs. */
type Bench = { size: Size; seconds: number; results: Result[] }

/** Measures each operation on one engine or both, and prints the table. */
export async function measureApi({ seconds, engine, ...records }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const bench: Bench = { size: { ...records, seed: 1 }, seconds, results: [] }
  const postgres = engine === 'sqlite' ? null : await startPostgres()
  try {
    if (engine !== 'postgres') await measureEngine(bench, 'sqlite', join(folder, 'bench.db'))
    if (postgres) await measureEngine(bench, 'postgres', postgres.url)
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  }
  report(bench.size, bench.results)
}

async function measureEngine({ size, seconds, results }: Bench, engine: string, url: string): Promise<void> {
  const started = performance.now()
  await fill(url, size)
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
      results.push({ engine, operation: name, ...(await measure(shuffled, seconds, send)) })
    }
  } finally {
    await server.stop()
  }
}

async function measure(
  requests: readonly { apiPath: string; plainPath: string }[],
  duration: number,
  send: (paths: string[], limit: Limit) => Promise<Measured>,
) {
  const warmUpCount = Math.min(maxWarmUpRequests, Math.floor(requests.length / 5))
  const distinctCount = Math.floor((requests.length - warmUpCount) / connections) * connections
  const apiPaths = requests.map(({ apiPath }) => apiPath)
  const plainPaths = requests.map(({ plainPath }) => plainPath)
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
