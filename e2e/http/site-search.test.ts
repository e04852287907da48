import { expect, test } from 'vitest'
import { noSelection } from '@/lib/article-selection'
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

test('a page of words and the list that it links to have the same articles, also after a correction', async () => {
  for (const words of ['grid night', 'nigth']) {
    const { groups, note } = await searchSite('en', words)
    const found = groups.find(({ title }) => title === messagesFor('en').SiteSearch.results.groups.articles)
    const html = await (await get(routes.searchWords('en', words))).text()
    expect(html).toContain(articles.night.slug)
    const list = routes.articleSearch('en', { ...noSelection, words })
    expect([found?.all?.url, html.includes(`href="${list}"`)]).toEqual([list, true])
    const board = await (await get(routes.foundArticles('en', { ...noSelection, words }, 1))).json()
    expect([board.total, board.note ?? '']).toEqual([found?.total, note])
    expect(note === '' || html.includes(note)).toBe(true)
  }
})

test('a search for any text is a page', async () => {
  for (const text of [
    'x'.repeat(5_000),
    'ab '.repeat(1_500),
    '" OR name:a* NEAR(b) \\',
    'a\u0000b',
    '😀',
    'مهندس',
    '東京'.repeat(200),
  ])
    for (const path of [
      routes.search('en'),
      routes.findJobs('en'),
      '/en/articles/search',
      '/en/companies/search',
    ]) {
      const form = await get(`${path}?q=${encodeURIComponent(text)}`)
      const target = form.headers.get('location')
      expect([path, text.slice(0, 20), target ? (await get(target)).status : form.status]).toEqual([
        path,
        text.slice(0, 20),
        200,
      ])
    }
})

test('html-validate finds no problem in the states of the search', async () => {
  expect(await lintPaths([...Object.values(searchPages), routes.home('fr')])).toEqual([])
})
