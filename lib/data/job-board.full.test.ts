import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { startProxiedSite } from './testing/proxied-site'

let site: Awaited<ReturnType<typeof startProxiedSite>>

beforeAll(async () => {
  site = await startProxiedSite([], { QUARANTINE_MINUTES: '0' })
})

afterAll(() => site.stop())

it.each([
  [5_000, 'is read again for the next page'],
  [5_001, 'is shown by pages until a new one was read in the background'],
])(
  'a board of %i jobs %s',
  async (count) => {
    const { readJobBoard, currentJobBoard, refreshJobBoard } = await import('./job-board')
    const { readBoardOrLatest } = await import('./job-search')
    const { suspension } = await import('@/lib/client/suspension')
    const isRead = count === 5_000
    const show = (jobs: number) =>
      site.replace((url) => (url.pathname.endsWith('/embed') ? { body: toEmbed(jobs) } : null))
    const readCount = async () => (await readJobBoard()).board.jobs.length
    show(count)
    const before = await readCount()
    show(count - 1)
    expect((await readCount()) - before).toBe(isRead ? -1 : 0)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    expect(currentJobBoard().isOld).toBe(true)
    if (!isRead) expect((await readBoardOrLatest()).isOld).toBe(true)
    await refreshJobBoard()
    vi.useRealTimers()
    suspension.isActive = true
    expect((await readBoardOrLatest()).isOld).toBe(true)
    suspension.isActive = false
    expect((await readCount()) - before).toBe(-1)
  },
  60_000,
)

it('does not load a board in the background while another one is loaded there', async () => {
  const { currentJobBoard, refreshJobBoard } = await import('./job-board')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
  expect(currentJobBoard().isOld).toBe(true)
  const first = refreshJobBoard()
  expect(currentJobBoard().isOld).toBe(true)
  await refreshJobBoard()
  expect(currentJobBoard().isOld).toBe(true)
  await first
  expect(currentJobBoard().isOld).toBe(false)
  vi.useRealTimers()
})

it('does not load a board in the background that a page has loaded since it was wanted', async () => {
  const { currentJobBoard, latestJobBoard, readJobBoard, refreshJobBoard } = await import('./job-board')
  site.replace((url) => (url.pathname.endsWith('/embed') ? { body: toEmbed(3) } : null))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_800_000 })
  expect(currentJobBoard().isOld).toBe(true)
  const reading = readJobBoard()
  await refreshJobBoard()
  const { board } = await reading
  await refreshJobBoard()
  expect(latestJobBoard()?.board).toBe(board)
  vi.useRealTimers()
})

it('has the name of a selected company that has no job', async () => {
  const { readJobBoard } = await import('./job-board')
  const { searchJobs } = await import('./job-search')
  site.replace((url) => (url.pathname.endsWith('/embed') ? { body: toEmbed(0) } : null))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14_400_000 })
  const filter = withValues(noFilter, 'company', ['acme'])
  const found = await searchJobs(await readJobBoard(), filter, { cursor: '', locale: 'en' })
  expect(found).toMatchObject({
    total: 0,
    facets: { company: [{ value: 'acme', label: 'Acme', count: 0 }] },
  })
  vi.useRealTimers()
})

function toEmbed(count: number) {
  const jobs = Array.from({ length: count }, (_, id) => ({
    id,
    reference: `j${id}`,
    slug: `j${id}`,
    name: 'Technician',
  }))
  return { name: 'Acme', websites: [], jobs }
}
