import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

// Outside Next.js these functions throw.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let GET: typeof import('./route').GET

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'search-'))
  const articles = Array.from({ length: 30 }, (_, index) => ({
    reference: `A${index}`,
    language: 'en',
    published_at: '2026-05-09T08:00:00Z',
    categories: ['craft'],
    organizations: ['acme'],
  }))
  site = await startSite(articles, { CACHE_DIRECTORY: directory, LOG_LEVEL: 'silent' })
  GET = (await import('./route')).GET
}, 60_000)
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => {
  site.fail(null)
  site.takeRequests()
})

async function get(query: string) {
  const response = await GET(new Request(`http://site.example/api/search/articles?${query}`))
  const { headers, status } = response
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ])
  return { status, headers, body: await response.json() }
}

it('responds with a page of a list, and with its copy during an outage', async () => {
  for (const query of [
    ...['language=en&page=2', 'language=en&page=3', 'category=craft&language=en&page=2'],
    'organization=acme&language=en&page=3',
  ]) {
    const { status, body } = await get(query)
    expect([status, body.page, body.pageCount]).toEqual([200, Number(query.at(-1)), 3])
    site.fail(/./)
    // Further parameters do not change the response.
    expect((await get(`${query}&cb=1`)).body).toEqual(body)
    site.fail(null)
  }
})

it('responds with 503 and Retry-After during an outage where there is no copy', async () => {
  site.fail(/./)
  const { status, headers, body } = await get('language=fr&page=2')
  expect([status, headers.get('retry-after'), body]).toEqual([
    503,
    '10',
    expect.objectContaining({ error: 'unavailable' }),
  ])
})

it.each([
  'language=en&page=4',
  'language=en&page=99999',
  'language=en&category=unknown&page=2',
  'language=en&collection=craft&page=2',
  'language=en&organization=unknown&page=2',
])('responds with 404 to %s, without a request for the page', async (query) => {
  expect(await get(query)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  expect(site.takeRequests().filter((path) => /[?&]page=([2-9]|\d\d)/.test(path))).toEqual([])
})

it.each([
  '',
  'language=en',
  'language=de&page=2',
  'language=EN&page=2',
  'language=en&page=1',
  'language=en&page=02',
  'language=en&page=100000',
  'language=en&page=2&page=3',
  'language=en&language=fr&page=2',
  'language=en&category=craft&category=craft&page=2',
  'language=en&category=craft&collection=nights&page=2',
  'language=en&organization=acme&collection=nights&page=2',
  'language=en&category=a%2Fb&page=2',
  `language=en&category=${'a'.repeat(101)}&page=2`,
])('responds with 400 to %s, without a request to the API', async (query) => {
  expect(await get(query)).toMatchObject({ status: 400, body: { error: 'validation_failed' } })
  expect(site.takeRequests()).toEqual([])
})
