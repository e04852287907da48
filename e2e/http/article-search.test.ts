import { expect, test } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { foldWords } from '@/lib/facet-filter'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { articleBoardStates } from '../support/article-board-states'
import { canonicalOf, isIndexable } from '../support/head'
import { lintPaths } from '../support/html-lint'
import { scriptSizeOf, scriptSizeOfNext } from '../support/script-size'
import { baseUrl, get } from '../support/site'

test('html-validate finds no problem in the states of the board', async () => {
  expect(await lintPaths(articleBoardStates)).toEqual([])
})

test('the board loads at most 45 KB of JavaScript more than Next.js itself', async () => {
  const bare = await scriptSizeOfNext()
  for (const path of articleBoardStates)
    expect((await scriptSizeOf(path)) - bare, path).toBeLessThanOrEqual(45_000)
})

test('another spelling of a state redirects, a form redirects, and an invalid state is not found', async () => {
  const read = async (path: string) => {
    const response = await get(path)
    return [response.status, response.headers.get('location')]
  }
  const own = routes.articleSearch('en', {
    ...noSelection,
    words: 'night',
    organization: companies.harbourWorks.slug,
    year: 2026,
  })
  expect(await read('/en/articles/search/year-2026~organization-harbour-works~q-NIGHT')).toEqual([308, own])
  expect(await read('/en/articles/search?year=2026&organization=harbour-works&q=Night&month=')).toEqual([
    303,
    own,
  ])
  expect(await read('/en/articles/search?month=13&year=')).toEqual([303, '/en/articles'])
  for (const path of [
    '/en/articles/search/color-red',
    '/en/articles/search/month-05',
    '/en/articles/search/year-26',
  ])
    expect((await read(path))[0], path).toBe(404)
  for (const words of ['24 7', 'l ete', 'c++', 'a b=c'].map(foldWords)) {
    const path = routes.articleSearch('en', { ...noSelection, words })
    expect([path, ...(await read(path))]).toEqual([path, 200, null])
    const html = await (await get(path)).text()
    expect([path, canonicalOf(html), isIndexable(html)]).toEqual([path, baseUrl + path, false])
    expect(html).toMatch(/<title>[^<]{10,}/)
  }
})
