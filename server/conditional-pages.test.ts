import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStoredPath } from '@/lib/process/stored-paths'
import { respondToConditions } from './conditional-pages'

const etag = 'W/"abc"'
const path = '/en/articles'
/** Whether Next.js would compress the body: it reads the header before the status is known. */
let acceptsEncoding: string | undefined

const server = createServer((incoming, response) => {
  void respondToConditions({ request: incoming, response, path: incoming.url ?? '', notFoundPath: null })
  acceptsEncoding = incoming.headers['accept-encoding']
  if (incoming.url === '/en/missing') response.statusCode = 404
  response.setHeader('Cache-Control', 's-maxage=60')
  response.appendHeader('etag', etag)
  response.setHeader('Content-Type', 'text/html')
  response.setHeader('Content-Length', '4')
  response.end('page')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  addStoredPath(path, { storedAt: Date.now(), etag, tags: '' })
})

afterAll(() => {
  server.close()
})

async function send(headers: Record<string, string>, target = path, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const outgoing = request({ port, host: '127.0.0.1', path: target, method, headers, agent: false }).end()
  const [response] = await once(outgoing, 'response')
  const chunks = await response.toArray()
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
}

test('a page is sent with its ETag, and 304 without a body to a request that names it', async () => {
  const first = await send({})
  expect([first.status, first.headers.etag, first.body]).toEqual([200, etag, 'page'])
  for (const named of [etag, '"abc"', 'W/"other", W/"abc"', '*'])
    for (const method of ['GET', 'HEAD']) {
      const again = await send({ 'if-none-match': named }, path, method)
      expect([again.status, again.body], `${method} ${named}`).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag, 'cache-control': 's-maxage=60' })
      for (const name of ['content-type', 'content-length', 'content-encoding'])
        expect(again.headers, name).not.toHaveProperty(name)
    }
})

test('a request that names another ETag gets the page', async () => {
  const requests: Record<string, string>[] = [{ 'if-none-match': 'W/"abcd"' }, { 'if-none-match': 'abc' }]
  for (const headers of requests) expect(await send(headers)).toMatchObject({ status: 200, body: 'page' })
})

test('fetch of Node.js, which sends no-cache with a condition, gets 304', async () => {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'if-none-match': etag } })
  expect([response.status, await response.text()]).toEqual([304, ''])
})

test('a 404 page is sent whole', async () => {
  expect(await send({ 'if-none-match': etag }, '/en/missing')).toMatchObject({ status: 404, body: 'page' })
})

test('the payload of a navigation has an ETag of its own', async () => {
  const payload = await send({ rsc: '1' })
  expect(payload).toMatchObject({ status: 200, headers: { etag: 'W/"abc-rsc"' } })
  expect(await send({ rsc: '1', 'if-none-match': 'W/"abc-rsc"' })).toMatchObject({ status: 304 })
  expect(await send({ rsc: '1', 'if-none-match': etag })).toMatchObject({ status: 200 })
  expect(await send({ 'if-none-match': 'W/"abc-rsc"' })).toMatchObject({ status: 200 })
})

test('a body that is most likely not sent is not compressed', async () => {
  await send({ 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect(acceptsEncoding).toBeUndefined()
  await send({ 'accept-encoding': 'gzip', 'if-none-match': 'W/"old"' })
  expect(acceptsEncoding).toBe('gzip')
})
