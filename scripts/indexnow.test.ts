import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planSubmissions } from './indexnow/plan'
import { runIndexNow } from './indexnow/run'

/** One server is both the site with its sitemaps and the IndexNow service. */
let origin = ''
let files: Record<string, Record<string, string | null> | 500> = {}
let serviceResponses: { status: number; retryAfter?: string }[] = []
let received: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
let waits: number[] = []
let lines: string[] = []
let folder = ''

const server = createServer(async (request, response) => {
  const path = request.url ?? '/'
  if (request.method === 'POST') {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body))
    const { status, retryAfter } = serviceResponses.shift() ?? { status: 200 }
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    return
  }
  const file = files[path]
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  if (path === '/sitemap.xml') {
    const entries = Object.keys(files).map((name) => `<sitemap><loc>${origin}${name}</loc></sitemap>`)
    response.end(`<?xml version="1.0"?><sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`)
  } else if (file === undefined || file === 500) response.writeHead(500).end()
  else {
    const entries = Object.entries(file).map(
      ([page, lastmod]) =>
        `<url><loc>${origin}${page.replace('&', '&amp;')}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    )
    response.end(`<?xml version="1.0"?><urlset ${namespace}>${entries.join('')}</urlset>`)
  }
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-indexnow-'))
  files = { '/a.xml': { '/en/x': null, '/en/y?a=1&b=2': '2026-01-01' }, '/b.xml': { '/fr/z': '2026-02-01' } }
  serviceResponses = []
  received = []
  waits = []
  lines = []
  return () => rm(folder, { recursive: true })
})

const run = (fields: { siteUrl?: string; submitsAll?: boolean; allowsManyRemovals?: boolean } = {}) =>
  runIndexNow({
    siteUrl: origin,
    key: 'abcd1234',
    endpoint: `${origin}/indexnow`,
    stateFile: join(folder, 'data/indexnow.json'),
    submitsAll: false,
    allowsManyRemovals: false,
    wait: async (ms) => {
      waits.push(ms)
    },
    log: (line) => lines.push(line),
    ...fields,
  })
const submittedPaths = () => received.map(({ urlList }) => urlList.map((url) => url.replace(origin, '')))

describe('runIndexNow', () => {
  it('only stores the URLs in the first run and submits none while they are unchanged', async () => {
    expect(await run()).toBe(true)
    expect(await run()).toBe(true)
    expect(received).toEqual([])
    expect(lines[0]).toContain('stored 3 URLs and submitted none')
    expect(lines[1]).toBe('No URL has changed.')
  })

  it('submits new, changed and removed URLs once, with the URL of the key', async () => {
    await run()
    files = { '/a.xml': { '/en/new': null, '/en/x': null, '/en/y?a=1&b=2': '2026-03-01' } }
    expect(await run()).toBe(true)
    await run()
    expect(submittedPaths()).toEqual([['/en/new', '/en/y?a=1&b=2', '/fr/z']])
    expect(received[0]).toMatchObject({
      host: new URL(origin).host,
      key: 'abcd1234',
      keyLocation: `${origin}/abcd1234.txt`,
    })
  })

  it('submits nothing if most URLs are missing in the sitemaps, until many removals are allowed', async () => {
    const pages = Array.from({ length: 8 }, (_, index) => [`/en/${index}`, null])
    files = { '/a.xml': Object.fromEntries(pages) }
    await run()
    files = { '/a.xml': Object.fromEntries(pages.slice(0, 3)) }
    expect(await run()).toBe(false)
    expect(received).toEqual([])
    expect(lines.at(-1)).toContain('5 of 8 URLs are missing')
    expect(await run({ allowsManyRemovals: true })).toBe(true)
    expect(submittedPaths()).toEqual([['/en/3', '/en/4', '/en/5', '/en/6', '/en/7']])
  })

  it('submits all URLs with submitsAll, in the first run and in later runs', async () => {
    await run({ submitsAll: true })
    await run()
    await run({ submitsAll: true })
    expect(submittedPaths()).toEqual([
      ['/en/x', '/en/y?a=1&b=2', '/fr/z'],
      ['/en/x', '/en/y?a=1&b=2', '/fr/z'],
    ])
  })

  it('submits all URLs in the next run if a run with submitsAll was not accepted', async () => {
    serviceResponses = [{ status: 403 }]
    expect(await run({ submitsAll: true })).toBe(false)
    expect(await run()).toBe(true)
    expect(submittedPaths()[1]).toEqual(['/en/x', '/en/y?a=1&b=2', '/fr/z'])
  })

  it('repeats a request after the seconds of Retry-After, at most 60', async () => {
    await run()
    files['/a.xml'] = { '/en/x': null }
    serviceResponses = [
      { status: 429, retryAfter: '7' },
      { status: 503, retryAfter: '9999' },
      { status: 202 },
    ]
    expect(await run()).toBe(true)
    expect(received).toHaveLength(3)
    expect(waits).toEqual([7_000, 60_000])
  })

  it('submits URLs that were not accepted again in the next run', async () => {
    await run()
    files['/b.xml'] = {}
    serviceResponses = [{ status: 500 }, { status: 500 }, { status: 500 }]
    expect(await run()).toBe(false)
    expect(waits).toEqual([2_000, 4_000])
    expect(await run()).toBe(true)
    expect(submittedPaths().at(-1)).toEqual(['/fr/z'])
  })

  it.each([
    [403, 'must contain only the key'],
    [422, 'set SITE_URL to the public origin'],
  ])('logs the cause of status %i and does not repeat the request', async (status, message) => {
    await run()
    files['/b.xml'] = {}
    serviceResponses = [{ status }]
    expect(await run()).toBe(false)
    expect(received).toHaveLength(1)
    expect(lines.at(-1)).toContain(message)
  })

  it('throws and leaves the state unchanged if a sitemap responds with an error', async () => {
    await run()
    const before = await readFile(join(folder, 'data/indexnow.json'), 'utf8')
    files['/b.xml'] = 500
    await expect(run()).rejects.toThrow('/b.xml responds with 500')
    expect(received).toEqual([])
    expect(await readFile(join(folder, 'data/indexnow.json'), 'utf8')).toBe(before)
  })

  it('starts with a new state if the site URL has changed', async () => {
    await run()
    const other = origin.replace('127.0.0.1', 'localhost')
    files = { '/a.xml': { '/en/x': null } }
    await run({ siteUrl: other })
    expect(received).toEqual([])
    expect(lines.at(-1)).toContain('stored 0 URLs')
  })
})

describe('planSubmissions', () => {
  it('puts at most 10,000 URLs into a batch and each URL into one batch', () => {
    const current = new Map(
      Array.from({ length: 20_001 }, (_, index) => [`https://a.example/${index}`, null]),
    )
    const batches = planSubmissions(current, new Map())
    expect(batches.map((batch) => batch.length)).toEqual([10_000, 10_000, 1])
    expect(new Set(batches.flat()).size).toBe(20_001)
  })

  it('leaves out URLs whose sitemap entry no longer has lastmod', () => {
    const accepted = new Map([['https://a.example/x', '2026-01-01']])
    expect(planSubmissions(new Map([['https://a.example/x', null]]), accepted)).toEqual([])
  })
})

describe('npm run indexnow', () => {
  it('submits no URL and logs the reason without INDEXNOW_KEY', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/indexnow.ts'], {
      env: { ...process.env, INDEXNOW_KEY: '', SITE_URL: origin },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of child.stdout) output += chunk
    if (child.exitCode === null) await once(child, 'exit')
    expect({ output, code: child.exitCode }).toEqual({
      output: 'INDEXNOW_KEY is not set: no URL is submitted.\n',
      code: 0,
    })
    expect(received).toEqual([])
  })
})
