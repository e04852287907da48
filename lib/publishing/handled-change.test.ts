import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastChange } from '@vitrine/content-store/queries/changes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startChangingSite } from './testing/store'

let site: Awaited<ReturnType<typeof startChangingSite>>
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-handled-'))
  site = await startChangingSite({ CACHE_DIRECTORY: join(folder, 'cache') })
})
afterEach(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function load() {
  const { openStore } = await import('@/lib/data/store')
  return { db: openStore(), ...(await import('./handled-change')) }
}

test('an earlier process of the build has stored the number', async () => {
  const { db, findHandledChange, storeHandledChange } = await load()
  const pages = { buildId: 'one', oldest: null }
  await storeHandledChange(2, pages)
  expect(await findHandledChange(db, pages)).toBe(2)
  expect(await findHandledChange(db, { buildId: 'two', oldest: null })).toBe(await lastChange(db))
  await writeFile(join(folder, 'cache/handled-change.json'), '{"buil')
  expect(await findHandledChange(db, pages)).toBe(await lastChange(db))
})

test('pages of a new build are current up to the time at which the oldest was rendered', async () => {
  const { db, findHandledChange } = await load()
  const imported = await lastChange(db)
  await site.writeArticle('later', {}, new Date(Date.now() + 60_000))
  expect(await findHandledChange(db, { buildId: 'new', oldest: new Date() })).toBe(imported)
  expect(await findHandledChange(db, { buildId: 'new', oldest: minutesAgo(60) })).toBe(0)
})

test('where no pages are stored there is nothing to catch up', async () => {
  const { db, findHandledChange, storeHandledChange } = await load()
  expect(await findHandledChange(db, null)).toBe(await lastChange(db))
  await storeHandledChange(1, null)
  expect(await findHandledChange(db, { buildId: 'x', oldest: null })).toBe(await lastChange(db))
})
