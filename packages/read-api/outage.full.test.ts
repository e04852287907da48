import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { scopes } from '@vitrine/api-contract/scope'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { type PostgresServer, startPostgres } from '@vitrine/content-store/testing/postgres-server'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeFiles } from './testing/content-folder'
import { expectStrict } from './testing/strict-response'
import { importedAt, importFiles } from './testing/test-api'
import { createToken } from './tokens'

const loops = 20

let postgres: PostgresServer
let token: string

beforeAll(async () => {
  postgres = await startPostgres()
  await importFiles(postgres.url, makeFiles(), importedAt)
  const db = openDatabaseForWriting(postgres.url)
  token = await createToken(db, { name: 'test', scopes, now: importedAt })
  await db.destroy()
})
afterAll(() => postgres.stop())

type Sample = { at: number; ms: number; status: number }

/** Starts `npm run api` as a child process and sends it `loops` concurrent requests all the time. */
async function startLoadedApi() {
  const port = await getPort()
  const environment = {
    NODE_ENV: 'production' as const,
    DATABASE_URL: postgres.url,
    PORT: String(port),
    // The load exceeds the limits of one client.
    API_RATE_LIMIT_PER_MINUTE: '0',
    API_RATE_LIMIT_PER_ADDRESS: '0',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/read-api/commands/api.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const get = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { headers })
    expectStrict(`/api/v1${path}`, response.status, await response.text())
    if (response.status === 503) expect(response.headers.get('Retry-After')).toBe('5')
    return response.status
  }
  const paths = ['/embed?organization_reference=AcmE01', '/external/cms/articles/all', '/external/jobs/x']
  const isUp = () => get('/openapi.json').catch(() => 0)
  await vi.waitUntil(async () => child.exitCode !== null || (await isUp()) === 200, { timeout: 20_000 })

  const samples: Sample[] = []
  let isRunning = true
  const running = Array.from({ length: loops }, async (_, index) => {
    while (isRunning) {
      const at = performance.now()
      // Status 0 is a request without a response.
      const status = await get(paths[index % paths.length] ?? '').catch(() => 0)
      samples.push({ at, ms: performance.now() - at, status })
      await wait(5)
    }
  })
  const stop = async () => {
    isRunning = false
    await Promise.all(running)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  /** The log lines of failed requests; complete after `stop`. */
  const failures = () =>
    [...output.matchAll(/^.*"status":503,.*"failedRequests":(\d+).*$/gm)].map(([, count]) => Number(count))
  return { samples, failures, isAlive: () => child.exitCode === null, stop }
}

test('the API under load responds with 503 within 1.5 s after Postgres is killed, logs one line a second, and recovers without a restart', async () => {
  const { samples, failures, isAlive, stop } = await startLoadedApi()
  try {
    await wait(500)
    await postgres.kill()
    const killed = performance.now()
    await wait(2000)
    const restarting = performance.now()
    await postgres.restart()
    const back = performance.now()
    await wait(3000)
    const between = (from: number, to: number) => samples.filter(({ at }) => at >= from && at < to)

    // A request that is sent at the end of the outage can have its response after it.
    const outage = between(killed, restarting).filter(({ at, ms }) => at + ms < restarting)
    expect(outage.length).toBeGreaterThan(loops)
    expect([...new Set(outage.map(({ status }) => status))]).toEqual([503])
    expect(Math.max(...samples.filter(({ status }) => status === 503).map(({ ms }) => ms))).toBeLessThan(1500)
    const recovered = samples.filter(({ status, at }) => at > back && status === 200)
    expect(Math.min(...recovered.map(({ at, ms }) => at + ms - back))).toBeLessThan(5000)
    expect(new Set(between(back + 2000, Number.POSITIVE_INFINITY).map(({ status }) => status))).toEqual(
      new Set([200, 404]),
    )
    expect(samples.every(({ status }) => status !== 0)).toBe(true)
    expect(isAlive()).toBe(true)
  } finally {
    await stop()
  }
  const failed = samples.filter(({ status }) => status === 503)
  const end = Math.max(...failed.map(({ at, ms }) => at + ms))
  const seconds = (end - Math.min(...failed.map(({ at }) => at))) / 1000
  expect(failures().length).toBeGreaterThan(1)
  // One more is written when the process stops.
  expect(failures().length).toBeLessThanOrEqual(Math.ceil(seconds) + 2)
  expect(failures().reduce((sum, count) => sum + count, 0)).toBe(failed.length)
}, 30_000)
