import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBoardJob } from '@/lib/model/jobs/board-job'
import { toComparedJob } from '@/lib/model/jobs/compared-job'
import { addToIndex, createComparisonIndex } from '@/lib/model/jobs/comparison-index'
import type { Job } from '@/lib/model/jobs/job'
import { createBoard } from '@/lib/model/jobs/job-board'
import { noJobState } from '@/lib/model/jobs/job-visibility'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { comparePay } from './pay-comparison'

/** As on the board, where jobs have labels only. */
const makeListed = (fields: Partial<Job>) => makeJob({ contractToken: null, ...fields })

const own = makeListed({ reference: 'own' })

function compare(jobs: readonly Job[], of = own) {
  const board = createBoard(
    jobs.map((job) => toBoardJob(job, { ...noJobState, experienceLevel: job.experienceLevel })),
  )
  const index = createComparisonIndex()
  for (const [place, job] of board.jobs.entries()) addToIndex(index, job, place)
  return comparePay(board, index, toComparedJob(of))
}

function makeOthers(count: number, fields: Partial<Job> = {}): Job[] {
  return Array.from({ length: count }, (_, index) =>
    makeListed({
      reference: `other-${fields.name}-${index}`,
      salary: { min: 30_000 + 1_000 * index, max: 34_000 + 1_000 * index, currency: 'EUR', period: 'yearly' },
      ...fields,
    }),
  )
}

const kindOf = (jobs: readonly Job[], of = own) => compare(jobs, of)?.kind.map(({ name }) => name)

it('compares from five other jobs on, and does not count the job itself', () => {
  expect(compare([own, ...makeOthers(4)])).toBeNull()
  expect(compare([own, ...makeOthers(5)])).toEqual({
    own: { min: 30_000, max: 35_000, currency: 'EUR' },
    kind: [
      { name: 'department', label: { text: 'Workshop' } },
      { name: 'contract', label: { token: 'full-time' } },
    ],
    ...{ count: 5, lowest: 30_000, highest: 38_000, median: 34_000 },
  })
})

it('takes the closest kind with enough jobs: department, else experience, else country, each with the contract', () => {
  const elsewhere = { department: { id: 2, name: 'Office' } }
  const workshop = makeOthers(4, { name: 'a' })
  const experienced = makeOthers(1, { name: 'b', ...elsewhere })
  const junior = makeOthers(1, { name: 'c', ...elsewhere, experienceLevel: null })
  expect(kindOf([...workshop, ...makeOthers(1, { name: 'd' }), ...junior])).toEqual([
    'department',
    'contract',
  ])
  expect(kindOf([...workshop, ...experienced, ...junior])).toEqual(['experience', 'contract'])
  expect(kindOf([...workshop, ...junior])).toEqual(['contract', 'country'])
  const abroad = { ...elsewhere, experienceLevel: null, offices: [makeOffice({ countryCode: 'BE' })] }
  expect(compare([...workshop, ...makeOthers(9, { name: 'e', ...abroad })])).toBeNull()
})

it('does not compare with other currencies, contracts, unsolicited applications and unknown pay', () => {
  const gbp = { min: 30_000, max: null, currency: 'GBP', period: 'yearly' }
  expect(compare(makeOthers(9, { salary: gbp }))).toBeNull()
  expect(compare(makeOthers(9, { contractLabels: { en: 'Internship' } }))).toBeNull()
  expect(compare(makeOthers(9, { isSpontaneous: true }))).toBeNull()
  expect(compare(makeOthers(9, { salary: null }))).toBeNull()
  expect(compare(makeOthers(9), makeListed({ salary: null }))).toBeNull()
  expect(compare(makeOthers(9), makeListed({ contractLabels: {} }))).toBeNull()
})

it('makes the pay of other periods that of a year', () => {
  const monthly = { min: 2_000, max: 3_000, currency: 'EUR', period: 'monthly' }
  expect(compare(makeOthers(5, { salary: monthly }))).toMatchObject({
    ...{ lowest: 24_000, highest: 36_000, median: 30_000 },
  })
})

const anyJob = fc.record({
  department: fc.constantFrom('Workshop', 'Office', 'Office', null),
  contract: fc.constantFrom('Full-Time', 'Full-Time', 'Internship', null),
  experience: fc.constantFrom('2_TO_3_YEARS', '5_TO_7_YEARS', null),
  country: fc.constantFrom('FR', 'FR', 'BE', null),
  currency: fc.constantFrom('EUR', 'EUR', 'GBP'),
  pay: fc.option(fc.tuple(fc.integer({ min: 1_000, max: 90_000 }), fc.integer({ min: 0, max: 9_000 }))),
  isSpontaneous: fc.constantFrom(true, false, false, false),
})
type Case = typeof anyJob extends fc.Arbitrary<infer T> ? T : never

function toRecord(
  { department, contract, experience, country, currency, pay, isSpontaneous }: Case,
  index: number,
) {
  return makeListed({
    reference: `job-${index}`,
    isSpontaneous,
    department: department === null ? null : { id: null, name: department },
    contractLabels: contract === null ? {} : { en: contract },
    experienceLevel: experience,
    offices: country === null ? [] : [makeOffice({ countryCode: country })],
    salary: pay && { min: pay[0], max: pay[0] + pay[1], currency, period: 'yearly' },
  })
}

it('rests on all other vacancies of the kind in the same currency, and on nothing else', () => {
  const runs = fc.array(anyJob, { minLength: 50, maxLength: 80 })
  let compared = 0
  fc.assert(
    fc.property(runs, (cases) => {
      const [subject] = cases
      if (!subject) return
      const jobs = cases.map(toRecord)
      const comparison = compare(jobs, toRecord(subject, 0))
      const others = (...names: readonly ('department' | 'contract' | 'experience' | 'country')[]) =>
        cases
          .slice(1)
          .filter(
            (other) =>
              subject.pay !== null &&
              other.pay !== null &&
              other.currency === subject.currency &&
              !other.isSpontaneous &&
              names.every((name) => subject[name] !== null && other[name] === subject[name]),
          )
      const expected = [
        others('department', 'contract'),
        others('experience', 'contract'),
        others('contract', 'country'),
      ].find(({ length }) => length >= 5)
      expect(comparison?.count).toBe(expected?.length)
      if (!comparison || !expected) return
      compared += 1
      const { lowest, highest, median } = comparison
      const middles = expected.map(({ pay }) => (pay ? pay[0] + pay[1] / 2 : 0))
      expect(lowest).toBe(Math.min(...expected.map(({ pay }) => pay?.[0] ?? 0)))
      expect(highest).toBe(Math.max(...expected.map(({ pay }) => (pay ? pay[0] + pay[1] : 0))))
      // Rounded to a whole unit.
      expect(middles.filter((middle) => middle >= median - 1).length * 2).toBeGreaterThanOrEqual(
        middles.length,
      )
      expect(middles.filter((middle) => middle <= median + 1).length * 2).toBeGreaterThanOrEqual(
        middles.length,
      )
    }),
    { numRuns: propertyRuns(300) },
  )
  expect(compared).toBeGreaterThan(30)
})
