import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { articles } from './testing/articles'

const toJob = (reference: string, status: string): ApiRecord => ({
  kind: 'jobs',
  data: {
    reference,
    slug: reference.toLowerCase(),
    name: 'Welder',
    organization: 'acme',
    status,
    language: 'en',
    description: 'Text',
    contract_type: 'FULL_TIME',
    published_at: '2026-01-05T08:00:00Z',
  },
})

let site: Awaited<ReturnType<typeof startSite>>
let findPage: typeof import('./find-page').findPage
beforeAll(async () => {
  site = await startSite(articles, {}, [toJob('DRAFT1', 'draft'), toJob('ARCHIVED1', 'archived')])
  findPage = (await import('./find-page')).findPage
}, 60_000)
afterAll(() => site.stop())

it.each([
  '/en/articles/2026/05/13/title_A12',
  '/en/articles/page/2',
  '/en/articles/2026/05',
  '/en/companies/acme',
  '/en/companies/acme/jobs/turner',
  '/en/categories/craft_craft',
  // A path without a route is handled by Next.js.
  '/en/a/b/c/d/e/f/g',
])('%s is handled by Next.js', async (path) => {
  expect(await findPage(path)).toEqual({ kind: 'page' })
})

it.each([
  ['/en/articles/2026/05/13/another-slug_A12', '/en/articles/2026/05/13/title_A12'],
  ['/fr/articles/2026/05/13/title_A12', '/en/articles/2026/05/13/title_A12'],
  ['/en/articles/2025/01/01/title_A12', '/en/articles/2026/05/13/title_A12'],
  ['/en/categories/another_craft', '/en/categories/craft_craft'],
])('%s redirects to %s', async (path, ownPath) => {
  expect(await findPage(path)).toEqual({ kind: 'redirect', path: ownPath })
})

it.each([
  ['/en/articles/2026/05/13/title_Invented', '/en/articles/-/-/-/-'],
  ['/fr/articles/2026/13/45/title_Invented', '/fr/articles/-/-/-/-'],
  ['/en/articles/page/999', '/en/articles/page/-'],
  ['/en/articles/1999', '/en/articles/-'],
  ['/en/articles/1999/01', '/en/articles/-/-'],
  ['/en/companies/invented', '/en/companies/-'],
  ['/en/companies/invented/jobs/x', '/en/companies/-/jobs/-'],
  ['/en/categories/invented_Invented', '/en/categories/-'],
  ['/en/categories/craft_craft/page/999', '/en/categories/-/page/-'],
  ['/en/collections/x_Invented', '/en/collections/-'],
])('%s has the same 404 page as every such path: %s', async (path, shared) => {
  expect(await findPage(path)).toEqual({ kind: 'none', path: shared })
  expect(await findPage(shared)).toEqual({ kind: 'none', path: shared })
})

it('a draft job has the 404 page of its organization, as an unknown job has', async () => {
  const shared = { kind: 'none', path: '/en/companies/acme/jobs/-' }
  for (const slug of ['invented', 'turner_lille_FRL1000', 'welder_lille_DRAFT1'])
    expect(await findPage(`/en/companies/acme/jobs/${slug}`), slug).toEqual(shared)
})

it('invented slugs with the reference of an archived job share that page above a limit', async () => {
  const shared = { kind: 'none', path: '/en/companies/acme/jobs/-' }
  const find = (index: number) => findPage(`/en/companies/acme/jobs/turner-${index}_ARCHIVED1`)
  expect(await find(0)).toEqual({ kind: 'page' })
  // A slow machine has more of them in the time of the limit.
  const found = []
  do found.push(await find(found.length + 1))
  while (found.at(-1)?.kind === 'page' && found.length < 1_000)
  expect(found.at(-1)).toEqual(shared)
}, 60_000)
