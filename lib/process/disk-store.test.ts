import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DiskStore } from './disk-store'
import * as log from './log'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'disk-store-'))
  vi.spyOn(log, 'logWarning').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

const open = (limits: { maxBytes?: number; maxEntries?: number } = {}) =>
  new DiskStore({ name: 'test', directory, maxBytes: 1_000_000, maxEntries: 100, ...limits })

const read = async (store: DiskStore, key: string) => (await store.get(key))?.value.toString() ?? null
const fileOf = (key: string) => join(directory, createHash('sha256').update(key).digest('hex'))
const usedBytes = () =>
  readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0)

/** Changes wait until the directory is listed. */
const opened = (store: DiskStore) => store.delete('no such key')

/** Resolves after the removals that evictions have started. */
const settle = () => vi.waitFor(() => expect(readdirSync(directory).length).toBeLessThanOrEqual(3))

describe('DiskStore', () => {
  it('returns a value with its date, also after a restart', async () => {
    const storedAt = new Date('2026-03-01T10:00:00Z')
    await open().set('key', Buffer.from('value'), storedAt)
    const reopened = open()
    expect(await reopened.get('key')).toEqual({ value: Buffer.from('value'), storedAt })
    expect(await reopened.get('other')).toBeNull()
    await reopened.delete('key')
    expect(await reopened.get('key')).toBeNull()
    expect(await open().get('key')).toBeNull()
  })

  it('returns a value while its directory is listed', async () => {
    await open().set('key', Buffer.from('value'))
    const reopened = open()
    const found = await Promise.all(['key', 'other'].map((key) => read(reopened, key)))
    expect(found).toEqual(['value', null])
    await reopened.set('key', Buffer.from('later'))
    expect(await read(reopened, 'key')).toBe('later')
  })

  it('removes the least recently used values above the number of entries', async () => {
    const store = open({ maxEntries: 3 })
    for (const key of ['a', 'b', 'c']) await store.set(key, Buffer.from(key))
    await store.get('a')
    await store.set('d', Buffer.from('d'))
    await settle()
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((key) => read(store, key)))).toEqual([
      'a',
      null,
      'c',
      'd',
    ])
    expect(readdirSync(directory)).toHaveLength(3)
  })

  it('stays below its bytes, and removes a value that is larger than the whole store', async () => {
    const store = open({ maxBytes: 1_000 })
    for (const index of Array(20).keys()) await store.set(`key ${index}`, Buffer.alloc(300))
    await vi.waitFor(() => expect(usedBytes()).toBeLessThanOrEqual(1_000))
    expect(await store.get('key 19')).not.toBeNull()
    await store.set('key 19', Buffer.alloc(1_000))
    expect(await store.get('key 19')).toBeNull()
  })

  it('gives the labels of its values after a restart, the oldest first, without reading the values', async () => {
    const store = open()
    const now = Date.now()
    for (const [place, label] of ['é', '', 'x'.repeat(9_000), 'b', 'a'].entries())
      await store.set(`key ${place}`, Buffer.alloc(100_000), new Date(now + place * 1_000), label)
    const labels: string[] = []
    for await (const label of open().labels()) labels.push(label)
    expect(labels).toEqual(['é', 'b', 'a'])
    expect((await open().get('key 2'))?.value).toHaveLength(100_000)
  })

  it('removes what is above smaller limits when it is opened, the oldest values first', async () => {
    const store = open()
    for (const hour of Array(10).keys())
      await store.set(`key ${hour}`, Buffer.from(`${hour}`), new Date(Date.UTC(2026, 0, 1, hour)))
    const smaller = open({ maxEntries: 3 })
    await opened(smaller)
    expect(await read(smaller, 'key 6')).toBeNull()
    await settle()
    for (const hour of [7, 8, 9]) expect(await read(smaller, `key ${hour}`)).toBe(`${hour}`)
  })

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ])('has no value where the file is %s, and removes the file', async (_, damage) => {
    const store = open()
    await store.set('key', Buffer.from('value'))
    writeFileSync(fileOf('key'), damage(readFileSync(fileOf('key'))))
    expect(await store.get('key')).toBeNull()
    expect(readdirSync(directory)).toEqual([])
    expect(log.logWarning).toHaveBeenCalledWith(
      expect.stringContaining('damaged'),
      { store: 'test' },
      undefined,
    )
  })

  it('has no value where the file was removed, and logs nothing', async () => {
    const store = open()
    await store.set('key', Buffer.from('value'))
    rmSync(fileOf('key'))
    expect(await store.get('key')).toBeNull()
    expect(log.logWarning).not.toHaveBeenCalled()
  })

  it('creates its directory again where it was removed', async () => {
    const store = open()
    await store.set('key', Buffer.from('one'))
    rmSync(directory, { recursive: true })
    await store.set('key', Buffer.from('two'))
    expect(await read(store, 'key')).toBe('two')
  })

  it('removes the temporary files of a process that ended, and ignores other files and folders', async () => {
    const temporary = `${'a'.repeat(64)}.1.tmp`
    for (const name of [temporary, 'README']) writeFileSync(join(directory, name), 'text')
    mkdirSync(join(directory, 'b'.repeat(64)))
    await opened(open())
    // It may be the file of another process that is writing now.
    expect(readdirSync(directory)).toContain(temporary)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000)
    await opened(open())
    expect(readdirSync(directory).sort()).toEqual(['README', 'b'.repeat(64)])
  })

  it('never throws where its directory cannot be written', async () => {
    writeFileSync(join(directory, 'file'), '')
    const store = new DiskStore({
      ...{ name: 'test', maxBytes: 1_000, maxEntries: 10 },
      directory: join(directory, 'file', 'below'),
    })
    await store.set('key', Buffer.from('value'))
    expect(await store.get('key')).toBeNull()
    await store.delete('key')
    expect(log.logWarning).toHaveBeenCalled()
  })

  it('has the last of several values that are stored under one key at the same time', async () => {
    const store = open()
    const values = Array.from({ length: 50 }, (_, index) =>
      `value ${index}`.repeat(index % 7 === 0 ? 999 : 1),
    )
    const reads: Promise<string | null>[] = []
    const writes = values.map((value) => {
      const write = store.set('key', Buffer.from(value))
      reads.push(read(store, 'key'))
      return write
    })
    await Promise.all(writes)
    for (const value of await Promise.all(reads)) expect([null, ...values]).toContain(value)
    expect(await read(store, 'key')).toBe(values.at(-1))
    expect(await read(open(), 'key')).toBe(values.at(-1))
    expect(readdirSync(directory)).toHaveLength(1)
  })

  it('keeps what is stored while the same key is evicted and removed', async () => {
    const store = open({ maxEntries: 2 })
    const keys = ['a', 'b', 'c', 'd']
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => store.set(keys[index % 4] ?? '', Buffer.from('x'))),
    )
    await vi.waitFor(() => expect(readdirSync(directory)).toHaveLength(2))
    const found = await Promise.all(keys.map((key) => read(store, key)))
    expect(found.filter((value) => value === 'x')).toHaveLength(2)
  })

  it('stores under any key, in its directory only', async () => {
    const store = open({ maxEntries: 1_000 })
    const hostile = [
      '',
      '.',
      '..',
      '../../etc/passwd',
      '/etc/passwd',
      'a\0b',
      'C:\\',
      'x'.repeat(100_000),
      '\ud800',
    ]
    const anyKey = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }))
    await fc.assert(
      fc.asyncProperty(anyKey, fc.uint8Array(), async (key, bytes) => {
        await store.set(key, Buffer.from(bytes))
        expect((await store.get(key))?.value.equals(bytes)).toBe(true)
      }),
      { numRuns: propertyRuns(60, 20) },
    )
    for (const name of readdirSync(directory)) expect(name).toMatch(/^[\da-f]{64}$/)
  })
})
