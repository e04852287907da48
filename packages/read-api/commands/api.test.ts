import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { errorWire } from '@vitrine/api-contract/error'
import { openDatabase } from '@vitrine/content-store/db/connect'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startApi, type TestApi } from '#testing/test-api'
import { listTokens } from '#tokens'

let api: TestApi
let child: ChildProcess
let url: string
let metricsUrl: string
let token: string
let output = ''

/** `npm run api` with test content. */
beforeAll(async () => {
  api = await startApi()
  token = await api.tokenFor('jobs_r')
  const [port, metricsPort] = [await getPort(), await getPort()]
  url = `http://127.0.0.1:${port}`
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  child = spawn(process.execPath, ['--import', 'tsx', 'packages/read-api/commands/api.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      DATABASE_URL: api.databaseUrl,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      API_RATE_LIMIT_PER_ADDRESS: '3',
    },
  })
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  await vi.waitUntil(() => output.includes('listening'), { timeout: 50_000 })
}, 60_000)

afterAll(async () => {
  if (child.exitCode === null) child.kill('SIGTERM')
  await api.stop()
})

const lines = () =>
  output
    .trim()
    .split('\n')
    .map((line) =>
      z.looseObject({ level: z.string(), time: z.iso.datetime(), msg: z.string() }).parse(JSON.parse(line)),
    )

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers })

test('npm run api responds to health checks, is ready only with its database, and compresses', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  renameSync(api.databaseUrl, `${api.databaseUrl}.away`)
  const away = await get('/readyz')
  expect([away.status, errorWire.parse(await away.json()).error]).toEqual([503, 'unavailable'])
  expect((await get('/healthz')).status).toBe(200)
  renameSync(`${api.databaseUrl}.away`, api.databaseUrl)
  expect((await get('/readyz')).status).toBe(200)
  const response = await get('/api/v1/embed?organization_reference=AcmE01', { 'Accept-Encoding': 'br' })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(await response.json()).toMatchObject({ name: 'Acme & Sons' })
})

test('npm run api logs each request as a line of JSON without secrets', async () => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': 'test-1' }
  await get('/api/v1/external/jobs/WTTJ_gld0A7L?access_token=hunter2&stages=true', headers)
  await get(`/api/v1/external/jobs/${token}`, headers)
  // The line of a request is written after its response.
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(2)
  expect(lines().find(({ requestId }) => requestId === 'test-1')).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'GET',
    path: '/api/v1/external/jobs/WTTJ_gld0A7L',
    operation: 'getJob',
    status: 200,
    durationMs: expect.any(Number),
  })
  for (const secret of [token, 'hunter2', 'stages', 'Bearer', 'organization_reference']) {
    expect(output).not.toContain(secret)
  }
})

test('npm run api limits requests for each client, and for each token', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await get('/api/v1/embed')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await get('/api/v1/external/jobs/x', { Authorization: `Bearer ${token}` })).status).toBe(404)
})

test('npm run api serves metrics by operation and status on METRICS_PORT only', async () => {
  const text = await (await fetch(metricsUrl)).text()
  expect(text).toMatch(/vitrine_api_request_duration_seconds_count\{operation="getJob",status="200"\} 1/)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect((await get('/metrics')).ok).toBe(false)
  // The default METRICS_HOST is 127.0.0.1.
  await expect(fetch(metricsUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow()
})

test('npm run api exits with 0 on SIGTERM, after it has stored the last use of tokens', async () => {
  // `close` comes after the last output, `exit` does not.
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  expect((await closed)[0]).toBe(0)
  expect(lines().map(({ msg }) => msg)).toContain('stopped')
  const db = openDatabase(api.databaseUrl)
  expect((await listTokens(db, new Date())).some(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true)
  await db.destroy()
})
