import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBoardJob } from '@/lib/model/jobs/board-job'
import { toComparedJob } from '@/lib/model/jobs/compared-job'
import { addToIndex, createComparisonIndex } from '@/lib/model/jobs/comparison-index'
import type { Job } from '@/lib/model/jobs/job'
import { createBoard } from '@/lib/model/jobs/job-board'
import { noJobState } from '@/lib/model/jobs/job-visibility'
import { makeJob } from '@/lib/model/testing/records'
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

const office = { id: 2, name: 'Office' }

it('compares from eight other jobs on, and does not count the job itself', () => {
  expect(compare([own, ...makeOthers(7, { name: 'a' })])).toBeNull()
  expect(compare([own, ...makeOthers(8, { name: 'a' })])).toEqual({
    own: { min: 30_000, max: 35_000, currency: 'EUR' },
    department: { text: 'Workshop' },
    contract: { token: 'full-time' },
    ...{ count: 8, lowest: 30_000, highest: 41_000, median: 35_500 },
  })
})

it('compares with a similar name before the same department, and with no other trade', () => {
  const driver = makeListed({ reference: 'own', name: 'Train driver, nights' })
  const drivers = makeOthers(8, { name: 'Train driver (M/F)', department: office })
  const nurses = makeOthers(8, { name: 'Nurse, nights', department: office })
  const workshop = makeOthers(8, { name: 'Fitter' })
  expect(compare([...drivers, ...nurses, ...workshop], driver)).toMatchObject({ department: null, count: 8 })
  expect(compare([...nurses, ...workshop], driver)?.department).toEqual({ text: 'Workshop' })
  expect(compare([...drivers.slice(1), ...nurses, ...workshop.slice(1)], driver)).toBeNull()
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
  expect(compare(makeOthers(8, { salary: monthly }))).toMatchObject({
    ...{ lowest: 24_000, highest: 36_000, median: 30_000 },
  })
})

const anyJob = fc.record({
  department: fc.constantFrom('Workshop', 'Workshop', 'Workshop', 'Office', null),
  contract: fc.constantFrom('Full-Time', 'Full-Time', 'Full-Time', 'Internship', null),
  currency: fc.constantFrom('EUR', 'EUR', 'GBP'),
  pay: fc.option(fc.tuple(fc.integer({ min: 1_000, max: 90_000 }), fc.integer({ min: 0, max: 9_000 }))),
  isSpontaneous: fc.constantFrom(true, false, false, false),
})
type Case = typeof anyJob extends fc.Arbitrary<infer T> ? T : never

function toRecord({ department, contract, currency, pay, isSpontaneous }: Case, index: number) {
  return makeListed({
    reference: `job-${index}`,
    name: `job-${index}`,
    isSpontaneous,
    department: department === null ? null : { id: null, name: department },
    contractLabels: contract === null ? {} : { en: contract },
    salary: pay && { min: pay[0], max: pay[0] + pay[1], currency, period: 'yearly' },
  })
}

it('rests on all other vacancies of the trade in the same currency, and on nothing else', () => {
  const runs = fc.array(anyJob, { minLength: 80, maxLength: 120 })
  let compared = 0
  fc.assert(
    fc.property(runs, (cases) => {
      const [subject] = cases
      if (!subject) return
      const jobs = cases.map(toRecord)
      const comparison = compare(jobs, toRecord(subject, 0))
      const others = cases
        .slice(1)
        .filter(
          (other) =>
            subject.pay !== null &&
            other.pay !== null &&
            other.currency === subject.currency &&
            !other.isSpontaneous &&
            (['department', 'contract'] as const).every(
              (name) => subject[name] !== null && other[name] === subject[name],
            ),
        )
      const expected = others.length >= 8 ? others : null
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
