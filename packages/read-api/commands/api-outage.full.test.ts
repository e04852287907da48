import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@vitrine/content-store/testing/engines'
import getPort from 'get-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { makeFiles } from '#testing/content-folder'
import { importedAt, importFiles } from '#testing/test-api'

const line = z.looseObject({
  level: z.string(),
  time: z.iso.datetime(),
  msg: z.string(),
  status: z.int().optional(),
  failedRequests: z.int().optional(),
})

test('npm run api logs an outage as one line a second with the number of failed requests, and nothing for each of them', async () => {
  const { url: path, remove } = await createDatabase('sqlite')
  onTestFinished(remove)
  await importFiles(path, makeFiles(), importedAt)
  const port = await getPort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/read-api/commands/api.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      DATABASE_URL: path,
      PORT: String(port),
      API_RATE_LIMIT_PER_ADDRESS: '0',
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const lines = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((text) => line.parse(JSON.parse(text)))
  await vi.waitUntil(() => output.includes('listening'), { timeout: 60_000 })
  const statusOf = async (index: number) =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/embed?organization_reference=AcmE01&n=${index}`)).status
  expect(await statusOf(0)).toBe(200)

  // The line of a request is written after its response.
  await vi.waitUntil(() => lines().some(({ msg }) => msg === 'request'))
  const before = lines().length
  renameSync(path, `${path}.away`)
  const started = performance.now()
  let sent = 0
  while (performance.now() - started < 3_500) {
    const statuses = await Promise.all(Array.from({ length: 10 }, (_, index) => statusOf(index)))
    expect(new Set(statuses)).toEqual(new Set([503]))
    sent += statuses.length
    await wait(20)
  }
  const seconds = (performance.now() - started) / 1_000
  renameSync(`${path}.away`, path)
  expect(await statusOf(0)).toBe(200)

  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  const after = lines().slice(before)
  const outage = after.filter(({ status }) => status === 503)
  expect(outage.length).toBeGreaterThan(2)
  // One more is written when the process stops.
  expect(outage.length).toBeLessThanOrEqual(Math.ceil(seconds) + 2)
  expect(outage.reduce((sum, { failedRequests = 0 }) => sum + failedRequests, 0)).toBe(sent)
  expect(sent).toBeGreaterThan(outage.length * 5)
  for (const entry of outage) {
    expect(entry).toMatchObject({ level: 'error', operation: 'getEmbed', requestId: expect.any(String) })
    expect(entry).toHaveProperty('err.message')
  }
  // Nothing else but the successful request and the end of the process, whose last lines can be in any order.
  const others = after.filter(({ status }) => status !== 503).map(({ msg }) => msg)
  expect(others.sort()).toEqual(['request', 'stopped', 'stopping'])
}, 120_000)
