import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let GET: typeof import('./route').GET

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'search-'))
  const articles = Array.from({ length: 30 }, (_, index) => ({
    reference: `A${index}`,
    name: `Title ${index}`,
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

it('responds with a page of a selection', async () => {
  for (const [query, count, next] of [
    ['locale=en', 12, 2],
    ['locale=en&page=2', 12, 3],
    ['locale=en&category=craft&year=2026&page=3', 6, null],
    ['category=craft&locale=en&organization=acme&language=en&month=5&year=2026', 12, 2],
    ['locale=en&year=2025', 0, null],
    ['locale=fr&language=en&month=05&year=2026', 12, 2],
  ] as const) {
    const { status, body } = await get(query)
    const total = count === 0 ? 0 : 30
    expect([query, status, body.total, body.items.length, body.next]).toEqual([
      query,
      200,
      total,
      count,
      next,
    ])
    expect(Object.keys(body)).toEqual(['total', 'items', 'note', 'next'])
    // Further parameters do not change the response.
    expect((await get(`${query}&cb=1`)).body).toEqual(body)
  }
})

it('finds words in any order, and says which one is searched for instead of one with an error', async () => {
  const { body } = await get('locale=en&q=17%20TITLE')
  expect(body).toMatchObject({ total: 1, note: null, items: [{ name: 'Title 17' }] })
  expect(body.items[0].url).toMatch(/^\/en\/articles\/2026\/05\/09\/title-17_A\d+$/)
  const corrected = await get('locale=en&q=titel%2017')
  expect(corrected.body).toMatchObject({ ...body, note: 'Results for “title” instead of “titel”.' })
})

it.each(['locale=en&page=4', 'locale=en&page=99999', 'locale=en&category=craft&page=4'])(
  'responds with an empty page to %s',
  async (query) => {
    expect(await get(query)).toMatchObject({ status: 200, body: { total: 30, items: [], next: null } })
  },
)

it('finds nothing for unknown values', async () => {
  for (const name of ['category', 'collection', 'organization', 'language'])
    for (const value of ['Unknown1', 'unknown-2', 'CRAFT'])
      expect((await get(`locale=en&${name}=${value}`)).body).toEqual({
        total: 0,
        items: [],
        note: null,
        next: null,
      })
})

it.each([
  ['', 'locale'],
  ['language=en', 'locale'],
  ['locale=xx&page=2', 'locale'],
  ['locale=EN', 'locale'],
  ['locale=en&locale=fr', 'locale'],
  ['locale=en&page=0', 'page'],
  ['locale=en&page=02', 'page'],
  ['locale=en&page=100000', 'page'],
  ['locale=en&page=2&page=3', 'page'],
  ['locale=en&language=en&language=fr', 'language'],
  ['locale=en&category=craft&category=craft', 'category'],
  ['locale=en&category=a%2Fb', 'category'],
  [`locale=en&collection=${'a'.repeat(101)}`, 'collection'],
  ['locale=en&organization=a%20b', 'organization'],
  ['locale=en&year=26', 'year'],
  ['locale=en&year=2026&month=13', 'month'],
  ['locale=en&month=5', 'month'],
  [`locale=en&q=${'a'.repeat(1_001)}`, 'q'],
])('responds with 400 to %s and names %s, without a request to the API', async (query, name) => {
  expect(await get(query)).toMatchObject({
    status: 400,
    body: { error: 'validation_failed', error_description: expect.stringContaining(` ${name} `) },
  })
  expect(site.takeRequests()).toEqual([])
})
