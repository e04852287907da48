import { afterAll, beforeAll, expect, it } from 'vitest'
import { toComparedJob } from '@/lib/model/compared-job'
import { makeJob } from '@/lib/model/testing/records'
import { startProxiedSite } from './testing/proxied-site'

let site: Awaited<ReturnType<typeof startProxiedSite>>

beforeAll(async () => {
  site = await startProxiedSite([], { QUARANTINE_MINUTES: '0' })
})

afterAll(() => site.stop())

const technician = toComparedJob(makeJob({ organization: { ...makeJob().organization, reference: 'other' } }))

it('gives nothing without a board, and asks for one, which is read when the API works', async () => {
  const { compareJob } = await import('./job-comparison')
  const { refreshJobBoard } = await import('./job-board')
  site.replace(() => ({ status: 500, body: {} }))
  expect(await compareJob(technician)).toBeNull()
  await refreshJobBoard()
  expect(await compareJob(technician)).toBeNull()

  site.replace((url) => (url.pathname.endsWith('/embed') ? { body: embed } : null))
  await refreshJobBoard()
  const comparison = await compareJob(technician)
  expect(comparison?.similar.jobs.map(({ reference }) => reference)).toEqual(['a'])
  expect(comparison?.pay).toBeNull()
})

const embed = {
  name: 'Acme',
  websites: [],
  jobs: [{ id: 1, reference: 'a', slug: 'a', name: 'Technician', contract_type: { en: 'Full-Time' } }],
}
