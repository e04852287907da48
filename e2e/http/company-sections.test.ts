import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { canonicalOf, isIndexable, languagesOf } from '../support/head'
import { lintHtml, lintPaths } from '../support/html-lint'
import { baseUrl, get } from '../support/site'
import { readSitemap, sitemapOf } from '../support/sitemaps'
import { findProblems, ofType, readGraph } from '../support/structured-data'

const { bareCompany, harbourWorks, windPower } = companies

test('the stories of a company are indexable, with versions, breadcrumbs, JSON-LD and an entry in a sitemap', async () => {
  const path = routes.companyArticles('en', harbourWorks.slug)
  const html = await (await get(path)).text()
  const { urls } = await readSitemap(baseUrl, sitemapOf('pages'))
  expect(isIndexable(html)).toBe(true)
  expect(canonicalOf(html)).toBe(baseUrl + path)
  expect(Object.keys(languagesOf(html)).sort()).toEqual(['de', 'en', 'fr', 'x-default'])
  expect(urls.find((url) => url.path === path)?.languages).toEqual(languagesOf(html))
  const { nodes } = readGraph(html)
  expect(ofType(nodes, 'CollectionPage', 'ItemList', 'BreadcrumbList')).toHaveLength(3)
  expect(JSON.stringify(ofType(nodes, 'BreadcrumbList'))).toContain(routes.company('en', harbourWorks.slug))
  expect(await findProblems(html)).toEqual([])
  const redirect = await get('/companies/Harbour-Works/articles')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([308, path])
  const first = await get(`${path}/page/1`)
  expect([first.status, first.headers.get('location')]).toEqual([308, path])
  expect((await get(`${path}/page/2`)).status).toBe(404)
})

test('html-validate finds no problem', async () => {
  const paths = [
    routes.company('en', harbourWorks.slug),
    routes.company('fr', windPower.slug),
    routes.company('en', bareCompany.slug),
    routes.companyArticles('fr', harbourWorks.slug),
  ]
  expect(await lintPaths(paths)).toEqual([])
  const missing = await get(routes.companyArticles('en', bareCompany.slug))
  expect(missing.status).toBe(404)
  expect(await lintHtml([{ path: '/missing', body: await missing.text() }])).toEqual([])
})
