import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startChangingSite } from './testing/store'

const minute = 60_000

let site: Awaited<ReturnType<typeof startChangingSite>>
const start = new Date()
const at = (minutes: number) => new Date(start.getTime() + minutes * minute)

beforeEach(async () => {
  site = await startChangingSite()
})
afterEach(() => site.stop())

async function open(url = site.databaseUrl) {
  const { openStore } = await import('@/lib/data/store')
  const { PublicationTimes } = await import('./publication-times')
  return new PublicationTimes(openStore(), url)
}

const published = async () => {
  const rows = await site.writer.selectFrom('changes').select(['reference', 'action']).execute()
  return rows.filter(({ action }) => action === 'publish').map(({ reference }) => reference)
}

test('comes again at the time of the next publication, and within some seconds', async () => {
  const times = await open()
  await site.writeArticle('soon', { published_at: at(60).toISOString() })
  expect(await times.check(at(1))).toBe(5_000)
  expect(await times.check(at(59.95))).toBe(3_000)
  expect(await published()).toEqual([])
  expect(await times.check(at(60))).toBe(0)
  expect(await published()).toEqual(['soon'])
  expect(await times.check(at(60.1))).toBe(5_000)
})

test('deletes changes after a week, and looks once an hour', async () => {
  const times = await open()
  const count = async () => (await site.writer.selectFrom('changes').select('number').execute()).length
  const all = await count()
  await times.check(at(6 * 24 * 60))
  expect(await count()).toBe(all)
  await times.check(at(6 * 24 * 60 + 59))
  await times.check(at(8 * 24 * 60))
  expect(await count()).toBe(1)
})

test('waits for another writer for a second, without holding the event loop', async () => {
  await site.writeArticle('soon', { published_at: at(1).toISOString() })
  const times = await open()
  await site.writer.transaction().execute(async (transaction) => {
    await transaction.updateTable('store').set({ version: 'x' }).execute()
    const startedAt = performance.now()
    expect(await times.check(at(2))).toBe(1_000)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
  expect(await times.check(at(2))).toBe(0)
  expect(await published()).toEqual(['soon'])
})

test('logs once that a database cannot be written', async () => {
  const logWarning = vi.spyOn(await import('@/lib/process/log'), 'logWarning').mockImplementation(() => {})
  const times = await open('/dev/null/none.db')
  expect(await times.check(at(1))).toBe(1_000)
  expect(logWarning).not.toHaveBeenCalled()
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await times.check(at(1))).toBe(5_000)
  expect(logWarning).toHaveBeenCalledTimes(1)
  logWarning.mockRestore()
})
