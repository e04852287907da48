import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withValues } from '@/lib/facet-filter'
import { cursorOfPage, facetNames, noFilter, withOnlyPart } from '@/lib/job-filter'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { toBoardJob } from './board-job'
import { createBoard, searchBoard } from './job-board'
import { readCursor, toJobSearch } from './job-search'

function makeBoard(count: number, removed: readonly number[] = []) {
  const jobs = Array.from({ length: count }, (_, index) =>
    toBoardJob(
      makeJob({
        reference: `J${index}`,
        slug: `j-${index}`,
        offices: [makeOffice({ city: `City ${index % 90}` })],
      }),
      null,
    ),
  )
  return createBoard(jobs.filter((_, index) => !removed.includes(index)))
}

const pageSize = 20

function page(board: ReturnType<typeof makeBoard>, cursor: string, filter = noFilter) {
  const result = searchBoard(board, filter, () => 0, 'en')
  const start = readCursor(cursor, result, pageSize)
  return start === null
    ? null
    : toJobSearch(
        { board, result, found: { marks: [], corrections: [] } },
        filter,
        { start, size: pageSize },
        'en',
      )
}

it('the pages of a result have each job once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), (count) => {
      const board = makeBoard(count)
      const references: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const found = page(board, cursor)
        references.push(...(found?.items ?? []).map(({ reference }) => reference))
        cursor = found?.next ?? null
      }
      expect(references).toEqual(board.jobs.map(({ job }) => job.reference))
    }),
    { numRuns: 10 },
  )
})

it('the next page begins after the last job of the one before, although jobs before it are closed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: pageSize - 1 })), (removed) => {
      const { next } = page(makeBoard(60), '') ?? {}
      const left = makeBoard(60, removed)
      const first = page(left, next ?? '')?.items[0]?.reference
      // Its last job itself is closed: the number of jobs before the page is then that of the first result.
      if (!removed.includes(pageSize - 1)) expect(first).toBe(`J${pageSize}`)
      else expect(left.jobs.map(({ job }) => job.reference)).toContain(first)
    }),
    { numRuns: 20 },
  )
})

it('a numbered page begins where the one before ends', () => {
  const board = makeBoard(50)
  expect(page(board, cursorOfPage(1))?.items[0]?.reference).toBe('J0')
  expect(page(board, cursorOfPage(3))?.items.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 10 }, (_, index) => `J${40 + index}`),
  )
  expect(page(board, cursorOfPage(9))?.items).toEqual([])
})

it.each(['0', '-1', '1e3', '20', '20.', '01.J1', 'x', 'p0', 'p1234567', '1234567.J1', '20.a b'])(
  '%s is no cursor',
  (cursor) => {
    expect(page(makeBoard(30), cursor)).toBeNull()
  },
)

it('a facet has at most 40 values and the selected ones, most jobs first', () => {
  const board = makeBoard(200)
  const { facets, total } = page(board, '', withValues(noFilter, 'city', ['city-89', 'unknown'])) ?? {}
  expect(total).toBe(2)
  const city = facets?.city ?? []
  expect(city).toHaveLength(42)
  const counts = city.map(({ count }) => count)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(city.find(({ value }) => value === 'unknown')).toEqual({
    value: 'unknown',
    label: 'unknown',
    count: 0,
  })
  for (const name of facetNames) expect(facets?.[name].length, name).toBeLessThanOrEqual(42)
})

it('suggests to remove the part that gives most jobs, only where there are no results', () => {
  const board = makeBoard(10)
  const empty = withValues(withValues(noFilter, 'city', ['city-1']), 'remote', ['partial'])
  expect(page(board, '', empty)?.suggestion).toEqual({ remove: 'remote', total: 1 })
  expect(page(board, '')?.suggestion).toBeNull()
})

it('suggests the one part to keep that gives most jobs where the removal of no single part helps', () => {
  const board = makeBoard(100)
  const stuck = withValues(withValues(noFilter, 'city', ['city-1', 'city-12']), 'remote', ['partial'])
  const three = withValues(stuck, 'company', ['nobody'])
  expect(page(board, '', three)?.suggestion).toEqual({ keep: 'city', total: 3 })
  expect(page(board, '', withOnlyPart(three, 'city'))?.total).toBe(3)
  const none = withValues(withValues(noFilter, 'city', ['x']), 'remote', ['partial'])
  expect(page(board, '', none)?.suggestion).toBeNull()
})
