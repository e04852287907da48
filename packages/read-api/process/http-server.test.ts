import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { errorWire } from '@vitrine/api-contract/error'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { expect, test } from 'vitest'
import { createApp } from '#app'
import { drain, listen } from './http-server'

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** The response to bytes that no client library would send. */
async function send(server: Server, bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(portOf(server), '127.0.0.1')
  const state = { text: '' }
  socket.on('data', (chunk) => {
    state.text += chunk
  })
  socket.end(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = state.text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

test.each([
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  [
    'two body lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['very long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
  ['a very long URL', `GET /api/v1/embed?x=${'a'.repeat(200_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
])('responds with the error body of the API to %s, for every origin', async (_, bytes, expected) => {
  const server = await listen(() => new Response('fine'), 0)
  const { status, head, body } = await send(server, bytes)
  expect(status).toBe(expected)
  expect(head.toLowerCase()).toContain('\r\naccess-control-allow-origin: *')
  expect(errorWire.strict().safeParse(JSON.parse(body)).success).toBe(true)
  await drain(server, 1_000)
})

test.each([
  ['a URL of more than 8 KB', `?x=${'a'.repeat(9_000)}`, {}, 414],
  ['a URL of 100 KB', `?x=${'a'.repeat(100_000)}`, {}, 414],
  ['headers of more than 16 KB', '', { 'X-Long': 'a'.repeat(17_000) }, 431],
  ['headers of 100 KB', '', { 'X-Long': 'a'.repeat(100_000) }, 431],
])('the API over HTTP responds to %s with the error body', async (_, query, headers, status) => {
  const app = createApp({ db: openDatabase('none'), siteUrl: 'https://site.example' })
  const server = await listen((request) => app.fetch(request), 0)
  const response = await fetch(`http://127.0.0.1:${portOf(server)}/api/v1/embed${query}`, { headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(errorWire.strict().safeParse(await response.json()).success).toBe(true)
  await drain(server, 1_000)
})

test('drain finishes running requests, accepts no new connection and closes idle ones', async () => {
  const requests: ((response: Response) => void)[] = []
  const server = await listen(() => new Promise((respond) => requests.push(respond)), 0)
  const url = `http://127.0.0.1:${portOf(server)}`
  const running = fetch(url)
  await expect.poll(() => requests).toHaveLength(1)
  const drained = drain(server, 5_000)
  await expect(fetch(url)).rejects.toThrow()
  requests[0]?.(new Response('done'))
  expect(await (await running).text()).toBe('done')
  const started = performance.now()
  await drained
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('drain aborts responses that do not end before the deadline', async () => {
  let isRequested = false
  const server = await listen(() => {
    isRequested = true
    return new Promise<Response>(() => {})
  }, 0)
  const cut = expect(fetch(`http://127.0.0.1:${portOf(server)}`)).rejects.toThrow()
  await expect.poll(() => isRequested).toBe(true)
  const started = performance.now()
  await drain(server, 200)
  expect(performance.now() - started).toBeLessThan(1_000)
  await cut
})
