import { expect, test, vi } from 'vitest'
import { currentTime } from '@/lib/process/clock'
import dataCacheHandler from './data-cache-handler'

/** Stores a result of so many bytes. Seconds for `revalidate`; REVALIDATE_SECONDS is 300. */
async function store(key: string, bytes: number, revalidate: number, tags: string[] = []): Promise<void> {
  const entry = {
    value: new Response(new Uint8Array(bytes)).body as ReadableStream<Uint8Array>,
    ...{ tags, stale: 60, timestamp: currentTime(), expire: 86_400, revalidate },
  }
  await dataCacheHandler.set(key, Promise.resolve(entry))
}

async function readBytes(key: string): Promise<number | null> {
  const entry = await dataCacheHandler.get(key, [])
  return entry ? (await new Response(entry.value).arrayBuffer()).byteLength : null
}

test('results of a short lifetime, such as those of look-ups, remove no others', async () => {
  await store('list', 100_000, 300)
  for (let index = 0; index < 10_000; index += 1) await store(`invented ${index}`, 10_000, 30)
  expect(await readBytes('list')).toBe(100_000)
  expect(await readBytes('invented 9999')).toBe(10_000)
  expect(await readBytes('invented 0')).toBeNull()
})

test('long lists remove no small results', async () => {
  for (let index = 0; index < 5_000; index += 1) await store(`listed ${index}`, 100, 300)
  for (let index = 0; index < 200; index += 1) await store(`list ${index}`, 1_000_000, 300)
  expect(await readBytes('listed 0')).toBe(100)
  expect(await readBytes('list 199')).toBe(1_000_000)
  expect(await readBytes('list 0')).toBeNull()
})

test('a large list of a short lifetime is stored', async () => {
  await store('all jobs', 5_000_000, 30)
  expect(await readBytes('all jobs')).toBe(5_000_000)
})

test('a result replaces the earlier one of its key, whatever the lifetimes are', async () => {
  await store('page', 1, 300)
  await store('page', 2, 30)
  expect(await readBytes('page')).toBe(2)
  await store('page', 3, 300)
  expect(await readBytes('page')).toBe(3)
})

test('a result that cannot be read to its end is not stored', async () => {
  await store('page', 1, 300)
  await dataCacheHandler.set('page', Promise.reject(new Error('the function failed')))
  expect(await readBytes('page')).toBeNull()
})

test('a result is not given after its tag has expired', async () => {
  await store('tagged', 1, 300, ['articles'])
  const storedAt = currentTime()
  await vi.waitUntil(() => currentTime() > storedAt, { interval: 1 })
  await dataCacheHandler.updateTags(['articles'])
  expect(await readBytes('tagged')).toBeNull()
})
