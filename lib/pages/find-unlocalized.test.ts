import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { articles } from './testing/articles'

const job = (slug: string, language: string, organization = 'acme'): ApiRecord => ({
  kind: 'jobs',
  data: {
    ...{ reference: `ref_${slug}`, slug, name: slug, organization, status: 'published', language },
    ...{ description: 'Text', contract_type: 'FULL_TIME', published_at: '2026-01-05T08:00:00Z' },
  },
})

const organization = (slug: string, language: string): ApiRecord => ({
  kind: 'organizations',
  data: {
    ...{ reference: `ref-${slug}`, name: slug, slug, default_language: language, description: 'Text' },
    websites: [{ site: 'site' }],
  },
})

const records = [
  organization('atelier', 'fr'),
  organization('bodega', 'es'),
  job('soudeur', 'fr'),
  job('Tornero_Bilbao', 'es'),
  // References in slugs can differ in case alone.
  job('fitter_ab12Cd', 'en'),
  job('fitter_AB12CD', 'en'),
  { kind: 'categories', data: { reference: 'Gestes', name: 'Gestes' } },
] satisfies ApiRecord[]

const french = {
  reference: 'Fr1',
  language: 'fr',
  published_at: '2024-02-03T08:00:00Z',
  categories: ['Gestes'],
  organizations: ['atelier'],
}

let site: Awaited<ReturnType<typeof startSite>>
let findPage: typeof import('./find-page').findPage
beforeAll(async () => {
  site = await startSite([...articles, french], {}, records)
  findPage = (await import('./find-page')).findPage
}, 60_000)
afterAll(() => site.stop())

describe('a path without a locale', () => {
  it.each([
    ['/companies', '/en/companies'],
    ['/jobs', '/en/jobs'],
    ['/jobs/', '/en/jobs'],
    ['/articles', '/en/articles'],
    ['/articles/page/2', '/en/articles/page/2'],
    ['/articles/page/1', '/en/articles'],
    ['/articles/2026', '/en/articles/2026'],
    ['/articles/2026/05', '/en/articles/2026/05'],
    ['/categories/craft_craft', '/en/categories/craft_craft'],
    ['/categories/another_craft/page/2', '/en/categories/craft_craft/page/2'],
    ['/collections/nights_nights', '/en/collections/nights_nights'],
  ])('%s redirects to the default locale: %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
  })

  it.each([
    ['/companies/acme', '/en/companies/acme'],
    ['/companies/atelier', '/fr/companies/atelier'],
    ['/companies/acme/articles', '/en/companies/acme/articles'],
    ['/companies/atelier/articles', '/fr/companies/atelier/articles'],
    ['/companies/atelier/', '/fr/companies/atelier'],
    ['/companies/bodega', '/en/companies/bodega'],
    ['/companies/acme/jobs/turner', '/en/companies/acme/jobs/turner'],
    ['/companies/acme/jobs/soudeur', '/fr/companies/acme/jobs/soudeur'],
    ['/companies/acme/jobs/Tornero_Bilbao', '/en/companies/acme/jobs/Tornero_Bilbao'],
    ['/articles/2026/05/13/title_A12', '/en/articles/2026/05/13/title_A12'],
    ['/articles/2024/02/03/title_Fr1', '/fr/articles/2024/02/03/title_Fr1'],
    ['/articles/2024', '/fr/articles/2024'],
    ['/articles/2024/02', '/fr/articles/2024/02'],
    ['/categories/gestes_Gestes', '/fr/categories/gestes_Gestes'],
  ])('%s redirects to the language of its content: %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
  })

  it.each([
    ['/companies/ATELIER', '/fr/companies/atelier'],
    ['/companies/Acme/jobs/SOUDEUR', '/fr/companies/acme/jobs/soudeur'],
    ['/companies/ACME/jobs/an-old-title_turner', '/en/companies/acme/jobs/turner'],
    ['/companies/acme/jobs/an-old-title_ref_soudeur', '/fr/companies/acme/jobs/soudeur'],
    ['/articles/2020/01/01/An-Old-Title_Fr1', '/fr/articles/2024/02/03/title_Fr1'],
  ])('%s redirects once to the page of its record: %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
  })

  it.each([
    ['/companies/invented', '/en/companies/-'],
    ['/companies/invented/jobs/turner', '/en/companies/-/jobs/-'],
    ['/companies/acme/jobs/invented', '/en/companies/acme/jobs/-'],
    ['/companies/acme/nothing', '/en/missing'],
    ['/articles/2026/05/13/title_Invented', '/en/articles/-/-/-/-'],
    ['/articles/1999', '/en/articles/-'],
    ['/articles/page/999', '/en/articles/page/-'],
    ['/categories/invented_Invented', '/en/categories/-'],
    ['/collections/nights_nights/page/999', '/en/collections/-/page/-'],
    ['/jobs/invented', '/en/missing'],
    ['/companies/acme/jobs/closed_FRL123', '/en/companies/acme/jobs/-'],
  ])('%s has the 404 page %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'none', path: target })
  })
})

describe('a path with its locale or a slug in another case', () => {
  it.each([
    ['/EN', '/en'],
    ['/Fr/', '/fr'],
    ['/FR/jobs', '/fr/jobs'],
    ['/EN/companies/atelier', '/en/companies/atelier'],
    ['/FR/companies/ACME/jobs/Turner', '/fr/companies/acme/jobs/turner'],
    ['/FR/articles/2026/05/13/title_A12', '/en/articles/2026/05/13/title_A12'],
    ['/en/companies/ACME', '/en/companies/acme'],
    ['/en/companies/acme/jobs/TURNER', '/en/companies/acme/jobs/turner'],
    ['/en/companies/Acme/jobs/tornero_bilbao', '/en/companies/acme/jobs/Tornero_Bilbao'],
    ['/en/articles/2026/05/13/TITLE_A12', '/en/articles/2026/05/13/title_A12'],
    ['/en/categories/Craft_craft', '/en/categories/craft_craft'],
    ['/en/collections/NIGHTS_nights/page/2', '/en/collections/nights_nights/page/2'],
    ['/en/companies/ACME/', '/en/companies/acme'],
    ['/en/companies/ACME/articles/page/2', '/en/companies/acme/articles/page/2'],
    ['/en/articles/2026/', '/en/articles/2026'],
  ])('%s redirects to %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
  })

  it.each(['fitter_ab12Cd', 'fitter_AB12CD'])('an exact job slug is always found: %s', async (slug) => {
    expect(await findPage(`/en/companies/acme/jobs/${slug}`)).toEqual({ kind: 'page' })
  })

  it.each([
    ['/en/companies/acme/jobs/FITTER_ab12cd', '/en/companies/acme/jobs/-'],
    ['/en/articles/2026/05/13/title_a12', '/en/articles/-/-/-/-'],
    ['/en/categories/craft_CRAFT', '/en/categories/-'],
    ['/EN/nothing', '/en/missing'],
  ])('%s is not found', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'none', path: target })
  })
})
