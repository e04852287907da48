import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scopes } from '@vitrine/api-contract/scope'
import autocannon from 'autocannon'
import getPort from 'get-port'
import { sql } from 'kysely'
import { openDatabaseForWriting } from '#db/connect'
import { startPostgres } from '#testing/postgres-server'
import { createToken } from '#tokens'
import type { Size } from './content'
import { fill } from './fill'
import { listOperations, readPageStarts } from './operations'
import { startServer } from './start-server'

/**
 * Measures each operation of the API and the plain query it ends in, over HTTP, on generated content, in one run on
 * both engines: first with questions that were never asked before, then with one of them again and again. Prints a
 * table and writes the same as JSON. It measures; nothing passes or fails.
 */
const connections = 4
const maxWarmUp = 300
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

type Measured = { requestsPerSecond: number; p50Ms: number; p99Ms: number; failures: number }

type Result = {
  engine: string
  operation: string
  /** How many different questions were asked, each of them once. */
  questions: number
  first: Measured
  /** One question again and again. */
  again: Measured
  /** The queries of the same questions. */
  plain: Measured
  /** How many times as long as the plain query. */
  ratio: { first: number; again: number }
}

async function measureEngine(engine: string, url: string): Promise<void> {
  const started = performance.now()
  await fill(url, options.size)
  console.log(`${engine}: filled in ${Math.round((performance.now() - started) / 1000)} s`)
  const db = openDatabaseForWriting(url)
  const token = await createToken(db, { name: 'bench', scopes, now: new Date() })
  const operations = listOperations(await readPageStarts(db), () => sql``)
  await db.destroy()
  const port = await getPort()
  const base = `http://127.0.0.1:${port}`
  const environment = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' }
  const server = await startServer(`${base}/`, environment)
  try {
    for (const [index, { name, questions }] of operations.entries()) {
      const order = shuffle(questions.map(({ address }, at) => ({ address, query: `/plain/${index}/${at}` })))
      const ask = (paths: string[], limit: Limit) => load(base, token, paths, limit)
      results.push({ engine, operation: name, ...(await measure(order, ask)) })
    }
  } finally {
    await server.stop()
  }
}

async function measure(
  order: readonly { address: string; query: string }[],
  ask: (paths: string[], limit: Limit) => Promise<Measured>,
) {
  const warmUp = Math.min(maxWarmUp, Math.floor(order.length / 5))
  const addresses = order.map(({ address }) => `/api/v1${address}`)
  const queries = order.map(({ query }) => query)
  const amount = Math.floor((order.length - warmUp) / connections) * connections
  const duration = options.seconds
  // The engine is to have read all it needs before either is measured.
  await ask(queries, { amount: queries.length })
  await ask(addresses.slice(0, warmUp), { amount: warmUp })
  const first = await ask(addresses.slice(warmUp, warmUp + amount), { amount })
  const again = await ask(addresses.slice(0, 1), { duration })
  const plain = await ask(queries.slice(warmUp), { duration })
  const times = (measured: Measured) => plain.requestsPerSecond / measured.requestsPerSecond
  return { questions: amount, first, again, plain, ratio: { first: times(first), again: times(again) } }
}

type Limit = { amount: number } | { duration: number }

/** Asks the paths in turn, each connection its own share of them, so that none is asked twice before all are asked. */
async function load(url: string, token: string, paths: readonly string[], limit: Limit): Promise<Measured> {
  const shares = Math.min(connections, paths.length)
  const times: number[] = []
  let clients = 0
  let finished = 0
  const started = performance.now()
  const { non2xx, errors } = await autocannon({
    url,
    connections: paths.length === 1 ? connections : shares,
    timeout: 60,
    ...limit,
    setupClient: (client) => {
      const share = paths.filter((_, at) => at % shares === clients % shares)
      clients += 1
      const headers = { Authorization: `Bearer ${token}` }
      client.setRequests(share.map((path) => ({ method: 'GET', path, headers })))
      // Autocannon itself counts whole milliseconds, and ends on a whole second.
      client.on('response', (_status, _bytes, time) => {
        times.push(time)
        finished = performance.now()
      })
    },
  })
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    requestsPerSecond: (1000 * times.length) / (finished - started),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    failures: non2xx + errors,
  }
}

/** The same in every run. */
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
  console.log(
    'req/s / p50 ms / p99 ms / times the plain query; `first` asks everything once, `again` one thing\n',
  )
  console.log('| engine | operation | asked | first | again | plain query |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: |')
  for (const { engine, operation, questions, first, again, plain, ratio } of results) {
    const figures = [
      `${show(first)} / ${ratio.first.toFixed(1)}`,
      `${show(again)} / ${ratio.again.toFixed(1)}`,
      show(plain),
    ]
    console.log(`| ${[engine, operation, questions, ...figures].join(' | ')} |`)
    const failures = first.failures + again.failures + plain.failures
    if (failures > 0) console.log(`  ${failures} answers were failures`)
  }
  mkdirSync('.data', { recursive: true })
  const path = join('.data', 'bench-api.json')
  writeFileSync(path, `${JSON.stringify({ machine, size: options.size, results }, null, 2)}\n`)
  console.log(`\nWrote ${path}`)
}

function show({ requestsPerSecond, p50Ms, p99Ms }: Measured): string {
  return `${requestsPerSecond.toFixed(0)} / ${p50Ms.toFixed(1)} / ${p99Ms.toFixed(0)}`
}
