import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reportRendered } from '@/lib/page-cache/rendered-pages'
import type { FoundPage } from '@/lib/pages/urls/find-page'
import * as log from '@/lib/process/log'
import { addStoredPath, removeStoredPath } from '@/lib/process/stored-paths'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { schedulerState } from '@/lib/publishing/scheduler-state'
import { securityHeaders } from '@/lib/settings/security-headers'
import { endServer } from './end-server'
import { createHttpServer } from './http-server'
import { type Render, SitePages } from './stored-pages/site-pages'

vi.mock('@/lib/pages/urls/find-page', async (importActual) => ({
  ...(await importActual<typeof import('@/lib/pages/urls/find-page')>()),
  findPage: async (path: string): Promise<FoundPage> => {
    if (path.includes('unreadable')) throw new Error('no database')
    return findings.find(([name]) => path.includes(name))?.[1] ?? { kind: 'page' }
  },
}))

vi.mock('@/lib/pages/urls/redirects', async () => {
  const { parseRedirects } = await import('@/lib/settings/redirects')
  const lines = [
    'from,to,status',
    '/careers/*,/en/jobs/*,301',
    '/en/companies/nowhere-renamed,/en/companies/acme,',
    '/en/companies/exists,/en,',
    '/en/companies/invented,/en/companies/acme,',
    '/team.md,https://www.example.com/team?a=1#top,302',
    '/shop/*,,410',
    '/all/*,/*,',
  ]
  const redirects = parseRedirects(lines.join('\n'), 'redirects.csv')
  return { siteRedirects: () => redirects }
})

/** Numbered documents above this number do not exist. */
const archives = 5
/** Requests for `/en/companies/slow...` that have no response yet. */
const held: (() => void)[] = []
const render: Render = (incoming, response) => {
  const url = new URL(incoming.url ?? '/', 'http://site.invalid')
  response.setHeader('Seen', JSON.stringify(incoming.headers))
  const archive = /\/(?:rss|jobs|pages|companies)-(\d+)\./.exec(url.pathname)?.[1]
  if (incoming.url?.includes('invented') || Number(archive) > archives) response.statusCode = 404
  if (incoming.url?.includes('throwing')) throw new Error('no page')
  if (incoming.url === '/readyz?redirected') response.statusCode = 307
  // As the redirects of next.config.mjs.
  if (url.pathname.endsWith('/') && url.pathname.length > 1) response.statusCode = 308
  // As the image optimizer of Next.js does.
  if (incoming.url?.includes('broken')) {
    response.statusCode = 400
    response.end('"url" parameter is not allowed')
    return
  }
  if (incoming.url === '/en/saved') {
    reportRendered('/en/saved', { tags: [], revalidate: 300, expire: 3_000 })
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
  }
  const end = () => response.end(`${incoming.method} ${incoming.url}`)
  if (incoming.url?.startsWith('/en/companies/slow')) held.push(end)
  else end()
}
const folder = mkdtempSync(join(tmpdir(), 'vitrine-server-'))
writeFileSync(join(folder, 'BUILD_ID'), 'build')
writeFileSync(join(folder, 'prerender-manifest.json'), '{ "routes": {} }')
const server = createHttpServer(render, new SitePages(render, folder, join(folder, 'pages')))

provideMediaFiles({ 'media/articles/a-buoy-comes-home.webp': [16, 9] })

/** What the site has at paths that contain these names. */
const findings: readonly [name: string, found: FoundPage][] = [
  ['nowhere', { kind: 'none', path: '/en/articles/-' }],
  ['moved', { kind: 'redirect', path: '/en/companies/own' }],
  ['old-slug', { kind: 'redirect', path: '/fr/articles/2026/05/13/title_A12' }],
  ['acme', { kind: 'redirect', path: '/fr/companies/acme' }],
]

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
  localAddress = '127.0.0.1',
) {
  const { port } = server.address() as AddressInfo
  const outgoing = request({
    port,
    localAddress,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...headers, connection: 'close' },
  })
  outgoing.end(body)
  const [response]: [IncomingMessage] = (await once(outgoing, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, headers: response.headers, text }
}

