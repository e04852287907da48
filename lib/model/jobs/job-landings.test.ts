import fc from 'fast-check'
import { expect, it } from 'vitest'
import { valuesOf, withValues } from '@/lib/facet-filter'
import { boardTranslator } from '@/lib/i18n/translator'
import { facetNames, type JobFilter, noFilter, toFilterSegment } from '@/lib/job-filter'
import { makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { toBoardJob } from './board-job'
import { createBoard, searchBoard } from './job-board'
import { findLandingLinks } from './job-landings'
import { toJobSearch } from './job-search'
import { isLanding } from './landing-state'
import { landingTitle } from './landing-title'

const anyJob = fc
  .record({
    cities: fc.subarray(['Lyon', 'Paris', 'Ghent'], { maxLength: 2 }),
    company: fc.constantFrom('acme', 'bolt', 'cord'),
    department: fc.constantFrom('Workshop', 'Sales', null),
    contract: fc.constantFrom('Full-Time', 'Internship'),
    remote: fc.constantFrom('no', 'fulltime', 'partial'),
    isSpontaneous: fc.boolean(),
  })
  .map(({ cities, company, department, contract, ...others }) =>
    toBoardJob(
      makeJob({
        ...others,
        organization: makeOrganization({ slug: company, name: company }),
        department: department === null ? null : { id: 1, name: department },
        contractLabels: { en: contract },
        offices: cities.map((city) => makeOffice({ city, countryCode: city === 'Ghent' ? 'BE' : 'FR' })),
      }),
      null,
    ),
  )

const anyBoard = fc.array(anyJob, { maxLength: 40 }).map(createBoard)
const runs = { numRuns: 150 }
const noWords = { marks: [], corrections: [] }

function search(board: ReturnType<typeof createBoard>, filter: JobFilter) {
  return searchBoard(board, filter, () => 0, null)
}

it('each landing page has as many jobs as its filter gives, and a pair has at least five', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      for (const { filter, count } of board.landings) {
        expect(search(board, filter).jobs, toFilterSegment(filter)).toHaveLength(count)
        const names = facetNames.filter((name) => valuesOf(filter, name).length > 0)
        expect(count).toBeGreaterThanOrEqual(names.length === 2 ? 5 : 1)
        expect(isLanding(filter, count)).toBe(true)
      }
    }),
    runs,
  )
})

it('lists every state that search engines index once, except those of one company', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const listed = board.landings.map(({ filter }) => toFilterSegment(filter))
      expect(new Set(listed).size).toBe(listed.length)
      const values = facetNames.flatMap((name) =>
        [...board.labels[name].keys()].map((value) => ({ name, value })),
      )
      const singles = values.map(({ name, value }) => withValues(noFilter, name, [value]))
      const pairs = values.flatMap((first, index) =>
        values
          .slice(index + 1)
          .filter(({ name }) => name !== first.name)
          .map(({ name, value }) =>
            withValues(withValues(noFilter, first.name, [first.value]), name, [value]),
          ),
      )
      const expected = [...singles, ...pairs].filter(
        (filter) =>
          isLanding(filter, search(board, filter).jobs.length) &&
          !(valuesOf(filter, 'company').length === 1 && Object.keys(filter.facets).length === 1),
      )
      expect(listed.sort()).toEqual(expected.map((filter) => toFilterSegment(filter)).sort())
    }),
    { numRuns: 40 },
  )
})

it('the titles of the landing pages of a language differ', () => {
  fc.assert(
    fc.property(anyBoard, fc.constantFrom('en', 'fr', 'de'), (board, locale) => {
      const t = boardTranslator(locale)
      const titles = board.landings.map(({ filter }) => {
        const result = search(board, filter)
        const { facets } = toJobSearch(
          { board, result, found: noWords },
          filter,
          { start: 0, size: 20 },
          locale,
        )
        return landingTitle(filter, facets, t, locale)
      })
      expect(titles).not.toContain(null)
      expect(new Set(titles).size).toBe(titles.length)
    }),
    { numRuns: 40 },
  )
})

it('a page links to landing pages only, with their numbers of jobs', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const start = findLandingLinks(board, noFilter, 'en').flatMap(({ links }) => links)
      for (const { filter, count } of start) {
        expect(Object.keys(filter.facets)).toHaveLength(1)
        expect(search(board, filter).jobs).toHaveLength(count)
        for (const { links } of findLandingLinks(board, filter, 'en'))
          for (const further of links) {
            expect(isLanding(further.filter, further.count)).toBe(true)
            expect(search(board, further.filter).jobs).toHaveLength(further.count)
          }
      }
    }),
    runs,
  )
})

it.each([
  ['no selection', noFilter],
  ['words', { ...withValues(noFilter, 'city', ['lyon']), words: 'data' }],
  ['pay', { ...withValues(noFilter, 'city', ['lyon']), salary: { amount: 1_000, currency: 'EUR' } }],
  ['unsolicited applications', { ...withValues(noFilter, 'city', ['lyon']), isSpontaneous: true }],
  ['another order', { ...withValues(noFilter, 'city', ['lyon']), sort: 'salary' as const }],
  ['two values of a facet', withValues(noFilter, 'city', ['lyon', 'paris'])],
  ['a facet without landing pages', withValues(noFilter, 'language', ['fr'])],
  [
    'three facets',
    withValues(withValues(withValues(noFilter, 'city', ['lyon']), 'contract', ['cdi']), 'country', ['fr']),
  ],
])('a state with %s is no landing page', (_, filter) => {
  expect(isLanding(filter, 1_000)).toBe(false)
  if (filter !== noFilter) expect(findLandingLinks(createBoard([]), filter, 'en')).toEqual([])
})

it('a state with too few jobs is no landing page', () => {
  const lyon = withValues(noFilter, 'city', ['lyon'])
  expect([isLanding(lyon, 0), isLanding(lyon, 1)]).toEqual([false, true])
  const pair = withValues(lyon, 'remote', ['no'])
  expect([isLanding(pair, 4), isLanding(pair, 5)]).toEqual([false, true])
})

it('lists departments by the language of their names, that of the page first', () => {
  const makeIn = (defaultLanguage: string, name: string) =>
    toBoardJob(
      makeJob({ department: { id: 1, name }, organization: makeOrganization({ defaultLanguage }) }),
      null,
    )
  const board = createBoard([makeIn('fr', 'Ateliers'), makeIn('en', 'Sales'), makeIn('en-GB', 'Art')])
  const departments = findLandingLinks(board, noFilter, 'en').filter(({ name }) => name === 'department')
  expect(departments).toMatchObject([
    { language: null, links: [{ label: 'Sales' }, { label: 'Art' }] },
    { language: 'fr', links: [{ label: 'Ateliers' }] },
  ])
})
