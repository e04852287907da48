import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Exchange } from './exchange'

let folder = ''
let server: Server
const script = 'console.log(1)\n'.repeat(100)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-static-'))
  for (const name of ['.next/static/chunks', '.data/vitrine.db-media/a b', 'public/elements'])
    await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, '.next/static/chunks/a.js'), script)
  await writeFile(join(folder, '.next/static/chunks/a.woff2'), '0123456789')
  await writeFile(join(folder, '.data/vitrine.db-media/a b/c#d.webp'), '0123456789')
  await writeFile(join(folder, 'public/elements/jobs.1.js'), script)
  await writeFile(join(folder, '.data/secret.txt'), 'secret')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const { sendStaticFiles } = await import('./static-files')
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    void sendStaticFiles({ request, response, path, target: path } as Exchange)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** `fetch` changes paths and headers. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...headers, connection: 'close' },
  })
  outgoing.end()
  const [response]: [IncomingMessage] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  const encoding = response.headers['content-encoding']
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return { status: response.statusCode, headers: response.headers, text: text.toString() }
}

test.each(['br', 'gzip', 'identity'])(
  'a script is sent with the encoding %s, for a year',
  async (encoding) => {
    const { headers, text } = await get('/_next/static/chunks/a.js', { 'accept-encoding': encoding })
    expect(text).toBe(script)
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toBe('Accept-Encoding')
  },
)

test.each(['/_next/static/chunks/a.woff2', '/media/a%20b/c%23d.webp'])(
  '%s is sent in parts',
  async (path) => {
    const whole = await get(path)
    expect([whole.status, whole.text, whole.headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes'])
    const part = await get(path, { range: 'bytes=2-4' })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    const beyond = await get(path, { range: 'bytes=20-' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
    const changed = await get(path, { range: 'bytes=2-4', 'if-range': '"other"' })
    expect([changed.status, changed.text]).toEqual([200, '0123456789'])
    const current = await get(path, { 'if-none-match': String(whole.headers.etag) })
    expect([current.status, current.text]).toEqual([304, ''])
    expect((await get(path, {}, 'HEAD')).headers['content-length']).toBe('10')
  },
)

test('the files that pages of other sites load stay after the next build, for every origin', async () => {
  const { keepElements } = await import('./static-files')
  await keepElements()
  await rm(join(folder, 'public/elements'), { recursive: true })
  const { text, headers } = await get('/elements/jobs.1.js')
  expect(text).toBe(script)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a script has no parts, and one ETag for every request', async () => {
  const { headers } = await get('/_next/static/chunks/a.js')
  const conditions = { range: 'bytes=0-6', 'if-match': String(headers.etag), 'accept-encoding': 'br' }
  const whole = await get('/_next/static/chunks/a.js', conditions)
  expect([whole.status, whole.text, whole.headers.etag]).toEqual([200, script, headers.etag])
})

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/chunks',
  '/_next/static/',
  '/elements/..%2fpages',
  '/media/..%2fsecret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/a%00',
  '/media/%',
])('%s is no file, and no cache stores that', async (path) => {
  const { status, headers } = await get(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})
