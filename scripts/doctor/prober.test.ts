import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetch } from 'undici'
import { expect, it, onTestFinished } from 'vitest'
import { createProber, type ProberOptions } from './prober'

async function start(
  handle: (response: ServerResponse, call: number) => void,
  options: Partial<ProberOptions> = {},
) {
  let calls = 0
  const waits: number[] = []
  const server = createServer((_, response) => {
    calls += 1
    handle(response, calls)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const prober = createProber({
    ...{ fetch, token: 'secret', timeoutMs: 500, maxBytes: 10_000, maxRequests: 20, maxTotalMs: 10_000 },
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wait: async (ms) => void waits.push(ms),
    ...options,
  })
  return { prober, waits, calls: () => calls }
}

const sendJson = (response: ServerResponse, status = 200, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}')

it('waits as long as Retry-After says, and requests again', async () => {
  const { prober, waits } = await start((response, call) =>
    call === 1 ? sendJson(response, 429, { 'retry-after': '7' }) : sendJson(response),
  )
  expect(await prober.get('/')).toMatchObject({ kind: 'response', status: 200 })
  expect([waits, prober.count, prober.stopped]).toEqual([[7_000], 2, null])
})

it('ends where Retry-After is longer than half a minute', async () => {
  const { prober, waits, calls } = await start((response) => sendJson(response, 503, { 'retry-after': '31' }))
  expect(await prober.get('/')).toMatchObject({ status: 503 })
  expect(await prober.get('/')).toEqual({ kind: 'skipped', reason: expect.stringContaining('31 seconds') })
  expect([waits, calls()]).toEqual([[], 1])
})

it('requests at most twice again', async () => {
  const { prober, calls } = await start((response) => sendJson(response, 429))
  expect(await prober.get('/')).toMatchObject({ status: 429 })
  expect(calls()).toBe(3)
})

it('sends no request beyond its limits of requests and time', async () => {
  const { prober, calls } = await start((response) => sendJson(response), { maxRequests: 2 })
  for (let call = 0; call < 5; call += 1) await prober.get('/')
  expect([calls(), prober.stopped]).toEqual([2, 'the limit of 2 requests is reached'])
  const late = await start((response) => sendJson(response), { maxTotalMs: 0 })
  expect(await late.prober.get('/')).toMatchObject({ kind: 'skipped' })
})

it('ends after three failures in a row', async () => {
  const { prober, calls } = await start((response) => void response.destroy())
  for (let call = 0; call < 5; call += 1) await prober.get('/')
  expect([calls(), prober.failures.length, prober.stopped]).toEqual([3, 3, '3 requests in a row failed'])
})

it.each([
  ['application/json', '[1,', 'broken JSON'],
  ['text/plain', '[]', 'JSON with the content type text/plain'],
  ['application/json', '', 'an empty body'],
  ['text/html', '<p>x', 'a web page (HTML)'],
  ['application/json', Buffer.from([0xff]), 'bytes that are not UTF-8'],
  [
    'application/json',
    `["${'x'.repeat(20_000)}"]`,
    'more than 10000 bytes, the value of API_MAX_RESPONSE_BYTES',
  ],
])('says what a body of type %s has instead of JSON', async (type, body, problem) => {
  const { prober } = await start(
    (response) => void response.writeHead(200, { 'content-type': type }).end(body),
  )
  expect(await prober.get('/')).toMatchObject({ kind: 'response', body: undefined, problem })
})
