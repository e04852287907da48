import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApiRecord, startSite, type TestArticle } from '@/lib/data/testing/site'

const articles = Array.from(
  { length: 30 },
  (_, index): TestArticle => ({
    reference: `A${index}`,
    language: index < 28 ? 'en' : 'fr',
    published_at: `2026-05-${String(index + 1).padStart(2, '0')}T08:00:00Z`,
    organizations: index === 0 ? ['acme', 'other'] : ['acme'],
  }),
)
const other: ApiRecord = {
  kind: 'organizations',
  data: {
    ...{ reference: 'other', name: 'Other', slug: 'other', default_language: 'fr', description: 'Text' },
    websites: [{ site: 'site' }],
  },
}

let site: Awaited<ReturnType<typeof startSite>>
let page: typeof import('./company-articles').companyArticlesPage
beforeAll(async () => {
  site = await startSite(articles, {}, [other])
  page = (await import('./company-articles')).companyArticlesPage
}, 60_000)
afterAll(() => site.stop())
beforeEach(() => {
  site.takeRequests()
})

async function open(path: string) {
  const content = await page.readAt(path)
  if (!content) throw new Error(`there is no page ${path}`)
  return content
}

describe('the articles about an organization', () => {
  it('are on pages of twelve, newest first', async () => {
    const found: string[] = []
    for (const path of ['', '/page/2', '/page/3']) {
      const { articles } = await open(`/en/companies/acme/articles${path}`)
      found.push(...articles.items.map(({ reference }) => reference))
      expect(articles.total).toBe(28)
    }
    expect(found).toEqual(Array.from({ length: 28 }, (_, index) => `A${27 - index}`))
  })

  it.each([
    '/en/companies/acme/articles/page/4',
    '/en/companies/acme/articles/page/0',
    '/en/companies/invented/articles',
    '/fr/companies/other/articles',
    '/fr/companies/acme/articles/page/2',
  ])('%s is not found', async (path) => expect(await page.readAt(path)).toBeNull())

  it('have a canonical URL, a title with the number of the page, a description and feeds', async () => {
    const second = await page.metadata(await open('/en/companies/acme/articles/page/2'))
    expect(second.title).toMatch(/^Stories about Acme, page 2/)
    expect(second.alternates?.canonical).toBe('/en/companies/acme/articles/page/2')
    expect(second.alternates?.languages ?? {}).toEqual({})
    const first = await page.metadata(await open('/fr/companies/acme/articles'))
    expect(first.description).toMatch(/^2 articles sur Acme/)
    expect(JSON.stringify(first.alternates?.types)).toContain('/fr/companies/acme/articles/feeds/rss.xml')
  })

  it('name the versions that have articles, in hreflang, the sitemap and the language switcher', async () => {
    const acme = await open('/en/companies/acme/articles')
    const languages = (await page.metadata(acme)).alternates?.languages
    expect(languages).toMatchObject({ en: '/en/companies/acme/articles', fr: '/fr/companies/acme/articles' })
    const entries = (await page.sitemap.lists.pages?.('en')) ?? []
    expect(entries.map(({ path }) => path)).toEqual([
      '/en/companies/acme/articles',
      '/en/companies/other/articles',
      '/en/companies/acme/articles/page/2',
      '/en/companies/acme/articles/page/3',
    ])
    expect(entries[0]?.languages).toEqual(languages)
    expect(await page.languageLinks(await open('/en/companies/other/articles'))).toEqual([
      { locale: 'en', href: '/en/companies/other/articles' },
    ])
  })

  it('have breadcrumbs from the list of companies', async () => {
    expect(page.breadcrumbs(await open('/en/companies/acme/articles/page/2'))).toEqual([
      { name: 'Companies', href: '/en/companies' },
      { name: 'Acme', href: '/en/companies/acme' },
      { name: 'Stories', href: '/en/companies/acme/articles' },
      { name: 'Page 2' },
    ])
  })
})

it('a sitemap makes no request for each organization', async () => {
  await page.sitemap.lists.pages?.('en')
  const requests = site.takeRequests()
  expect(requests.filter((url) => url.includes('organization_reference='))).toEqual([])
})
