import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { valuesOf, withValues } from '@/lib/facet-filter'
import {
  type FacetName,
  facetNames,
  isFiltered,
  type JobFilter,
  noFilter,
  withOnlyPart,
} from '@/lib/job-filter'
import type { BoardJob } from './board-job'
import { createBoard, searchBoard } from './job-board'

const few = ['a', 'b', 'c', 'd']

const anyValues = fc.record(
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      fc
        .subarray(few, { maxLength: name === 'city' || name === 'country' ? 3 : 1 })
        .map((values) => values.map((value) => ({ value, label: { text: value } }))),
    ]),
  ) as Record<FacetName, fc.Arbitrary<{ value: string; label: { text: string } }[]>>,
)

const anyJob = fc
  .record({
    values: anyValues,
    pay: fc.option(
      fc
        .record({ max: fc.integer({ min: 1, max: 9 }), currency: fc.constantFrom('EUR', 'GBP') })
        .map(({ max, currency }) => ({ min: max, max, currency })),
    ),
    isSpontaneous: fc.boolean(),
    isAnywhere: fc.boolean(),
    words: fc.subarray(few),
  })
  .map(({ values, isSpontaneous, isAnywhere, ...others }) => ({
    ...others,
    values,
    isAnywhere: isAnywhere && values.country.length === 0,
    job: { isSpontaneous, organization: { defaultLanguage: 'en' } } as BoardJob['job'],
  }))

const anyFilter = fc
  .record({
    facets: fc.dictionary(fc.constantFrom(...facetNames), fc.subarray([...few, 'unknown']), { maxKeys: 4 }),
    salary: fc.option(
      fc.record({ amount: fc.integer({ min: 1, max: 9 }), currency: fc.constantFrom('EUR', 'GBP', 'USD') }),
    ),
    words: fc.constantFrom('', '', 'a', 'a b'),
    isSpontaneous: fc.boolean(),
    sort: fc.constantFrom('date' as const, 'salary' as const),
  })
  .map(({ facets, ...others }) =>
    facetNames.reduce((filter, name) => withValues(filter, name, facets[name] ?? []), {
      ...noFilter,
      ...others,
    } as JobFilter),
  )

type TestJob = BoardJob & { words: readonly string[] }

/** The plain definition of a filter, without counting. A country that no job has selects no job that is in every country. */
function isSelected(job: TestJob, filter: JobFilter, all: readonly TestJob[]): boolean {
  const { salary } = filter
  const countries = new Set(all.flatMap(({ values }) => values.country.map(({ value }) => value)))
  return (
    job.job.isSpontaneous === filter.isSpontaneous &&
    filter.words.split(' ').every((word) => word === '' || job.words.includes(word)) &&
    (salary === null ||
      (job.pay !== null && job.pay.currency === salary.currency && job.pay.max >= salary.amount)) &&
    facetNames.every((name) => {
      const selected = valuesOf(filter, name)
      if (selected.length === 0) return true
      if (name === 'country' && job.isAnywhere && selected.some((value) => countries.has(value))) return true
      return job.values[name].some(({ value }) => selected.includes(value))
    })
  )
}

function search(jobs: readonly TestJob[], filter: JobFilter) {
  const words = filter.words.split(' ')
  const hasWords = (index: number) => words.every((word) => jobs[index]?.words.includes(word) ?? false)
  return searchBoard(createBoard(jobs), filter, (index) => (hasWords(index) ? 0 : undefined), null)
}

const runs = { numRuns: propertyRuns(2_000) }

it('finds what a plain filter over all jobs finds', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 30 }), anyFilter, (jobs, filter) => {
      const expected = jobs.filter((job) => isSelected(job, filter, jobs))
      expect(new Set(search(jobs, filter).jobs)).toEqual(new Set(expected))
    }),
    runs,
  )
})

it('counts for each value of a facet the jobs that selecting this value alone gives', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 30 }), anyFilter, (jobs, filter) => {
      const { counts } = search(jobs, filter)
      for (const name of facetNames)
        for (const value of few)
          expect(counts[name].get(value) ?? 0).toBe(
            createBoard(jobs).labels[name].has(value)
              ? search(jobs, withValues(filter, name, [value])).jobs.length
              : 0,
          )
    }),
    { numRuns: propertyRuns(300, 50) },
  )
})

it('says how many jobs the removal of each part of a filter without results gives', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 10 }), anyFilter, (jobs, filter) => {
      const { jobs: found, gains } = search(jobs, filter)
      fc.pre(found.length === 0)
      for (const name of facetNames)
        if (valuesOf(filter, name).length > 0)
          expect(gains.get(name) ?? 0).toBe(search(jobs, withValues(filter, name, [])).jobs.length)
      expect(gains.get('words') ?? 0).toBe(
        filter.words ? search(jobs, { ...filter, words: '' }).jobs.length : 0,
      )
      expect(gains.get('salary') ?? 0).toBe(
        filter.salary ? search(jobs, { ...filter, salary: null }).jobs.length : 0,
      )
    }),
    runs,
  )
})

it('sorts by pay in the currency of the filter, then in other currencies, then without pay, and keeps the order of equals', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 30 }), anyFilter, (jobs, filter) => {
      const found = search(jobs, { ...filter, sort: 'salary' }).jobs
      const first = filter.salary?.currency ?? createBoard(jobs).currencies[0]
      const places = new Map<BoardJob, number>(jobs.map((job, index) => [job, index]))
      const rank = ({ pay }: BoardJob) => (pay === null ? 3 : pay.currency === first ? 1 : 2)
      for (const [index, job] of found.entries()) {
        const next = found[index + 1]
        if (!next) continue
        expect(rank(job)).toBeLessThanOrEqual(rank(next))
        if (!job.pay || job.pay.currency !== next.pay?.currency) continue
        expect(job.pay.max).toBeGreaterThanOrEqual(next.pay.max)
        if (job.pay.max === next.pay.max) expect(places.get(job)).toBeLessThan(places.get(next) ?? 0)
      }
    }),
    runs,
  )
})

it('says how many jobs each part alone gives where the removal of none helps', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 10 }), anyFilter, (jobs, filter) => {
      const { jobs: found, gains, alone } = search(jobs, filter)
      for (const part of [...facetNames, 'words', 'salary'] as const) {
        const only = withOnlyPart(filter, part)
        const total = isFiltered({ ...only, isSpontaneous: false }) ? search(jobs, only).jobs.length : 0
        // With two parts, what one alone gives is the gain of the other.
        expect(alone.get(part) ?? 0, part).toBe(found.length === 0 && gains.size === 0 ? total : 0)
      }
    }),
    { numRuns: propertyRuns(1_000) },
  )
})