/** The response to bytes that no HTTP client sends. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return text
}

test.each([
  ['/en/articles/2026/01/01/nowhere_A', 'GET /en/articles/-'],
  ['/en/articles/2026/01/01/nowhere_A?page=2', 'GET /en/articles/-'],
  ['/en/articles/2026/01/01/exists_A?page=2', 'GET /en/articles/2026/01/01/exists_A'],
])('the route of %s handles %s', async (path, handled) => {
  expect((await send('GET', path)).text).toBe(handled)
})

test.each([
  ['/en?utm_source=a', 'GET /en'],
  ['/en/jobs/search/remote-no?q=a', 'GET /en/jobs/search/remote-no'],
  ['/en/jobs/search?q=a', 'GET /en/jobs/search?q=a'],
  ['/en/articles/search?q=a', 'GET /en/articles/search?q=a'],
  ['/en/companies/search?q=a', 'GET /en/companies/search?q=a'],
  ['/en/search?q=a&x=b', 'GET /en/search?q=a&x=b'],
  ['/en/search?q=&x=b', 'GET /en/search'],
  ['/api/search?locale=en&q=a', 'GET /api/search?locale=en&q=a'],
  ['/api/search/jobs?locale=en&q=a', 'GET /api/search/jobs?locale=en&q=a'],
  ['/en/articles/feeds/rss.xml?page=2', 'GET /en/articles/feeds/rss.xml'],
  ['/en/jobs/?a=b', 'GET /en/jobs/?a=b'],
  ['/sitemaps/en/pages.xml?a=b', 'GET /sitemaps/en/pages.xml'],
])(
  'what is below a locale loses the query, except forms: of %s the route handles %s',
  async (path, handled) => {
    expect((await send('GET', path, {}, '', '127.0.0.9')).text).toBe(handled)
  },
)

test('the router of Next.js gets the page itself, and loads it in full', async () => {
  const { status, text } = await send('GET', '/en/companies/exists?_rsc=1', { rsc: '1' })
  expect([status, text]).toEqual([200, 'GET /en/companies/exists'])
})

test('a page at another path than its own redirects without being rendered', async () => {
  const { status, headers, text } = await send('GET', '/en/companies/moved')
  expect([status, headers.location, headers['cache-control'], text]).toEqual([
    308,
    '/en/companies/own',
    'no-store',
    '',
  ])
})

test.each([
  ['/companies/acme', '/fr/companies/acme'],
  ['/companies/acme/', '/fr/companies/acme'],
  ['/es/articles/old-slug?utm_source=a', '/fr/articles/2026/05/13/title_A12?utm_source=a'],
  ['/FR/companies/acme', '/fr/companies/acme'],
  ['/companies/acme?utm_source=a%20b&utm_medium=c', '/fr/companies/acme?utm_source=a%20b&utm_medium=c'],
  ['/companies/acme?next=//evil.example', '/fr/companies/acme?next=//evil.example'],
  ['/en/companies/moved?utm_source=a', '/en/companies/own?utm_source=a'],
])('%s redirects to the path of the record, with its query: %s', async (path, location) => {
  const { status, headers } = await send('GET', path)
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store'])
})

test.each([
  ['/companies/nowhere', 'GET /en/articles/-'],
  ['/articles/feeds/rss.xml', 'GET /articles/feeds/rss.xml'],
  ['/jobs/feeds/indeed.xml', 'GET /jobs/feeds/indeed.xml'],
  ['/robots.txt', 'GET /robots.txt'],
  ['//evil.example/companies/acme', 'GET /en/missing'],
  ['/\\evil.example/companies/acme', 'GET /en/missing'],
  ['/%2f%2fevil.example/companies/acme', 'GET /en/missing'],
])('%s does not redirect: %s', async (path, handled) => {
  const { status, headers, text } = await send('GET', path)
  expect([status, headers.location, text]).toEqual([200, undefined, handled])
})

test.each([
  ['/careers/1?utm_source=a', 301, '/en/jobs/1?utm_source=a'],
  ['/careers/', 301, '/en/jobs'],
  ['/en/companies/nowhere-renamed', 308, '/en/companies/acme'],
  // The page of a deleted record, as Next.js renders it.
  ['/en/companies/invented', 308, '/en/companies/acme'],
  ['/team.md?utm_source=a', 302, 'https://www.example.com/team?a=1&utm_source=a#top'],
  ['/all//evil.example', 308, '/evil.example'],
  ['/all/\\evil.example?next=//evil.example', 308, '/evil.example?next=//evil.example'],
  ['/shop/x', 410, undefined],
  ['/en/companies/exists', 200, undefined],
])('redirects.csv: %s has %i and %s', async (path, status, location) => {
  const response = await send('GET', path)
  expect([response.status, response.headers.location]).toEqual([status, location])
  if (status > 300) expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ['HTTP/1.1 400', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['HTTP/1.1 400', 'GET /en HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  ['HTTP/1.1 400', 'GET /en HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['HTTP/1.1 405', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'],
  ['HTTP/1.1 405', 'POST /en HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ['HTTP/1.1 417', 'GET /en HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n'],
])('responds with %s and the security headers to %j', async (status, bytes) => {
  const text = await sendBytes(bytes)
  expect(text).toContain(status)
  for (const [name, value] of securityHeaders) expect(text).toContain(`${name}: ${value}`)
})

test('tells the methods of a page to a CONNECT request, and survives a client that does not wait', async () => {
  const bytes = 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'
  expect(await sendBytes(bytes)).toContain('Allow: GET, HEAD\r\n')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes, () => socket.resetAndDestroy())
  await once(socket, 'close')
  expect((await send('GET', '/en')).status).toBe(200)
})

test.each([
  ['h2c', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk'],
  [
    'websocket',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA',
  ],
])('serves a page as without the header to a request for an upgrade to %s', async (_, headers) => {
  const bytes = (method: string) => `${method} /en HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`
  const text = await sendBytes(bytes('GET'))
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(text).toContain('GET /en')
  expect(await sendBytes(bytes('HEAD'))).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  // Node.js drops the second request: the client learns that it must send it again.
  expect(await sendBytes(bytes('GET').repeat(2))).toContain('Connection: close\r\n')
})

test('serves a request of HTTP/1.0 without a Host header', async () => {
  expect(await sendBytes('GET /en HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test.each([
  ['GET', '/en', 200],
  ['HEAD', '/en', 200],
  ['POST', '/en', 405],
  ['DELETE', '/media/a.jpg', 405],
  ['TRACE', '/api/search/articles', 405],
  ['OPTIONS', '/api/v1/embed', 200],
  ['GET', '/api/invalidate-records', 405],
  ['POST', '/api/invalidate-records', 200],
  ['POST', '/api/v1nothing', 405],
  ['PUT', '/api/v1%2f..%2f..%2fen', 405],
  ['GET', '/_next/image?url=/media/./a.jpg&w=1&q=1', 400],
  ['GET', '/_next/image/?url=%2Fmedia%2Fa.jpg&w=1&q=1', 400],
  ['POST', '/api/v1/../../en', 405],
  ['POST', '/api/v1/%2e%2e/x', 405],
  ['GET', 'http://elsewhere.example/en', 200],
  ['GET', 'http://[/en', 400],
  ['GET', '/media/none.webp', 404],
  ['GET', '/media/..%2f..%2fpackage.json', 404],
  ['GET', '/_next/static/chunks/none.js', 404],
  ['GET', '*', 400],
])('%s %s: %i, with every security header', async (method, path, status) => {
  const response = await send(method, path)
  expect(response.status).toBe(status)
  for (const [name, value] of securityHeaders) expect(response.headers[name.toLowerCase()]).toBe(value)
  if (status === 405) expect(response.headers.allow?.split(', ')).not.toContain(method)
  if (status >= 400) expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ...['/media/articles/a-buoy-comes%2Dhome.webp', '/media/%61rticles/a-buoy-comes-home.webp'],
  ...['/media//articles/a-buoy-comes-home.webp', '/media/x/../articles/a-buoy-comes-home.webp'],
  ...['/media/articles%2Fa-buoy-comes-home.webp', '/media/articles/..%2farticles/a-buoy-comes-home.webp'],
])('sends no file at another spelling of its URL: %s', async (path) => {
  const { status, headers } = await send('GET', path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[404, 'text/plain; charset=utf-8', 'no-store'],
  ])
  expect((await send('GET', '/media/articles/a-buoy-comes-home.webp')).status).toBe(200)
})

test.each([...['TRACE', 'PROPFIND', 'SEARCH', 'POST', 'DELETE']])(
  'leaves %s on a path of the Read API to its handler',
  async (method) => {
    expect((await send(method, '/api/v1/docs')).text).toMatch(/^(?:POST|DELETE) \/api\/v1\/docs$/)
  },
)

test('an error of the image optimizer is a text that is not stored, and an image is as it was sent', async () => {
  const image = (name: string) => send('GET', `/_next/image?url=%2Fmedia%2F${name}.jpg&w=640&q=75`)
  const { status, headers, text } = await image('broken')
  expect([status, text]).toEqual([400, '"url" parameter is not allowed'])
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'no-store',
  ])
  const found = await image('a')
  expect([found.status, found.headers['cache-control']]).toEqual([200, undefined])
})

test('a method that a path under /api does not have is an error in the shape of the API', async () => {
  const { status, text } = await send('POST', '/api/search/articles')
  expect([status, JSON.parse(text)]).toEqual([
    405,
    { error: 'method_not_allowed', error_description: 'only GET, HEAD can be used here' },
  ])
})

test('a request body of a refused request is not read', async () => {
  const response = await send('POST', '/en', { 'content-length': '5' }, 'hello')
  expect(response.headers.connection).toBe('close')
})

test('responds to bytes that are not HTTP with the security headers', async () => {
  const text = await sendBytes('hello\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  for (const [name, value] of securityHeaders) expect(text).toContain(`${name}: ${value}\r\n`)
  expect(await sendBytes(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(200_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})

test.each([
  ['/x/../en', '/en/missing'],
  ['/./en', '/en/missing'],
  ['/en/..', '/en/missing'],
  ['/en/%2e%2e/fr', '/en/missing'],
  ['/x/../api/search/articles', '/api/v1/missing'],
  ['/api/v1/./embed', '/api/v1/missing'],
])('%s is not found', async (path, found) => {
  expect((await send('GET', path)).text).toBe(`GET ${found}`)
})

test('Next.js does not see the headers that control it', async () => {
  const hidden = ['x-middleware-rewrite', 'x-prerender-revalidate', 'next-action', 'x-forwarded-host']
  const sent = Object.fromEntries(hidden.map((name) => [name, 'a']))
  const { headers } = await send('GET', '/readyz', sent)
  expect(Object.keys(JSON.parse(String(headers.seen)))).toEqual(['connection', 'host'])
})

test('refuses a client that invents URLs, and counts no page that exists', async () => {
  const request = async (path: string) => (await send('GET', path)).status
  for (let index = 0; index < 301; index += 1) expect(await request(`/en/companies/${index}`)).toBe(200)
  for (let index = 0; index < 300; index += 1)
    await request(`${['', '/en', '/EN'][index % 3]}/companies/nowhere-${index}`)
  const refused = await send('GET', '/en/companies/nowhere')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['cache-control']).toBe('no-store')
  for (const path of ['/en', '/en/companies/exists', '/en/articles/feeds/rss.xml'])
    expect(await request(path), path).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'refuses a client that invents numbers of documents, and counts no document that exists',
  async () => {
    const request = async (path: string) => (await send('GET', path, {}, '', '127.0.0.10')).status
    for (let index = 0; index < 301; index += 1)
      expect(await request(`/en/articles/feeds/rss-${1 + (index % archives)}.xml`)).toBe(200)
    const invented = (number: number) => [
      ...[`/en/articles/feeds/rss-${number}.xml`, `/jobs/feeds/rss-${number}.xml`],
      ...[`/en/llms/jobs-${number}.txt`, `/sitemaps/en/pages-${number}.xml`],
    ]
    for (let index = 0; index < 300; index += 1)
      expect(await request(invented(archives + 1 + index)[index % 4] ?? '')).toBe(404)
    for (const path of invented(9_000)) expect(await request(path), path).toBe(429)
    expect(await request('/en/articles')).toBe(200)
  },
)

test('refuses a client that has sent 300 requests for the JSON of searches, the site search included', async () => {
  // A test before has sent one in another spelling.
  for (let index = 1; index < 300; index += 1) {
    const path = ['/api/search?locale=en&q=a', '/api/search/jobs?locale=en'][index % 2] ?? ''
    expect((await send('GET', path)).status).toBe(200)
  }
  const refused = await send('GET', '/api/search?locale=en&q=b')
  expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'no-store'])
})

test('counts each state of a list that is not stored, whether it has results or not', async () => {
  const request = async (path: string) => (await send('GET', path)).status
  for (let index = 0; index < 300; index += 1) {
    const state = `${['jobs', 'companies'][index % 2]}/search/q-a${index}`
    expect(await request(`/en/${state}`)).toBe(200)
  }
  expect(await request('/en/jobs/search/q-b')).toBe(429)
  expect(await request('/en/jobs/search/q-b/feeds/rss.xml')).toBe(429)
  expect(await request('/en/search/words')).toBe(429)
  addStoredPath('/en/jobs/search/sort-salary', { storedAt: 0, tags: '' })
  expect(await request('/en/jobs/search/sort-salary')).toBe(200)
  removeStoredPath('/en/jobs/search/sort-salary')
})

/** On other systems than Linux, only 127.0.0.1 exists. */
const otherClient = '127.0.0.2'

