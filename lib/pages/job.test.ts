import { expect, it, vi } from 'vitest'
import type { Job } from '@/lib/model/job'
import { makeJob } from '@/lib/model/testing/records'
import { getJobPosting } from './job-postings'

const found = vi.hoisted(() => ({ job: null as Job | null }))

vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))
vi.mock('./jobs', () => ({ getJob: async () => found.job }))

it('says once of each job why search engines are told nothing or something doubtful of it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const lines = () => warn.mock.calls.map(([line]) => JSON.parse(line))

  found.job = makeJob()
  expect(await getJobPosting('acme', 'technician_lyon')).toMatchObject({ title: 'Technician' })
  expect(lines()).toEqual([])

  found.job = makeJob({ reference: 'B_2', offices: [], publishedAt: null })
  for (const _ of ['first', 'second']) expect(await getJobPosting('acme', 'x')).toBeNull()
  const told = { event: 'no job posting', job: 'B_2', obstacles: ['no-date', 'no-place'], doubts: [] }
  expect(lines()).toEqual([told])

  found.job = makeJob({ reference: 'C_3', publishedAt: null, createdDay: '2026-01-14' })
  expect(await getJobPosting('acme', 'y')).toMatchObject({ datePosted: '2026-01-14' })
  expect(lines().at(-1)).toEqual({
    event: 'job posting in doubt',
    job: 'C_3',
    obstacles: [],
    doubts: ['date-of-creation'],
  })

  found.job = null
  expect(await getJobPosting('acme', 'z')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
})
