import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { counter, gauge } from '@/lib/process/metrics'
import { startMetricsServer } from './metrics-server'

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

async function start(port: number, host = '127.0.0.1'): Promise<Server> {
  const server = startMetricsServer(port, host)
  onTestFinished(() => {
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve).once('error', resolve))
  return server
}

test('serves the metrics of the site and of the process', async () => {
  counter('test_total', 'A test', ['kind']).inc({ kind: 'a' }, 2)
  counter('test_total', 'A test', ['kind']).inc({ kind: 'a' })
  gauge('test_size', 'A test', [], (size) => size.set(7))
  const port = portOf(await start(0))
  // A second server, as after a change of the sources in development, registers nothing twice.
  await start(0)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  for (const line of ['test_total{kind="a"} 3', 'test_size 7', 'nodejs_eventloop_lag_p99_seconds '])
    expect(text).toContain(`\n${line}`)
})

test('responds with 404 to other paths and methods, and to HEAD without a body', async () => {
  const port = portOf(await start(0))
  const statusOf = async (path: string, method: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status
  expect(await statusOf('/', 'GET')).toBe(404)
  expect(await statusOf('/metrics?a', 'GET')).toBe(404)
  expect(await statusOf('/metrics', 'POST')).toBe(404)
  const head = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('does not end the process if the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => {
    other.close()
  })
  const server = await start(portOf(other))
  expect(server.listening).toBe(false)
})

test('listens only at the address of its host', async () => {
  const isReachable = (server: Server, address: string) =>
    fetch(`http://${address}:${portOf(server)}/metrics`).then(
      ({ ok }) => ok,
      () => false,
    )
  const loopback = await start(0)
  expect(await isReachable(loopback, '127.0.0.1')).toBe(true)
  expect(await isReachable(loopback, '127.0.0.2')).toBe(false)
  expect(await isReachable(await start(0, '127.0.0.2'), '127.0.0.2')).toBe(true)
})

test('does not end the process if the host is no address of this machine', async () => {
  expect((await start(0, '192.0.2.1')).listening).toBe(false)
})
