import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { allResultsPath } from '@/lib/model/search/site-search'
import type { Suggestions } from '@/lib/model/search/suggestions'

const day = (index: number) => `2026-05-${String(1 + (index % 28)).padStart(2, '0')}T08:00:00Z`

/** Twelve articles about the night, one of them in French, and one that is not published yet. */
const articles = [
  ...Array.from({ length: 11 }, (_, index) => ({
    ...{ reference: `N${index}`, language: 'en', published_at: day(index) },
    name: `Night train ${index}`,
  })),
  { reference: 'F1', language: 'fr', published_at: day(3), name: 'L’équipe de night' },
  { reference: 'F2', language: 'fr', published_at: day(4), name: 'Le savoir-faire de l’atelier' },
  { reference: 'H1', language: 'en', published_at: day(5), name: 'A harbour at six' },
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

const harbour = {
  ...{
    reference: 'harbour',
    name: 'Harbour',
    slug: 'harbour',
    default_language: 'en',
    description: 'Ships.',
  },
  ...{ websites: [{ site: 'site' }], offices: [{ id: 1, name: 'Dock', city: 'Lyon', country_code: 'FR' }] },
}

const intern = {
  ...{ reference: 'P1', slug: 'porter', organization: 'harbour', status: 'published', language: 'en' },
  ...{ contract_type: 'INTERNSHIP', published_at: '2026-03-10T08:00:00Z', name: 'Porter' },
  ...{ offices: [1], description: 'Text' },
}

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let GET: typeof import('./route').GET

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-search-'))
  site = await startSite(
    articles,
    {
      SITE_LOCALES: 'en,fr,de',
      CACHE_DIRECTORY: directory,
      LOG_LEVEL: 'silent',
      API_REQUESTS_PER_MINUTE: '1000000',
    },
    [
      ...[organization, harbour].map((data) => ({ kind: 'organizations' as const, data })),
      ...[...jobs, intern].map((data) => ({ kind: 'jobs' as const, data })),
    ],
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

async function search(q: string, locale = 'en'): Promise<Suggestions> {
  const { status, body } = await get(new URLSearchParams({ locale, q }).toString())
  expect(status, q).toBe(200)
  return body
}

const namesOf = ({ groups }: Suggestions) =>
  groups.map(({ title, items }) => [title, ...items.map(({ parts }) => parts.join(''))])

it('gives three records of each group, their number and a link to all, and those first whose name has the words', async () => {
  const found = await search('NIGHT')
  expect(namesOf(found)).toEqual([
    ['Stories', 'Night train 10', 'Night train 9', 'Night train 8'],
    ['Companies', 'Night Works'],
    ['Jobs', 'Night nurse', 'Nurse', 'Nurse'],
  ])
  expect(found.announced).toBe('19 results: 11 stories, 1 company and 7 jobs.')
  const [stories, companies] = found.groups
  expect([stories?.total, stories?.all]).toEqual([
    11,
    { name: 'All 11 stories', url: allResultsPath('articles', 'en', 'night') },
  ])
  expect(stories?.items[0]).toEqual({
    url: '/en/articles/2026/05/11/night-train-10_N10',
    parts: ['', 'Night', ' train 10'],
    facts: ['11 May 2026'],
    ...{ lang: 'en', dir: 'ltr' },
  })
  expect(companies?.items).toEqual([
    {
      url: '/en/companies/night-works',
      parts: ['', 'Night', ' Works'],
      facts: ['no open jobs'],
      dir: 'auto',
    },
  ])
})

it('has the group first whose best result has a name of the searched words alone', async () => {
  const titles = (await search('harbour')).groups.map(({ title }) => title)
  expect(titles).toEqual(['Companies', 'Stories', 'Jobs'])
})

it('gives five records of a group that is alone', async () => {
  const [stories, ...others] = (await search('train')).groups
  expect([stories?.items.length, others]).toEqual([5, []])
})

it('says which word is searched for instead of one with an error, and marks it', async () => {
  const { announced, note, groups } = await search('nurrse')
  expect(note).toBe('Results for “nurse” instead of “nurrse”.')
  expect(announced.startsWith(note)).toBe(true)
  expect(groups[0]?.items[0]?.parts).toEqual(['', 'Nurse'])
})

it('finds several words in any order, without accents and punctuation, in the language of the page', async () => {
  expect(namesOf(await search('train 7 night'))).toEqual([['Stories', 'Night train 7']])
  expect((await search('l’équipe', 'fr')).groups[0]?.total).toBe(1)
  expect((await search('ATELIER savoir-faire', 'fr')).groups[0]?.total).toBe(1)
  for (const q of ['equipe', 'zzzz', '!!!'])
    expect(await search(q)).toEqual({ announced: `Nothing found for “${q}”.`, note: '', groups: [] })
})

it.each([
  ['Praktikum', 'de', ['Porter']],
  ['CDI', 'fr', ['Nurse', 'Nurse', 'Nurse', 'Nurse', 'Nurse']],
  ['internships', 'en', ['Porter']],
  ['porter praktik', 'en', ['Porter']],
  ['offre de stagiaire', 'fr', ['Porter']],
  ['nurse Praktikum', 'de', []],
  ['Frankreich', 'de', ['Porter']],
])(
  'finds jobs by the name of a contract or a country in the language of any page: %s in %s',
  async (words, locale, names) => {
    const { groups } = await search(words, locale)
    const [jobs] = groups.filter(({ all }) => all?.url.includes('/jobs/'))
    expect(jobs?.items.map(({ parts }) => parts.join('')) ?? []).toEqual(names)
  },
)

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
