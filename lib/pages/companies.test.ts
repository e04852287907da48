import { afterEach, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

const named = (name: string, fields: Record<string, unknown> = {}): ApiRecord => ({
  kind: 'organizations',
  data: {
    ...{ reference: name, name, slug: name.toLowerCase(), default_language: 'en' },
    ...{ websites: [{ site: 'site' }], ...fields },
  },
})

const job: ApiRecord = {
  kind: 'jobs',
  data: {
    ...{ reference: 'fitter', slug: 'fitter', name: 'Fitter', organization: 'bolt', status: 'published' },
    ...{ language: 'en', description: 'Text', contract_type: 'FULL_TIME' },
    ...{ published_at: '2026-01-05T08:00:00Z', offices: [2] },
  },
}

const offices = [
  { id: 1, name: 'Works', city: 'Saint-Étienne', country_code: 'FR', is_headquarter: true },
  { id: 2, name: 'Yard', city: 'Liège', country_code: 'BE' },
]

/** Acme of every test site, Bolt, a company whose slug is the path of another page, and 47 others. */
const others = [
  named('Bolt', { sectors: ['rail-freight-2'], description: 'Moves <b>Wagons</b>.', offices }),
  job,
  named('Search'),
  ...Array.from({ length: 47 }, (_, index) => named(`Unit-${String(index).padStart(2, '0')}`)),
]

async function start(settings = {}) {
  const environment = { API_REQUESTS_PER_MINUTE: '1000000', SITE_FOLDER: writeSiteFolder(settings) }
  const site = await startSite([], environment, others)
  stop = site.stop
  const { companiesPage } = await import('./companies')
  const namesAt = async (path: string) =>
    (await companiesPage.readAt(path))?.results.items.map(({ organization }) => organization.name)
  return { ...site, companiesPage, namesAt }
}

it('has 24 companies on a page, of which the first alone is indexed', async () => {
  const { companiesPage, namesAt } = await start()
  const first = await companiesPage.open('/en/companies')
  expect((await namesAt('/en/companies'))?.slice(0, 3)).toEqual(['Acme', 'Bolt', 'Search'])
  expect((await first?.metadata())?.robots).toMatchObject({ index: true })
  const last = await companiesPage.open('/en/companies/page/3')
  expect(await namesAt('/en/companies/page/3')).toEqual(['Unit-45', 'Unit-46'])
  expect(await last?.metadata()).toMatchObject({
    title: expect.stringContaining('page 3'),
    alternates: { canonical: '/en/companies/page/3' },
    robots: { index: false },
  })
  expect(last?.breadcrumbs()).toEqual([{ name: 'Companies', href: '/en/companies' }, { name: 'Page 3' }])
  expect(JSON.stringify(await last?.jsonLd())).toContain('"position":49')
  expect(await companiesPage.readAt('/en/companies/page/4')).toBeNull()
}, 60_000)

it('has as many companies on a page as `lists` of site.yaml says', async () => {
  const { companiesPage, namesAt } = await start({ lists: { companies: 7 } })
  expect(await namesAt('/en/companies/page/8')).toEqual(['Unit-46'])
  expect(JSON.stringify(await (await companiesPage.open('/en/companies/page/8'))?.jsonLd())).toContain(
    '"position":50',
  )
  expect(await companiesPage.readAt('/en/companies/page/9')).toBeNull()
}, 60_000)

it('finds by words, sector, place and open jobs, and has one URL for each state', async () => {
  const { companiesPage, namesAt, takeRequests } = await start()
  for (const segment of [
    'q-wagon',
    'q-rail~q-bol',
    'q-saint',
    'sector-rail-freight',
    'city-saint-etienne',
    'country-fr',
  ])
    expect(await namesAt(`/en/companies/search/${segment}`), segment).toEqual(['Bolt'])
  expect(await namesAt('/en/companies/search/jobs-open')).toEqual(['Acme', 'Bolt'])
  const page = await companiesPage.open('/fr/companies/search/sector-Rail-Freight~jobs-open')
  expect(page?.path()).toBe('/fr/companies/search/jobs-open~sector-rail-freight')
  expect((await page?.metadata())?.title).toMatch(
    /^1 entreprise.: Avec des offres ouvertes et Fret ferroviaire/,
  )
  takeRequests()
  const none = await companiesPage.readAt('/en/companies/search/sector-rail-freight~city-invented')
  expect(none?.results).toMatchObject({ total: 0, suggestion: { remove: 'city', total: 1 } })
  expect(await companiesPage.readAt('/en/companies/search/contract-invented')).toBeNull()
}, 60_000)

it('has a page for a company whose slug is the path of another page', async () => {
  const { companiesPage } = await start()
  const content = await companiesPage.readAt('/en/companies/search/q-search')
  expect(content?.results.items[0]?.organization.slug).toMatch(/^search-[a-z0-9]+$/)
}, 60_000)
