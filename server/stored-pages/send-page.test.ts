import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import inject from 'light-my-request'
import { expect, test, vi } from 'vitest'
import { sendPage } from './send-page'
import { type Page, toPage } from './stored-page'

const html = `<html><body>${'<p>text</p>'.repeat(500)}</body></html>`

const toHtmlPage = (status = 200) =>
  toPage({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) })

function send(page: Page, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return inject((request, response) => sendPage(request, response, page, 'hit'), {
    method,
    url: '/en',
    headers,
  })
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['identity;q=0.9, gzip;q=0.2', undefined],
  ['deflate', undefined],
  ['x'.repeat(5_000), undefined],
  ['gzip;q=0, br;q=0, identity;q=0', undefined],
])('with Accept-Encoding %s the encoding is %s, and the text the same', async (accepted, encoding) => {
  const { headers, rawPayload } = await send(
    await toHtmlPage(),
    accepted === undefined ? {} : { 'accept-encoding': accepted },
  )
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(headers['content-length']).toBe(String(rawPayload.length))
  const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
  expect(decode(rawPayload).toString()).toBe(html)
})

test('HEAD has the headers of GET, and no body', async () => {
  const page = await toHtmlPage()
  const [get, head] = [await send(page), await send(page, {}, 'HEAD')]
  expect(head.rawPayload).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test('a client that has the page gets 304, with any encoding', async () => {
  const page = await toHtmlPage()
  const etag = String((await send(page)).headers.etag)
  for (const named of [etag, '*', `"other", ${etag}`, etag.slice(2)]) {
    const { statusCode, headers, rawPayload } = await send(page, {
      ...{ 'if-none-match': named, 'accept-encoding': 'br' },
    })
    expect([statusCode, headers.etag, headers['content-encoding'], rawPayload.length]).toEqual([
      ...[304, etag, undefined, 0],
    ])
  }
  expect((await send(page, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  const missing = await toHtmlPage(404)
  expect((await send(missing, { 'if-none-match': String(missing.headers.etag) })).statusCode).toBe(404)
})

test('a page that is sent often is compressed as far as possible', async () => {
  const page = await toHtmlPage()
  const first = page.bodies.br
  for (let index = 0; index < 10; index += 1) await send(page, { 'accept-encoding': 'br' })
  await vi.waitUntil(() => page.bodies.br !== first, { interval: 5 })
  const { headers, rawPayload } = await send(page, { 'accept-encoding': 'br' })
  expect(rawPayload.length).toBeLessThan(first.length)
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(brotliDecompressSync(rawPayload).toString()).toBe(html)
})
