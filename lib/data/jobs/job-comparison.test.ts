import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { toBoardJob } from '@/lib/model/jobs/board-job'
import { toComparedJob } from '@/lib/model/jobs/compared-job'
import { addToIndex, createComparisonIndex } from '@/lib/model/jobs/comparison-index'
import { createBoard } from '@/lib/model/jobs/job-board'
import { noJobState } from '@/lib/model/jobs/job-visibility'
import { makeJob } from '@/lib/model/testing/records'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  site = await startSite([])
})

afterAll(() => site.stop())

it('gives nothing without a board, and compares with the board that is read meanwhile', async () => {
  const { compareJob } = await import('./job-comparison')
  const { latestJobBoard } = await import('./job-board')
  const { organization } = makeJob()
  const turner = toComparedJob(
    makeJob({ name: 'Turner', organization: { ...organization, reference: 'other' } }),
  )
  expect(await compareJob(turner)).toBeNull()
  await vi.waitFor(() => expect(latestJobBoard()).not.toBeNull(), 5_000)
  const comparison = await compareJob(turner)
  expect(comparison?.similar.jobs.map(({ reference }) => reference)).toEqual(['turner'])
})

it.each([
  [{ pay_comparison: true }, 8],
  [{ pay_comparison: false }, undefined],
  [{}, undefined],
])('with %j in site.yaml the pay is compared with %s jobs', async (setting, count) => {
  vi.stubEnv('SITE_FOLDER', writeSiteFolder(setting))
  vi.resetModules()
  const { compareWithBoard } = await import('./job-comparison')
  const salary = { min: 30_000, max: 40_000, currency: 'EUR', period: 'yearly' }
  const jobs = Array.from({ length: 9 }, (_, index) => makeJob({ reference: `job-${index}`, salary }))
  const [own] = jobs
  const board = createBoard(jobs.map((job) => toBoardJob(job, noJobState)))
  const comparison = createComparisonIndex()
  for (const [place, job] of board.jobs.entries()) addToIndex(comparison, job, place)
  expect(own && compareWithBoard({ board, comparison }, toComparedJob(own)).pay?.count).toBe(count)
})
