import { expect, it } from 'vitest'
import type { BoardJob } from './board-job'
import { findFeaturedJobs } from './featured-jobs'

function makeJobs(
  ...rows: readonly [reference: string, slug: string, isSpontaneous?: boolean][]
): BoardJob[] {
  return rows.map(
    ([reference, slug, isSpontaneous = false]) =>
      ({ job: { reference, isSpontaneous, organization: { slug } } }) as BoardJob,
  )
}

it('has three open vacancies of each organization, in the order of the board, and their number', () => {
  const jobs = makeJobs(
    ...[1, 2, 3, 4, 5].map((number): [string, string] => [`A${number}`, 'acme']),
    ['B1', 'bell'],
    ['B2', 'bell', true],
    ['C1', 'corp', true],
    ['D1', 'dune'],
  )
  const found = findFeaturedJobs(jobs, ['bell', 'acme', 'corp', 'none'])
  expect(
    found.map(({ slug, jobs: shown, total }) => [slug, shown.map(({ reference }) => reference), total]),
  ).toEqual([
    ['bell', ['B1'], 1],
    ['acme', ['A1', 'A2', 'A3'], 5],
  ])
})
