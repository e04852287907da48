import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OwnTextUnavailable, readOwnText } from './own-text'
import { schedulerState } from './scheduler-state'

const initialOrigin = schedulerState.origin
const server = createServer((request, response) => {
  if (request.url === '/closed') response.destroy()
  else if (request.url === '/cut') {
    response.writeHead(200, { 'content-length': '10' })
    response.write('half', () => response.destroy())
  } else if (request.url === '/long') response.end('x'.repeat(10_000_001))
  else if (request.url === '/missing') response.writeHead(404).end('not found')
  else response.end('the page')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  schedulerState.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  schedulerState.origin = initialOrigin
  server.closeAllConnections()
  server.close()
})

test('reads a page of this process, and null for another status and for a longer one', async () => {
  expect(await readOwnText('/page')).toBe('the page')
  expect(await readOwnText('/missing')).toBeNull()
  expect(await readOwnText('/long')).toBeNull()
})

test.each(['/closed', '/cut'])(
  'throws OwnTextUnavailable where %s is not received to its end',
  async (path) => {
    await expect(readOwnText(path)).rejects.toBeInstanceOf(OwnTextUnavailable)
  },
)
