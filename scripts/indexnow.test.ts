import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planSubmissions } from './indexnow/plan'
import { runIndexNow } from './indexnow/run'

/** One server that is both the site, with its sitemaps, and the service. */
let origin = ''
let files: Record<string, Record<string, string | null> | 500> = {}
let answers: { status: number; retryAfter?: string }[] = []
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
    const { status, retryAfter } = answers.shift() ?? { status: 200 }
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    return
  }
  const file = files[path]
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  if (path === '/sitemap.xml') {
    const entries = Object.keys(files).map((name) => `<sitemap><loc>${origin}${name}</loc></sitemap>`)
    response.end(`<?xml version="1.0"?><sitemapindex ${space}>${entries.join('')}</sitemapindex>`)
  } else if (file === undefined || file === 500) response.writeHead(500).end()
  else {
    const entries = Object.entries(file).map(
      ([page, lastmod]) =>
        `<url><loc>${origin}${page.replace('&', '&amp;')}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    )
    response.end(`<?xml version="1.0"?><urlset ${space}>${entries.join('')}</urlset>`)
  }
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  origin = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-indexnow-'))
  files = { '/a.xml': { '/en/x': null, '/en/y?a=1&b=2': '2026-01-01' }, '/b.xml': { '/fr/z': '2026-02-01' } }
  answers = []
  received = []
  waits = []
  lines = []
  return () => rm(folder, { recursive: true })
})

const run = (fields: { siteUrl?: string; submitsAll?: boolean } = {}) =>
  runIndexNow({
    siteUrl: origin,
    key: 'abcd1234',
    endpoint: `${origin}/indexnow`,
    stateFile: join(folder, 'data/indexnow.json'),
    submitsAll: false,
    wait: async (ms) => {
      waits.push(ms)
    },
    log: (line) => lines.push(line),
    ...fields,
  })
const submitted = () => received.map(({ urlList }) => urlList.map((address) => address.replace(origin, '')))

describe('a run of IndexNow', () => {
  it('only remembers what is there the first time, and then submits nothing until something changes', async () => {
    expect(await run()).toBe(true)
    expect(await run()).toBe(true)
    expect(received).toEqual([])
    expect(lines[0]).toContain('3 addresses are remembered')
    expect(lines[1]).toBe('Nothing has changed.')
  })

  it('submits what appeared, changed and went, once, with the place of the key', async () => {
    await run()
    files = { '/a.xml': { '/en/new': null, '/en/x': null, '/en/y?a=1&b=2': '2026-03-01' } }
    expect(await run()).toBe(true)
    await run()
    expect(submitted()).toEqual([['/en/new', '/en/y?a=1&b=2', '/fr/z']])
    expect(received[0]).toMatchObject({
      host: new URL(origin).host,
      key: 'abcd1234',
      keyLocation: `${origin}/abcd1234.txt`,
    })
  })

  it('submits everything when told to, the first time or later', async () => {
    await run({ submitsAll: true })
    await run()
    await run({ submitsAll: true })
    expect(submitted()).toEqual([
      ['/en/x', '/en/y?a=1&b=2', '/fr/z'],
      ['/en/x', '/en/y?a=1&b=2', '/fr/z'],
    ])
  })

  it('keeps to that in the next run if it is not accepted', async () => {
    answers = [{ status: 403 }]
    expect(await run({ submitsAll: true })).toBe(false)
    expect(await run()).toBe(true)
    expect(submitted()[1]).toEqual(['/en/x', '/en/y?a=1&b=2', '/fr/z'])
  })

  it('asks a busy service again, as late as it wishes but within a minute', async () => {
    await run()
    files['/a.xml'] = { '/en/x': null }
    answers = [{ status: 429, retryAfter: '7' }, { status: 503, retryAfter: '9999' }, { status: 202 }]
    expect(await run()).toBe(true)
    expect(received).toHaveLength(3)
    expect(waits).toEqual([7_000, 60_000])
  })

  it('keeps what was not accepted for the next run', async () => {
    await run()
    files['/b.xml'] = {}
    answers = [{ status: 500 }, { status: 500 }, { status: 500 }]
    expect(await run()).toBe(false)
    expect(waits).toEqual([2_000, 4_000])
    expect(await run()).toBe(true)
    expect(submitted().at(-1)).toEqual(['/fr/z'])
  })

  it.each([
    [403, 'must answer with the key alone'],
    [422, 'SITE_URL must be the public address'],
  ])('explains %i and does not insist', async (status, words) => {
    await run()
    files['/b.xml'] = {}
    answers = [{ status }]
    expect(await run()).toBe(false)
    expect(received).toHaveLength(1)
    expect(lines.at(-1)).toContain(words)
  })

  it('takes a sitemap that cannot be read for trouble, not for pages that are gone', async () => {
    await run()
    const before = await readFile(join(folder, 'data/indexnow.json'), 'utf8')
    files['/b.xml'] = 500
    await expect(run()).rejects.toThrow('/b.xml answers 500')
    expect(received).toEqual([])
    expect(await readFile(join(folder, 'data/indexnow.json'), 'utf8')).toBe(before)
  })

  it('begins anew for another site', async () => {
    await run()
    const other = origin.replace('127.0.0.1', 'localhost')
    files = { '/a.xml': { '/en/x': null } }
    await run({ siteUrl: other })
    expect(received).toEqual([])
    expect(lines.at(-1)).toContain('0 addresses are remembered')
  })
})

describe('batches', () => {
  it('hold ten thousand addresses at most, each once', () => {
    const current = new Map(
      Array.from({ length: 20_001 }, (_, index) => [`https://a.example/${index}`, null]),
    )
    const batches = planSubmissions(current, new Map())
    expect(batches.map((batch) => batch.length)).toEqual([10_000, 10_000, 1])
    expect(new Set(batches.flat()).size).toBe(20_001)
  })

  it('leave out pages that have merely stopped saying when they changed', () => {
    const accepted = new Map([['https://a.example/x', '2026-01-01']])
    expect(planSubmissions(new Map([['https://a.example/x', null]]), accepted)).toEqual([])
  })
})

describe('npm run indexnow', () => {
  it('is off without a key, and says so', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/indexnow.ts'], {
      env: { ...process.env, INDEXNOW_KEY: '', SITE_URL: origin },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of child.stdout) output += chunk
    if (child.exitCode === null) await once(child, 'exit')
    expect({ output, code: child.exitCode }).toEqual({
      output: 'INDEXNOW_KEY is not set: nothing is submitted.\n',
      code: 0,
    })
    expect(received).toEqual([])
  })
})
