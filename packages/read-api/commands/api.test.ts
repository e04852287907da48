import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { errorWire } from '@vitrine/api-contract/error'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#db/connect'
import { startApi, type TestApi } from '#testing/test-api'
import { listTokens } from '#tokens'

let api: TestApi
let child: ChildProcess
let url: string
let metricsUrl: string
let token: string
let output = ''

/** As `npm run api` does it, on content of its own. */
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
  while (!output.includes('listening')) await wait(50)
}, 30_000)

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

test('lives, is ready while its database answers, and answers compressed', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  renameSync(api.databaseUrl, `${api.databaseUrl}.away`)
  const away = await get('/readyz')
  expect([away.status, errorWire.parse(await away.json()).error]).toEqual([503, 'unavailable'])
  expect((await get('/healthz')).status).toBe(200)
  renameSync(`${api.databaseUrl}.away`, api.databaseUrl)
  expect((await get('/readyz')).status).toBe(200)
  const answer = await get('/api/v1/embed?organization_reference=AcmE01', { 'Accept-Encoding': 'br' })
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(await answer.json()).toMatchObject({ name: 'Acme & Sons' })
})

test('logs a line of JSON a request, and no secret in any', async () => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': 'test-1' }
  await get('/api/v1/external/jobs/WTTJ_gld0A7L?access_token=hunter2&stages=true', headers)
  await get(`/api/v1/external/jobs/${token}`, headers)
  await wait(100)
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

test('has limits unless it is told otherwise', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await get('/api/v1/embed')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await get('/api/v1/external/jobs/x', { Authorization: `Bearer ${token}` })).status).toBe(404)
})

test('counts requests by operation and status, on a port of their own', async () => {
  const text = await (await fetch(metricsUrl)).text()
  expect(text).toMatch(/vitrine_api_request_duration_seconds_count\{operation="getJob",status="200"\} 1/)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect((await get('/metrics')).ok).toBe(false)
})

test('ends on SIGTERM with 0, and has written when its tokens were used', async () => {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await exit)[0]).toBe(0)
  expect(lines().at(-1)?.msg).toBe('stopped')
  const db = openDatabase(api.databaseUrl)
  expect((await listTokens(db, new Date())).some(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true)
  await db.destroy()
})
