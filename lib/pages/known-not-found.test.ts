import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { articles } from './testing/articles'

/** A job whose slug ends in its reference. */
const fitter: ApiRecord = {
  kind: 'jobs',
  data: {
    ...{ reference: 'ab12Cd', slug: 'fitter_ab12Cd', name: 'Fitter', organization: 'acme' },
    ...{ status: 'published', language: 'en', description: 'Text', contract_type: 'FULL_TIME' },
    published_at: '2026-01-05T08:00:00Z',
  },
}

let site: Awaited<ReturnType<typeof startSite>>
let findWithoutRead: typeof import('./known-not-found').findWithoutRead
let lists: typeof import('@/lib/data/known-lists')
beforeAll(async () => {
  site = await startSite(articles, {}, [fitter])
  findWithoutRead = (await import('./known-not-found')).findWithoutRead
  lists = await import('@/lib/data/known-lists')
  const { warmDirectories } = await import('@/lib/data/warm-directories')
  await warmDirectories()
  site.takeRequests()
}, 60_000)
afterAll(() => {
  expect(site.takeRequests()).toEqual([])
  return site.stop()
})

const invented = [
  ['/en/companies/invented', '/en/companies/-'],
  ['/en/companies/invented.md', '/en/missing'],
  ['/en/companies/invented/jobs/x', '/en/companies/-/jobs/-'],
  ['/en/companies/acme/jobs/x', '/en/companies/acme/jobs/-'],
  ['/en/companies/acme/jobs/former-title_Invented', '/en/companies/acme/jobs/-'],
  ['/en/companies/invented/articles', '/en/companies/-/articles'],
  ['/en/companies/acme/articles/page/999', '/en/companies/-/articles/page/-'],
  ['/en/articles/1999', '/en/articles/-'],
  ['/en/articles/page/999', '/en/articles/page/-'],
  ['/companies/invented', '/en/companies/-'],
  ['/FR/companies/acme/jobs/x', '/fr/companies/acme/jobs/-'],
  ['/en/articles/1999/', '/en/articles/-'],
]

const inventedArticles = [
  ['/fr/articles/2026/05/13/title_Invented', '/fr/articles/-/-/-/-'],
  ['/fr/articles/2026/05/13/title_Invented.md', '/fr/missing'],
  ['/en/articles/2026/02/30/title_A12', '/en/articles/-/-/-/-'],
  ['/en/categories/invented_Invented', '/en/categories/-'],
  ['/en/categories/invented_Invented/feeds/rss.xml', '/en/missing'],
  ['/en/collections/x_Invented/page/2', '/en/collections/-/page/-'],
  ['/articles/2026/05/13/title_Invented', '/en/articles/-/-/-/-'],
]

it('says nothing before all lists are read', () => {
  for (const [path = ''] of [...invented, ...inventedArticles]) expect(findWithoutRead(path)).toBeNull()
})

describe('after the lists are read, and before the directory of articles is', () => {
  beforeAll(() => lists.setListsRead())

  it.each(invented)('%s has the 404 page %s', (path, shared) => {
    expect(findWithoutRead(path)).toEqual({ kind: 'none', path: shared })
  })

  it.each(inventedArticles)('nothing is said about %s', (path) => {
    expect(findWithoutRead(path)).toBeNull()
  })
})

describe('after the directory of articles is read', () => {
  beforeAll(() => lists.setDirectoryRead(Date.now()))

  it.each(inventedArticles)('%s has the 404 page %s', (path, shared) => {
    expect(findWithoutRead(path)).toEqual({ kind: 'none', path: shared })
  })

  it.each([
    '/en/articles/2026/05/13/another-slug_A12',
    '/fr/articles/2026/05/13/title_A12',
    '/en/articles/2025/01/01/title_A12',
    '/en/articles/2026/05/13/Title_A12',
    '/articles/2026/05/13/title_A12',
    '/FR/articles/2025/01/01/another_A12',
  ])('%s redirects to the path of its article', (path) => {
    expect(findWithoutRead(path)).toEqual({ kind: 'redirect', path: '/en/articles/2026/05/13/title_A12' })
  })

  it('nothing is said while the API fails', async () => {
    const { suspension } = await import('@/lib/client/suspension')
    suspension.isActive = true
    for (const [path = ''] of [...invented, ...inventedArticles]) expect(findWithoutRead(path)).toBeNull()
    suspension.isActive = false
  })

  it.each([
    '/en/categories/another_craft',
    '/en/articles/page/1',
    '/companies/acme',
    '/en/companies/ACME',
    '/en/articles/2026/',
    '/en/companies/acme/',
    '/en/companies/Acme/jobs/TURNER',
    '/en/companies/acme/jobs/fitter_ab12cd',
    '/EN/companies/acme/jobs/turner',
    '/en/companies/acme/jobs/former_title_ab12Cd',
    '/categories/craft_craft',
    '/en/articles/2026/05/13/title_A12.MD',
    // Documents of a record that exists: their route handlers redirect.
    '/fr/articles/2026/05/13/title_A12.md',
    '/en/articles/2025/01/01/another_A12.md',
    '/fr/companies/acme.md',
    '/en/categories/another_craft/page/2',
    '/en/a/b/c/d/e/f/g',
    '/xx/articles/1999',
  ])('nothing is said about %s', (path) => expect(findWithoutRead(path)).toBeNull())
})
