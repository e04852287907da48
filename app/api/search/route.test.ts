import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import type { SiteSearch } from '@/lib/model/search/site-search'

const day = (index: number) => `2026-05-${String(1 + (index % 28)).padStart(2, '0')}T08:00:00Z`

/** Twelve articles about the night, one of them in French, and one that is not published yet. */
const articles = [
  ...Array.from({ length: 11 }, (_, index) => ({
    ...{ reference: `N${index}`, language: 'en', published_at: day(index) },
    name: `Night train ${index}`,
  })),
  { reference: 'F1', language: 'fr', published_at: day(3), name: 'L’équipe de night' },
  { reference: 'F2', language: 'fr', published_at: day(4), name: 'Le savoir-faire de l’atelier' },
  { reference: 'S1', language: 'en', published_at: '2099-01-01T08:00:00Z', name: 'Night of the future' },
]

const organization = {
  ...{ reference: 'night', name: 'Night Works', slug: 'night-works', default_language: 'en' },
  ...{ description: 'Works while others sleep.', websites: [{ site: 'site' }] },
}

/** Seven jobs that are found by the word: the oldest has it in its name, the others in their text. */
const jobs = Array.from({ length: 7 }, (_, index) => ({
  ...{ reference: `J${index}`, slug: `job-${index}`, organization: 'acme', status: 'published' },
  ...{ language: 'en', contract_type: 'FULL_TIME', published_at: `2026-04-${10 + index}T08:00:00Z` },
  ...{ name: index === 0 ? 'Night nurse' : 'Nurse', description: index === 0 ? 'Text' : 'By night' },
}))

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let GET: typeof import('./route').GET

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-search-'))
  site = await startSite(
    articles,
    { CACHE_DIRECTORY: directory, LOG_LEVEL: 'silent', API_REQUESTS_PER_MINUTE: '1000000' },
    [{ kind: 'organizations', data: organization }, ...jobs.map((data) => ({ kind: 'jobs' as const, data }))],
  )
  GET = (await import('./route')).GET
}, 60_000)
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function get(query: string) {
  const response = await GET(new Request(`http://site.example/api/search?${query}`))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function search(q: string, locale = 'en'): Promise<SiteSearch> {
  const { status, body } = await get(new URLSearchParams({ locale, q }).toString())
  expect(status, q).toBe(200)
  return body
}

it('gives five records of each group, their number, and those first whose name has the words', async () => {
  const { articles: found, companies, jobs: open } = await search('NIGHT')
  expect([found.total, found.items.length]).toEqual([11, 5])
  expect(found.items[0]).toEqual({
    ...{ reference: 'N10', name: 'Night train 10', language: 'en', note: null },
    url: '/en/articles/2026/05/11/night-train-10_N10',
    published: { time: '2026-05-11T08:00:00.000Z', text: '11 May 2026' },
  })
  expect(companies).toEqual({
    total: 1,
    items: [{ reference: 'night', name: 'Night Works', url: '/en/companies/night-works', jobCount: 0 }],
  })
  expect([open.total, open.items.length]).toEqual([7, 5])
  expect(open.items.map(({ name }) => name)).toEqual(['Night nurse', ...Array(4).fill('Nurse')])
})

it('finds several words in any order, without accents and punctuation, in the language of the page', async () => {
  expect((await search('train 7 night')).articles.items.map(({ reference }) => reference)).toEqual(['N7'])
  expect((await search('l’équipe', 'fr')).articles.total).toBe(1)
  expect((await search('ATELIER savoir-faire', 'fr')).articles.total).toBe(1)
  expect((await search('equipe', 'en')).articles.total).toBe(0)
  const nothing = { total: 0, items: [] }
  for (const q of ['zzzz', '!!!'])
    expect(await search(q), q).toEqual({ articles: nothing, companies: nothing, jobs: nothing })
})

it.each([
  ['', 'locale'],
  ['q=night', 'locale'],
  ['locale=xx&q=night', 'locale'],
  ['locale=en&locale=fr&q=night', 'locale'],
  ['locale=en', 'q'],
  ['locale=en&q=', 'q'],
  ['locale=en&q=a&q=b', 'q'],
  [`locale=en&q=${'a'.repeat(1_001)}`, 'q'],
])('responds with 400 to %s, and names the parameter %s', async (query, name) => {
  const { status, body } = await get(query)
  expect(status).toBe(400)
  expect(body).toEqual({
    error: 'validation_failed',
    error_description: expect.stringContaining(` ${name} `),
  })
})

it('ignores unknown parameters', async () => {
  expect((await get('locale=en&q=night&utm_source=x')).body).toEqual(await search('night'))
})
