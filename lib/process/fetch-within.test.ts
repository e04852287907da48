import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchWithin } from './fetch-within'

const server = createServer((request, response) => {
  if (request.url === '/silent') return
  response.write('begin')
  if (request.url !== '/endless') response.end()
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('gives what is read of the response', async () => {
  expect(await fetchWithin(`${origin}/`, 5_000, {}, (response) => response.text())).toBe('begin')
})

test.each([
  ['no response', '/silent', (response: Response) => response.text()],
  ['a body without an end', '/endless', (response: Response) => response.text()],
  ['a reading that never settles', '/', () => new Promise<string>(() => {})],
])('rejects when the time is over: %s', async (_, path, read) => {
  await expect(fetchWithin(origin + path, 100, {}, read)).rejects.toMatchObject({ name: 'TimeoutError' })
})
