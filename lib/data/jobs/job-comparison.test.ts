import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { toComparedJob } from '@/lib/model/jobs/compared-job'
import { makeJob } from '@/lib/model/testing/records'

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
