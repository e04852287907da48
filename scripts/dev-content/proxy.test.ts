import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { firstState, nextState } from './page-state'
import { type ContentProxy, createProxy } from './proxy'

const page = '<!doctype html><title>Page</title><p>Text</p>'
const imported = {
  kind: 'imported' as const,
  summary: [],
  warnings: [],
  isChanged: true,
  durationMs: 1,
}
const received: Record<string, string | string[] | undefined>[] = []
let site: Server
let proxy: ContentProxy
let url: string

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  site = createServer((incoming, response) => {
    received.push(incoming.headers)
    if (incoming.url === '/data') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2' }).end('{}')
      return
    }
    const validators = { etag: '"1"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }
    if (incoming.headers['if-none-match'] || incoming.headers['if-modified-since']) {
      response.writeHead(304, validators).end()
      return
    }
    response.writeHead(incoming.url === '/missing' ? 404 : 200, {
      ...{ 'content-type': 'text/html; charset=utf-8', 'content-length': page.length },
      ...{ 'cache-control': 's-maxage=300', ...validators },
    })
    response.end(page)
  })
  site.on('upgrade', (_incoming, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n')
    socket.pipe(socket)
  })
  proxy = createProxy(new URL(await listen(site)))
  url = await listen(proxy.server)
})
afterAll(() => {
  proxy.close()
  site.closeAllConnections()
  site.close()
})

const textOf = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text()

it('appends one script to pages of every status, and changes nothing else', async () => {
  for (const path of ['/page', '/missing']) {
    expect(await textOf(path)).toMatch(
      /^<!doctype html><title>Page<\/title><p>Text<\/p><script src="[^"]+" data-version="1" data-events="[^"]+"><\/script>$/,
    )
  }
  expect((await fetch(`${url}/missing`)).status).toBe(404)
  const data = await fetch(`${url}/data`)
  expect([data.headers.get('content-length'), await data.text()]).toEqual(['2', '{}'])
  expect(await textOf('/page', { method: 'HEAD' })).toBe('')
})

it('asks the site for uncompressed text without cached data, under the host name of the browser', async () => {
  await textOf('/page')
  expect(received.at(-1)).toMatchObject({
    'accept-encoding': 'identity',
    'cache-control': 'no-cache',
    host: new URL(url).host,
  })
})

it('tells the open pages the state at once and after every import', async () => {
  const [, path = ''] = /data-events="([^"]+)"/.exec(await textOf('/page')) ?? []
  const { body } = await fetch(url + path)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader?.cancel())
  const next = async () => JSON.parse(((await reader?.read())?.value ?? '').replace(/^data: /, ''))
  expect(await next()).toEqual(firstState)
  const state = nextState(firstState, imported)
  proxy.publish(state)
  expect(await next()).toEqual({ version: 2, title: '', problems: [] })
  expect(await textOf('/page')).toContain('data-version="2"')
})

it('sends a page again that the site has not changed, so that it has the version of the last import', async () => {
  const first = await fetch(`${url}/page`)
  expect([first.headers.get('etag'), first.headers.get('last-modified')]).toEqual([null, null])
  expect(first.headers.get('cache-control')).toBe('no-store')
  for (const [name, value] of [
    ['If-None-Match', '"1"'],
    ['If-Modified-Since', 'Thu, 01 Jan 2026 00:00:00 GMT'],
  ] as const) {
    const again = await fetch(`${url}/page`, { headers: { [name]: value } })
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('data-version=')
  }
})

it('connects the browser with the site for changes of the code', async () => {
  const upgrade = request(`${url}/_next/hmr`, { headers: { Connection: 'Upgrade', Upgrade: 'echo' } })
  upgrade.end()
  const [response, socket] = await once(upgrade, 'upgrade')
  expect(response.statusCode).toBe(101)
  socket.write('hello')
  expect(String((await once(socket, 'data'))[0])).toBe('hello')
  socket.destroy()
})

it('responds with a page that tries again while the site does not respond', async () => {
  const closed = createServer()
  const target = await listen(closed)
  closed.close()
  await once(closed, 'close')
  const other = createProxy(new URL(target))
  onTestFinished(() => other.close())
  const response = await fetch(await listen(other.server))
  expect([response.status, response.headers.get('refresh')]).toEqual([503, '2'])
  expect(await response.text()).toContain('data-version=')
})
