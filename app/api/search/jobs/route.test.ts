import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { facetNames } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let GET: typeof import('./route').GET

const offices = [
  { id: 1, name: 'Lyon', city: 'Lyon', country_code: 'FR' },
  { id: 2, name: 'Ghent', city: 'Ghent', country_code: 'BE' },
]
const titles = ['Turner', 'Data engineer', 'Ingénieure données', 'C++ developer', 'Nurse']

/** 45 jobs with different combinations of what the facets compare. */
const jobs = Array.from({ length: 45 }, (_, index) => ({
  reference: `J${index}`,
  slug: `job-${index}`,
  name: titles[index % titles.length],
  organization: 'bolt',
  status: 'published',
  language: index % 3 === 0 ? 'fr' : 'en',
  description: 'Text',
  contract_type: index % 2 === 0 ? 'FULL_TIME' : 'TEMPORARY',
  remote: ['no', 'partial', 'fulltime'][index % 3],
  ...(index % 5 === 0 && { experience_level: '2_TO_3_YEARS' }),
  ...(index % 7 !== 0 && { offices: [1 + (index % 2)] }),
  ...(index % 6 !== 0 && { salary: { min: 20_000 + index * 1_000, currency: 'EUR', period: 'yearly' } }),
  published_at: `2026-0${1 + (index % 9)}-05T08:00:00Z`,
}))

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'search-jobs-'))
  const bolt = {
    ...{ reference: 'bolt', name: 'Bolt', slug: 'bolt', default_language: 'en', description: 'Makes bolts.' },
    ...{ websites: [{ site: 'site' }], offices },
  }
  site = await startSite(
    [],
    { CACHE_DIRECTORY: directory, LOG_LEVEL: 'silent', API_REQUESTS_PER_MINUTE: '1000000' },
    [{ kind: 'organizations', data: bolt }, ...jobs.map((data) => ({ kind: 'jobs' as const, data }))],
  )
  GET = (await import('./route')).GET
}, 60_000)
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => site.fail(null))

async function get(query: string) {
  const response = await GET(new Request(`http://site.example/api/search/jobs?${query}`))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function search(query: string): Promise<JobSearch> {
  const { status, body } = await get(`locale=en&${query}`)
  expect(status, query).toBe(200)
  return body
}

it('has the facets of the job operation when it was read for each job', async () => {
  const read = async () => (await search('')).facets.language.map(({ count }) => count)
  await expect.poll(read, { timeout: 15_000 }).toEqual([31, 15])
})

it('gives each job once over all pages', async () => {
  const references: string[] = []
  const { total } = await search('')
  for (let cursor = ''; ; ) {
    const { items, next } = await search(cursor ? `cursor=${cursor}` : '')
    references.push(...items.map(({ reference }) => reference))
    if (next === null) break
    cursor = next
  }
  expect(references).toHaveLength(total)
  expect(new Set(references).size).toBe(total)
})

it('finds words in any case and without accents, that begin with the searched ones', async () => {
  for (const q of ['ingenieure', 'INGÉNIEURE', 'donn ingén', 'c++', 'engin dat'])
    expect((await search(`q=${encodeURIComponent(q)}`)).total, q).toBeGreaterThan(0)
  expect((await search('q=genieure')).total).toBe(0)
})

it('counts for each value of a facet what selecting it gives, for random states', async () => {
  const { facets } = await search('')
  const values = facetNames.flatMap((name) => facets[name].map(({ value }) => `${name}=${value}`))
  expect(values.length).toBeGreaterThan(8)
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...values, 'q=engineer', 'salary_min=40000&currency=EUR'], { maxLength: 4 }),
      async (selected) => {
        const found = await search(selected.join('&'))
        for (const name of facetNames)
          for (const { value, count } of found.facets[name]) {
            const others = selected.filter((part) => !part.startsWith(`${name}=`))
            expect(
              (await search([...others, `${name}=${value}`].join('&'))).total,
              `${name} ${value} in ${selected}`,
            ).toBe(count)
          }
      },
    ),
    { numRuns: propertyRuns(12, 3) },
  )
}, 60_000)

it('sorts by the pay of a year', async () => {
  const { items } = await search('sort=salary')
  const amounts = items.map(({ salary }) => Number(salary?.replace(/\D/g, '')))
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
})

it.each([
  ['', 'locale'],
  ['locale=xx', 'locale'],
  ['locale=en&locale=fr', 'locale'],
  ['locale=en&sort=name', 'sort'],
  ['locale=en&salary_min=abc&currency=EUR', 'salary_min'],
  ['locale=en&salary_min=1000', 'currency'],
  ['locale=en&city=a%00', 'city'],
  ['locale=en&city=%ff', 'city'],
  [`locale=en&city=${'a'.repeat(101)}`, 'city'],
  ['locale=en&cursor=x', 'cursor'],
  ['locale=en&cursor=-1', 'cursor'],
])('responds with 400 to %s, and names the parameter %s', async (query, name) => {
  const { status, body } = await get(query)
  expect(status).toBe(400)
  expect(body).toEqual({
    error: 'validation_failed',
    error_description: expect.stringContaining(` ${name} `),
  })
})

it('ignores unknown parameters, and finds nothing for unknown values', async () => {
  expect((await search('utm_source=x')).total).toBe((await search('')).total)
  const unknown = await search('city=atlantis')
  expect([unknown.total, unknown.next]).toEqual([0, null])
  for (const query of [
    'department=R%26D',
    'company=a.b',
    'city=C%2B%2B',
    'city=%26',
    'city=lyon&country=b%2Fe',
  ])
    expect((await search(query)).total, query).toBe(0)
  expect((await search(Array(31).fill('city=lyon').join('&'))).total).toBe((await search('city=lyon')).total)
  expect(unknown.suggestion).toEqual({ remove: 'city', total: (await search('')).total })
})
