import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Codec, DocumentKind } from './stored-copies'

const quarantine = vi.hoisted(() => ({ isHeld: false }))
vi.mock('@/lib/data/quarantine', () => ({ isQuarantined: () => quarantine.isHeld }))

const day = 86_400_000
const codec: Codec<string> = { encode: (text) => Buffer.from(text), decode: (bytes) => bytes.toString() }
const fail = () => Promise.reject(new Error('down'))
const give = (value: string | null) => () => Promise.resolve(value)

let directory: string
let staleIfError: typeof import('./stale-if-error').staleIfError
let logError: ReturnType<typeof vi.fn>

/** Imports the module with the state of a process that has just started. */
async function startProcess(): Promise<void> {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (/^vitrine\.(?!log)/.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key)
  vi.resetModules()
  const log = await import('@/lib/process/log')
  logError = vi.spyOn(log, 'logError').mockImplementation(() => {}) as unknown as typeof logError
  staleIfError = (await import('./stale-if-error')).staleIfError
  // Opens the store on disk: it takes real time, which tests with fake timers do not wait for.
  const stored = countFiles()
  await request('opening', give('opening'))
  await files(stored + 1)
  await request('opening', give(null))
  await files(stored)
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'documents-'))
  vi.stubEnv('CACHE_DIRECTORY', directory)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  await startProcess()
})
afterEach(() => {
  quarantine.isHeld = false
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

const request = (
  key: string,
  read: () => Promise<string | null>,
  options: {
    kind?: DocumentKind
    isStored?: (value: string) => boolean
    isComplete?: (value: string) => boolean
    deadlineMs?: number
  } = {},
) => staleIfError({ kind: 'feeds', key, read, codec, ...options })

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A read that ends when the test says so. */
function slowRead() {
  let settle: { resolve: (value: string | null) => void; reject: (error: Error) => void } | undefined
  const read = vi.fn(
    () =>
      new Promise<string | null>((resolve, reject) => {
        settle = { resolve, reject }
      }),
  )
  return {
    read,
    give: (value: string | null) => settle?.resolve(value),
    fail: () => settle?.reject(new Error('down')),
  }
}

function listFiles(kind: string): string[] {
  const folder = join(directory, 'documents', kind)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[\da-f]{64}$/.test(name))
    .map((name) => join(folder, name))
}

const countFiles = () => listFiles('feeds').length

/** The stored files. Copies are written after the response. */
const files = (count: number, kind = 'feeds') =>
  vi.waitFor(
    () => {
      const paths = listFiles(kind)
      expect(paths).toHaveLength(count)
      return paths
    },
    { interval: 5, timeout: 10_000 },
  )

describe('staleIfError', () => {
  it('returns the last result while reading fails, and stores the next result', async () => {
    expect(await request('a', give('one'))).toBe('one')
    expect(await request('a', fail)).toBe('one')
    await pass(10_000)
    expect(await request('a', give('two'))).toBe('two')
    expect(await request('a', fail)).toBe('two')
  })

  it('does not repeat a read that failed less than ten seconds ago, with or without a copy', async () => {
    const read = vi.fn(fail)
    await request('copy', give('one'))
    for (const _ of [1, 2, 3]) {
      expect(await request('copy', read)).toBe('one')
      await expect(request('none', read)).rejects.toThrow()
    }
    expect(read).toHaveBeenCalledTimes(2)
    await pass(10_000)
    expect(await request('copy', read)).toBe('one')
    expect(await request('none', give('two'))).toBe('two')
    expect(read).toHaveBeenCalledTimes(3)
    expect(logError).toHaveBeenCalledTimes(3)
  })

  it('waits half a second for a new result where there is a copy, and stores the result for the next request', async () => {
    await request('a', give('old'))
    const slow = slowRead()
    const response = request('a', slow.read)
    await pass(499)
    expect(await Promise.race([response, 'waiting'])).toBe('waiting')
    await pass(1)
    expect(await response).toBe('old')
    slow.give('new')
    await pass(0)
    expect(await request('a', fail)).toBe('new')
  })

  it('uses a new result that comes within half a second', async () => {
    await request('a', give('old'))
    const slow = slowRead()
    const response = request('a', slow.read)
    await pass(400)
    slow.give('new')
    expect(await response).toBe('new')
  })

  it('reads a document once at a time', async () => {
    const slow = slowRead()
    const first = Array.from({ length: 20 }, () => request('a', slow.read))
    await pass(9_000)
    slow.give('one')
    expect(new Set(await Promise.all(first))).toEqual(new Set(['one']))
    const refresh = slowRead()
    const later = Array.from({ length: 20 }, () => request('a', refresh.read))
    await pass(500)
    expect(new Set(await Promise.all(later))).toEqual(new Set(['one']))
    expect([slow.read.mock.calls.length, refresh.read.mock.calls.length]).toEqual([1, 1])
  })

  it('throws after the deadline where there is no copy, and stores the late result', async () => {
    const slow = slowRead()
    const response = expect(request('a', slow.read)).rejects.toThrow('not read within 10000 ms')
    await pass(10_000)
    await response
    const longer = expect(request('b', slowRead().read, { deadlineMs: 25_000 })).rejects.toThrow('25000 ms')
    await pass(25_000)
    await longer
    slow.give('late')
    await pass(0)
    expect(await request('a', fail)).toBe('late')
  })

  it('logs a read that fails after its requests have ended', async () => {
    await request('a', give('old'))
    const slow = slowRead()
    const response = request('a', slow.read)
    await pass(500)
    await response
    slow.fail()
    await pass(0)
    expect(logError).toHaveBeenCalledWith('A document cannot be read', expect.any(Error), { kind: 'feeds' })
    expect(await request('a', slow.read)).toBe('old')
    expect(slow.read).toHaveBeenCalledTimes(1)
  })

  it('ends a read that never ends', async () => {
    await request('a', give('old'))
    const response = request('a', slowRead().read)
    await pass(500)
    await response
    await pass(600_000)
    await pass(10_000)
    expect(await request('a', give('new'))).toBe('new')
  })

  it('reads a bounded number of documents at the same time', async () => {
    await request('copy', give('old'))
    const waiting = Array.from({ length: 200 }, (_, index) =>
      request(`${index}`, slowRead().read).catch(() => {}),
    )
    await pass(0)
    await expect(request('more', give('one'))).rejects.toThrow()
    expect(await request('copy', give('new'))).toBe('old')
    await pass(700_000)
    await Promise.all(waiting)
    expect(await request('more', give('one'))).toBe('one')
  })

  it('removes the copy where the document no longer exists, except during a quarantine', async () => {
    await request('a', give('one'))
    quarantine.isHeld = true
    expect(await request('a', give(null))).toBe('one')
    expect(await request('none', give(null))).toBeNull()
    quarantine.isHeld = false
    expect(await request('a', give(null))).toBeNull()
    await expect(request('a', fail)).rejects.toThrow()
    await files(0)
  })

  it('does not store a result for which isStored is false, and no document that does not exist', async () => {
    const isStored = (value: string) => value !== 'elsewhere'
    await request('a', give('elsewhere'), { isStored })
    await request('b', give(null))
    for (const key of ['a', 'b']) await expect(request(key, fail)).rejects.toThrow()
    await files(0)
  })

  it('prefers a copy of the last two days to an incomplete result, which it does not store', async () => {
    const isComplete = (value: string) => !value.startsWith('part')
    expect(await request('a', give('part 1'), { isComplete })).toBe('part 1')
    await expect(request('a', fail, { isComplete })).rejects.toThrow()
    await pass(11_000)
    expect(await request('a', give('whole'), { isComplete })).toBe('whole')
    expect(await request('a', give('part 2'), { isComplete })).toBe('whole')
    expect(await request('a', fail, { isComplete })).toBe('whole')
    await pass(2 * day)
    expect(await request('a', give('part 3'), { isComplete })).toBe('part 3')
  })

  it('has its copies after a restart, up to 30 days after they were last confirmed', async () => {
    await request('a', give('one'))
    await files(1)
    await pass(20 * day)
    await startProcess()
    expect(await request('a', give('one'))).toBe('one')
    await vi.waitFor(() =>
      expect(statSync(listFiles('feeds')[0] ?? '').mtimeMs).toBeGreaterThan(Date.now() - day),
    )
    await pass(20 * day)
    await startProcess()
    expect(await request('a', fail)).toBe('one')
    await pass(10 * day)
    await expect(request('a', fail)).rejects.toThrow()
  })

  it('does not use the copies of a site with another URL', async () => {
    await request('a', give('http://localhost:3000'))
    await files(1)
    vi.stubEnv('SITE_URL', 'https://site.example')
    await startProcess()
    await expect(request('a', fail)).rejects.toThrow()
  })

  it('writes a copy only when its content has changed, and otherwise once a day', async () => {
    const dated = {
      encode: ({ text }: { text: string }) => Buffer.from(text),
      decode: (bytes: Buffer) => ({ text: bytes.toString(), readAt: 0 }),
    }
    const send = (text: string) =>
      staleIfError({
        ...{ kind: 'feeds' as const, key: 'a', codec: dated },
        read: async () => ({ text, readAt: Date.now() }),
      })
    const writtenAt = async () => statSync((await files(1))[0] ?? '').ctimeMs
    await send('one')
    const first = await writtenAt()
    for (const _ of Array(20)) {
      await pass(60_000)
      expect((await send('one'))?.readAt).toBe(Date.now())
    }
    expect(await writtenAt()).toBe(first)
    await send('two')
    await vi.waitFor(async () => expect(await writtenAt()).toBeGreaterThan(first), { interval: 5 })
    const second = await writtenAt()
    await pass(day)
    await send('two')
    await vi.waitFor(async () => expect(await writtenAt()).toBeGreaterThan(second), { interval: 5 })
  })

  it('keeps the copies of one kind of document when another kind fills its store', async () => {
    const large = 'x'.repeat(2 ** 20)
    await request('index', give('one'), { kind: 'sitemaps' })
    for (const index of Array(60).keys()) await request(`${index}`, give(large), { kind: 'markdown' })
    await expect(request('0', fail, { kind: 'markdown' })).rejects.toThrow()
    expect(await request('59', fail, { kind: 'markdown' })).toBe(large)
    expect(await request('index', fail, { kind: 'sitemaps' })).toBe('one')
  })

  it('returns a result that is larger than the whole store, but does not store it', async () => {
    await request('small', give('small'), { kind: 'json' })
    const large = 'x'.repeat(31 * 2 ** 20)
    expect(await request('large', give(large), { kind: 'json' })).toHaveLength(large.length)
    await expect(request('large', fail, { kind: 'json' })).rejects.toThrow()
    expect(await request('small', fail, { kind: 'json' })).toBe('small')
  })
})
