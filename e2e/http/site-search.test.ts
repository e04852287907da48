import { expect, test } from 'vitest'
import { messagesFor } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { lintPaths } from '../support/html-lint'
import { get } from '../support/site'
import { searchPages, searchSite } from '../support/site-search'

test('each set of words has one URL; pages have noindex, and texts without words have none', async () => {
  const path = routes.searchWords('en', 'night shift')
  const html = await (await get(path)).text()
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))
  expect(html).toMatch(/name="robots" content="noindex/)
  expect(await (await get(routes.search('en'))).text()).toMatch(/name="robots" content="noindex/)
  for (const [other, status, target] of [
    ['/en/search/Night%20shift', 308, path],
    ['/en/search?q=Night+%C2%A1shift', 303, path],
    ['/en/search?q=%21%21', 303, routes.search('en')],
    ['/search', 308, routes.search('en')],
    ['/en/search/-', 404, null],
    ['/en/search/night/shift', 404, null],
  ] as const) {
    const response = await get(other)
    expect([other, response.status, response.headers.get('location')]).toEqual([other, status, target])
  }
  expect((await get('/en/search?q=')).status).toBe(200)
})

test('a page of several words has all articles with them, and no link to the list that finds fewer', async () => {
  const { groups } = await searchSite('en', 'grid night')
  const total = groups.find(
    ({ title }) => title === messagesFor('en').SiteSearch.results.groups.articles,
  )?.total
  expect(total).toBeGreaterThan(0)
  const html = await (await get(routes.searchWords('en', 'grid night'))).text()
  expect(html).toContain(articles.night.slug)
  const links = new Set(html.match(/href="\/en\/articles\/\d{4}[^"]+"/g))
  expect(links.size).toBe(total)
  expect(html).not.toContain(`${routes.articles('en')}/search/`)
})

test('html-validate finds no problem in the states of the search', async () => {
  expect(await lintPaths([...Object.values(searchPages), routes.home('fr')])).toEqual([])
})
