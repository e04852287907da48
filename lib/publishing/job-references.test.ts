import { expect, it } from 'vitest'
import { tags } from '@/lib/cache-tags'
import { toBoardJob } from '@/lib/model/jobs/board-job'
import { addToIndex, createComparisonIndex } from '@/lib/model/jobs/comparison-index'
import type { Job } from '@/lib/model/jobs/job'
import { createBoard } from '@/lib/model/jobs/job-board'
import { noJobState } from '@/lib/model/jobs/job-visibility'
import { makeJob, makeOrganization } from '@/lib/model/testing/records'
import { compareBoards } from './job-references'

function boardOf(jobs: readonly Job[]) {
  const board = createBoard(jobs.map((job) => toBoardJob(job, noJobState)))
  const comparison = createComparisonIndex()
  for (const [place, job] of board.jobs.entries()) addToIndex(comparison, job, place)
  return { board, comparison }
}

const job = (reference: string, company: string, fields: Partial<Job> = {}) =>
  makeJob({
    ...{ reference, organization: makeOrganization({ reference: company, slug: company }), ...fields },
    salary: { min: 30_000, max: 40_000, currency: 'EUR', period: 'yearly' },
  })

/** Six equal jobs of six companies, and one of another kind. */
const equal = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => job(`job-${name}`, `company-${name}`))
const other = job('other', 'company-other', {
  name: 'Baker',
  department: { id: 2, name: 'Bakery' },
  ...{ contractLabels: { en: 'Internship' }, contractToken: 'INTERNSHIP' },
})

it('nothing changes on the pages of other records where the board is the same', async () => {
  expect(await compareBoards(boardOf([...equal, other]), boardOf([...equal, other]))).toEqual([])
})

it('a removed job changes the pages of the jobs like it, and the articles that name its company', async () => {
  const before = boardOf([...equal, other])
  const after = boardOf([...equal.slice(1), other])
  const rest = ['b', 'c', 'd', 'e', 'f'].map((name) => tags.jobComparison(`job-${name}`))
  expect(await compareBoards(before, after)).toEqual([...rest, tags.featuredJobs('company-a')])
})

it('a new job changes the pages of the jobs like it, and the articles that name its company', async () => {
  const before = boardOf([...equal, other])
  const after = boardOf([job('new', 'company-other'), ...equal, other])
  const changed = await compareBoards(before, after)
  expect(changed).toEqual(
    expect.arrayContaining([tags.jobComparison('job-a'), tags.featuredJobs('company-other')]),
  )
  expect(changed).not.toContain(tags.jobComparison('other'))
})
