import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeManyFiles } from './testing/random-content'
import { startApi, type TestApi } from './testing/test-api'

let sqlite: TestApi
let postgres: TestApi

beforeAll(async () => {
  const files = makeManyFiles()
  sqlite = await startApi(files)
  postgres = await startApi(files, 'postgres')
}, 60_000)
afterAll(async () => {
  await sqlite.stop()
  await postgres.stop()
})

const day = fc.constantFrom(
  '2023-01-01',
  '2024-02-29',
  '2025-01-01',
  '2025-01-02',
  '2025-01-03',
  '2026-03-03',
  '2027-01-01',
)
const flag = fc.constantFrom('true', 'false')
const titlePart = fc.oneof(
  fc.constantFrom(
    'e',
    'a',
    'ab',
    'zq',
    '%',
    '_',
    '\\',
    '"',
    '%%',
    'a_b',
    '100%',
    'équipe',
    'EQUIPE',
    'coeur',
    "l'at",
    'strasse',
    'При',
    'при',
    '日',
    '日本',
    '日本語',
    '👩',
    '👩‍🏭',
    'night shift',
    'the',
    'rare',
    ' ',
    'e n',
    'none of this',
    'ï',
    'ist',
    '*',
    'a OR b',
    'k\\s',
  ),
  fc.string({ minLength: 1, maxLength: 4 }),
)
const paging = {
  page: fc.oneof(fc.constantFrom('1', '2', '3', '5', '9'), fc.integer({ min: 1, max: 500 }).map(String)),
  per_page: fc.constantFrom('1', '2', '7', '20', '50', '100'),
}
const dates = { updated_after: day, created_after: day }

/** Paths with random query parameters. */
function paths(
  path: string,
  always: Record<string, fc.Arbitrary<string>>,
  sometimes: Record<string, fc.Arbitrary<string>>,
) {
  return fc
    .record({ ...always, ...sometimes }, { requiredKeys: Object.keys(always) })
    .map((query) => `${path}?${new URLSearchParams(query)}`)
}

const articles = paths(
  '/external/cms/articles/all',
  {},
  {
    ...paging,
    ...dates,
    indexed: fc.constantFrom('news', 'front', 'none'),
    category_reference: fc.constantFrom('cat-craft', 'cat-culture', 'Cat-craft'),
    collection_reference: fc.constantFrom('5f0c6a2e9b', 'none'),
    organization_reference: fc.constantFrom('AcmE01', 'EcLa1r', 'org1', 'Org2', 'ORG2'),
    language: fc.constantFrom('en', 'fr', 'de', 'EN', 'it'),
    published_after: day,
    published_before: day,
    q: titlePart,
    order_by: fc.constantFrom('published_at:asc', 'published_at:desc'),
  },
)
const blocks = { offices: flag, images: flag, videos: flag }
const organizationsBy = (name: string, value: fc.Arbitrary<string>) =>
  paths('/external/organizations', { [name]: value }, { ...paging, ...dates, ...blocks })
const organizations = fc.oneof(
  organizationsBy(
    'cms_sites_references',
    fc.constantFrom('board', 'acme-careers', 'board,acme-careers', 'Board', 'x'),
  ),
  organizationsBy(
    'name',
    fc.oneof(fc.constantFrom('Acme & Sons', 'ÉCLAIR', 'équipe 0', 'x 1', '% 2', '👩‍🏭 3'), titlePart),
  ),
  organizationsBy(
    'media_website_url',
    fc.constantFrom('acme.example', 'http://WWW.acme.example/', 'eclair.example/fr', 'x'),
  ),
)
const jobs = fc
  .constantFrom('WTTJ_gld0A7L', 'wttj_gld0A7L', 'JOB_draft', 'JOB_archived', 'job-1', 'job-11', 'none')
  .chain((reference) =>
    paths(
      `/external/jobs/${reference}`,
      {},
      { stages: flag, office: flag, candidates_count: flag, organization: flag, websites: flag },
    ),
  )
const embeds = paths(
  '/embed',
  { organization_reference: fc.constantFrom('AcmE01', 'org3', 'Org4', 'org4') },
  {},
)

const anyQuery = fc.oneof(
  { arbitrary: articles, weight: 7 },
  { arbitrary: organizations, weight: 2 },
  { arbitrary: jobs, weight: 1 },
  { arbitrary: embeds, weight: 1 },
)

async function get(api: TestApi, path: string) {
  const response = await api.get(path)
  return { status: response.status, total: response.headers.get('X-Total'), body: await response.json() }
}

const numRuns = propertyRuns(600)

test(`both engines respond alike to ${numRuns} random queries`, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(anyQuery, async (path) => {
      const [one, other] = await Promise.all([get(sqlite, path), get(postgres, path)])
      statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1)
      expect(other).toEqual(one)
    }),
    { numRuns, seed: 20261120 },
  )
  expect(statuses.get(200)).toBeGreaterThan(numRuns * 0.75)
  expect([...statuses.keys()].every((status) => status < 500)).toBe(true)
}, 600_000)
