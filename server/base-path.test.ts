import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FoundPage } from '@/lib/pages/urls/find-page'

vi.mock('@/lib/pages/urls/find-page', async (importActual) => ({
  ...(await importActual<typeof import('@/lib/pages/urls/find-page')>()),
  findPage: async (path: string): Promise<FoundPage> =>
    path.includes('moved') ? { kind: 'redirect', path: '/en/companies/own' } : { kind: 'page' },
}))

let server: Server
const folder = mkdtempSync(join(tmpdir(), 'vitrine-server-'))
writeFileSync(join(folder, 'BUILD_ID'), 'build')
writeFileSync(join(folder, 'prerender-manifest.json'), '{ "routes": {} }')

/** The path of the site is that of one of its pages: it is removed once. */
beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://company.example/en/jobs')
  vi.resetModules()
  const { createHttpServer } = await import('./http-server')
  const { SitePages } = await import('./stored-pages/site-pages')
  const render: import('./stored-pages/site-pages').Render = (request, response) => {
    response.end(`rendered ${request.url}`)
  }
  server = createHttpServer(render, new SitePages(render, folder, join(folder, 'pages')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

function get(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })
}

test.each([
  ['/en/jobs', '/'],
  ['/en/jobs/', '/'],
  ['/en/jobs?lang=fr', '/?lang=fr'],
  ['/en/jobs/en', '/en'],
  ['/en/jobs/en/jobs', '/en/jobs'],
  ['/en/jobs/en/jobs/search?city=Lyon', '/en/jobs/search?city=Lyon'],
  ['/en/jobs/readyz', '/readyz'],
  ['/livez', '/livez'],
  ['/readyz', '/readyz'],
])('%s is the path %s of the site', async (url, path) => {
  const response = await get(url)
  expect([response.status, await response.text()]).toEqual([200, `rendered ${path}`])
})

test.each(['/', '/en', '/en/jobsearch', '/fr/jobs', '/media/a.webp', '/_next/static/a.js', '/%65n/jobs/en'])(
  '%s is outside of the site',
  async (url) => {
    const response = await get(url)
    expect([response.status, await response.text()]).toEqual([
      404,
      'There is no page at this URL. This site begins at /en/jobs.\n',
    ])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  },
)

test('a redirect leads to a URL of the site', async () => {
  const response = await get('/en/jobs/en/companies/moved?a=1')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/en/jobs/en/companies/own?a=1'])
})
