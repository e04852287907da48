import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staleIfError } from './stale-if-error'

const readAt = (key: string, read: () => Promise<string | null>, now: number) =>
  staleIfError(key, read, undefined, () => now)

const fail = () => Promise.reject(new Error('down'))
const give = (value: string | null) => () => Promise.resolve(value)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('staleIfError', () => {
  it('returns the last result while reading fails, and stores the next result', async () => {
    expect(await readAt('a', give('one'), 0)).toBe('one')
    expect(await readAt('a', fail, 1)).toBe('one')
    expect(await readAt('a', give('two'), 20_000)).toBe('two')
    expect(await readAt('a', fail, 20_001)).toBe('two')
  })

  it('does not repeat a read that failed less than ten seconds ago', async () => {
    const read = vi.fn(fail)
    await readAt('b', give('one'), 0)
    for (const now of [1, 2, 10_000]) expect(await readAt('b', read, now)).toBe('one')
    expect(read).toHaveBeenCalledTimes(1)
    await readAt('b', read, 10_002)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('throws where there was no result, or the last result was null', async () => {
    await expect(readAt('c', fail, 0)).rejects.toThrow('down')
    await readAt('c', give('one'), 0)
    expect(await readAt('c', give(null), 1)).toBeNull()
    await expect(readAt('c', fail, 2)).rejects.toThrow('down')
  })

  it('counts the ten seconds from the end of the failed read, however long it took', async () => {
    let now = 0
    const clock = () => now
    const hang = vi.fn(() => {
      now += 30_000
      return fail()
    })
    await staleIfError('d', give('one'), undefined, clock)
    for (const _ of [1, 2]) expect(await staleIfError('d', hang, undefined, clock)).toBe('one')
    expect(hang).toHaveBeenCalledTimes(1)
  })

  it('does not store a result for which isStored is false', async () => {
    await staleIfError('e', give('elsewhere'), () => false)
    await expect(staleIfError('e', fail)).rejects.toThrow('down')
  })

  it('drops the oldest copies where newer ones fill the cache', async () => {
    const large = 'x'.repeat(20 * 2 ** 20)
    await staleIfError('f', give('one'))
    for (const index of Array(5).keys()) await staleIfError(`large-${index}`, give(large))
    await expect(staleIfError('f', fail)).rejects.toThrow('down')
    for (const index of [0, 1]) await expect(staleIfError(`large-${index}`, fail)).rejects.toThrow('down')
    for (const index of [2, 3, 4])
      expect(await staleIfError(`large-${index}`, fail)).toHaveLength(20 * 2 ** 20)
  })

  it('returns a result that is larger than the whole cache, but does not store it', async () => {
    await staleIfError('g', give('small'))
    expect(await staleIfError('h', give('x'.repeat(65 * 2 ** 20)))).toHaveLength(65 * 2 ** 20)
    await expect(staleIfError('h', fail)).rejects.toThrow('down')
    expect(await staleIfError('g', fail)).toBe('small')
  })
})