test.runIf(process.platform === 'linux')(
  'renders six pages at the same time, and refuses a client of which too many wait',
  async () => {
    const sent = Array.from({ length: 107 }, (_, index) =>
      send('GET', `/en/companies/slow-${index}`, {}, '', otherClient),
    )
    const refused = await Promise.race(sent)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    await expect.poll(() => held.length).toBe(6)
    // Documents do not wait.
    expect((await send('GET', '/en/jobs/feeds/rss.xml')).status).toBe(200)
    let served = 0
    await vi.waitUntil(
      () => {
        for (const end of held.splice(0)) {
          served += 1
          end()
        }
        return served === 106
      },
      { interval: 5, timeout: 10_000 },
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(106)
  },
)

test('responds with 503 to a path that is not stored while the store cannot be read', async () => {
  const logError = vi.spyOn(log, 'logError').mockImplementation(() => {})
  for (const path of ['/companies/unreadable', '/en/articles/unreadable', '/en/companies/unreadable.md']) {
    const { status, headers } = await send('GET', path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
  }
  expect(logError).toHaveBeenCalledTimes(3)
  logError.mockRestore()
  addStoredPath('/en/unreadable', { storedAt: 0, tags: '' })
  expect((await send('GET', '/en/unreadable')).text).toBe('GET /en/unreadable')
  removeStoredPath('/en/unreadable')
})

test.runIf(process.platform === 'linux')(
  'a document of a page that does not exist is a text with status 404',
  async () => {
    for (const path of ['/en/companies/nowhere.md', '/en/companies/nowhere.MD', '/cards/en/nowhere.png']) {
      const { status, headers } = await send('GET', path, {}, '', '127.0.0.5')
      expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-store',
      ])
    }
    expect((await send('GET', '/en/articles/feeds/none.xml', {}, '', '127.0.0.5')).text).toBe(
      'GET /en/articles/feeds/none.xml',
    )
  },
)

