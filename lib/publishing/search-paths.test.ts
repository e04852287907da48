import { expect, test, vi } from 'vitest'
import { toBoardJob } from '@/lib/model/jobs/board-job'
import { createBoard } from '@/lib/model/jobs/job-board'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { routes } from '@/lib/routes'
import { isOfSearch, landingPaths } from './search-paths'

const board = createBoard(
  Array.from({ length: 5 }, () => {
    const offices = ['Lyon', 'Łódź', '東京'].map((city) => makeOffice({ city, countryCode: 'FR' }))
    return toBoardJob(makeJob({ offices, remote: 'no' }), null)
  }),
)

vi.mock('@/lib/data/jobs/job-board', () => ({ latestJobBoard: () => ({ board }) }))

const landings = new Set(['/en/jobs/search/city-lyon'])

test.each([
  '/en/search/jane-doe',
  '/en/search/jane-doe.md',
  '/en/articles/search/q-jane~q-doe',
  '/fr/companies/search/q-jane',
  '/en/jobs/search/q-jane',
  '/en/jobs/search/city-lyon~q-jane',
  '/en/jobs/search/city-lyon~page-2',
  '/en/jobs/search/city-jane-doe',
  '/en/jobs/search/q-jane/feeds/rss.xml',
  '/cards/en/jobs/search/q-jane.png',
])('%s is about a search', (path) => {
  expect(isOfSearch(path, landings)).toBe(true)
})

test.each([
  '/en/jobs/search/city-lyon',
  '/en/jobs/search/city-lyon/feeds/rss.xml',
  '/en/search',
  '/en/jobs/search',
  '/en/jobs/page/2',
  '/en/companies/acme/jobs/search',
  '/en/articles/2026/03/01/search_A1',
  '/sitemap.xml',
])('%s is not about a search', (path) => {
  expect(isOfSearch(path, landings)).toBe(false)
})

test('the landing pages of the board have the paths of their states', () => {
  const paths = board.landings.flatMap(({ filter }) => ['en', 'fr'].map((l) => routes.jobSearch(l, filter)))
  expect(paths.some((path) => path.includes('%'))).toBe(true)
  expect([...landingPaths()].sort()).toEqual(paths.sort())
})