test('tells an editor who has tried to sign in too often when to try again, as a page of their language', async () => {
  const attempt = (headers = {}) => send('POST', '/api/preview/sign-in', headers)
  for (let index = 0; index < 10; index += 1)
    expect((await send('POST', '/api/preview/sign-in?invented')).status).toBe(404)
  const { status, headers, text } = await attempt({ accept: 'text/html', 'accept-language': 'fr' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[429, 'text/html; charset=utf-8', 'no-store'],
  ])
  expect(text).toMatch(/<html lang="fr">.*<h1>Trop de tentatives<\/h1>.*Réessayez dans \d+ seconde/)
  expect((await attempt()).headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('refuses a client that refreshes public pages from previews more than 30 times a minute', async () => {
  const refresh = (token: string) => send('POST', `/preview/${token}/refresh`)
  for (let index = 0; index < 30; index += 1) expect((await refresh(`token-${index}`)).status).toBe(200)
  const { status, headers } = await refresh('another.token')
  expect([status, headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('GET', '/preview/token/state')).status).toBe(200)
})

test.each(['/readyz?redirected', '/livez/', '/en/llms.txt/', '/en/jobs/', '/api/preview/?token=a'])(
  'no cache stores the redirect of %s',
  async (path) => {
    const { status, headers } = await send('GET', path)
    expect([status, headers['cache-control']]).toEqual([expect.toBeOneOf([307, 308]), 'no-store'])
  },
)

test.each(['/preview', '/preview/a.b/bar', '/preview/a.b/en', '/preview/a.b/en/'])(
  'no cache stores a page of editors: %s',
  async (path) => {
    const { headers } = await send('GET', path)
    expect(headers['cache-control']).toBe('private, no-store')
  },
)

test('a server that ends responds to requests that run or are under way, and closes their connections', async () => {
  const ending = createHttpServer(render, new SitePages(render, folder, join(folder, 'ending')))
  ending.listen(0, '127.0.0.1')
  await once(ending, 'listening')
  const { port } = ending.address() as AddressInfo
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  const open = (path: string, agent: Agent | undefined) =>
    once(request({ port, host: '127.0.0.1', path, agent }).end(), 'response') as Promise<[IncomingMessage]>
  const running = open('/en/companies/slow-to-end', agents[0])
  const [first] = await open('/readyz', agents[1])
  await first.toArray()
  await vi.waitUntil(() => held.length === 1, { interval: 5 })
  const ended = endServer(ending)
  const underWay = open('/readyz', agents[1])
  held.pop()?.()
  for (const [response] of await Promise.all([running, underWay])) {
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    response.resume()
  }
  await ended
})

test('a page has the security headers and the policy of its scripts, when it is rendered and when it is stored', async () => {
  for (const status of ['fwd=miss', 'hit']) {
    const { headers } = await send('GET', '/en/saved')
    expect(headers['cache-status']).toBe(`vitrine; ${status}`)
    for (const [name, value] of securityHeaders.slice(1)) expect(headers[name.toLowerCase()]).toBe(value)
    // Node.js joins the two headers.
    expect(headers['content-security-policy']).toBe(`${securityHeaders[0]?.[1]}, script-src 'self'`)
  }
})

test.runIf(process.platform === 'linux')(
  'refuses a client that reads documents, the API and the state of the process too often',
  async () => {
    const request = (path: string) => send('GET', path, {}, '', '127.0.0.12')
    const paths = ['/livez', '/api/v1/embed', '/sitemap.xml', '/en/companies/exists.md']
    for (let index = 0; index < 1_200; index += 1)
      expect((await request(paths[index % 4] ?? '')).status).toBe(200)
    for (const path of paths) {
      const { status, headers } = await request(path)
      expect([status, headers['cache-control']], path).toEqual([429, 'no-store'])
    }
    expect((await request('/en/companies/exists')).status).toBe(200)
  },
)

test('responds with 500 where Next.js throws, of a page and of another path', async () => {
  const logError = vi.spyOn(log, 'logError').mockImplementation(() => {})
  for (const path of ['/en/companies/throwing', '/readyz?throwing']) {
    const { status, headers } = await send('GET', path)
    expect([status, headers['cache-control']], path).toEqual([500, 'no-store'])
    for (const [name, value] of securityHeaders) expect(headers[name.toLowerCase()]).toBe(value)
  }
  expect(logError).toHaveBeenCalledTimes(2)
  logError.mockRestore()
})

test('counts no request of this process', async () => {
  schedulerState.key = 'own'
  const statuses = new Set<number | undefined>()
  for (let index = 0; index < 1_300; index += 1)
    statuses.add((await send('GET', '/sitemap.xml', { authorization: 'Bearer own' })).status)
  schedulerState.key = null
  expect([...statuses]).toEqual([200])
})
