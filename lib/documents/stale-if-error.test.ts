import { describe, expect, it, vi } from 'vitest'
import { orLastGood as read } from './stale-if-error'

const orLastGood = (key: string, source: () => Promise<string | null>, now: number) =>
  read(key, source, undefined, () => now)

const fail = () => Promise.reject(new Error('down'))
const give = (value: string | null) => () => Promise.resolve(value)

describe('the last good value', () => {
  it('stands while reading fails, and gives way to the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await orLastGood('a', give('one'), 0)).toBe('one')
    expect(await orLastGood('a', fail, 1)).toBe('one')
    expect(await orLastGood('a', give('two'), 20_000)).toBe('two')
    expect(await orLastGood('a', fail, 20_001)).toBe('two')
    vi.restoreAllMocks()
  })

  it('spares readers the wait for what has just failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const read = vi.fn(fail)
    await orLastGood('b', give('one'), 0)
    for (const now of [1, 2, 10_000]) expect(await orLastGood('b', read, now)).toBe('one')
    expect(read).toHaveBeenCalledTimes(1)
    await orLastGood('b', read, 10_002)
    expect(read).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })

  it('is none where there was none, or it was withdrawn', async () => {
    await expect(orLastGood('c', fail, 0)).rejects.toThrow('down')
    await orLastGood('c', give('one'), 0)
    expect(await orLastGood('c', give(null), 1)).toBeNull()
    await expect(orLastGood('c', fail, 2)).rejects.toThrow('down')
  })

  it('is counted from the end of a read that failed, however long it took', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let now = 0
    const clock = () => now
    const hang = vi.fn(() => {
      now += 30_000
      return fail()
    })
    await read('d', give('one'), undefined, clock)
    for (const _ of [1, 2]) expect(await read('d', hang, undefined, clock)).toBe('one')
    expect(hang).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  it('is none of what is not to be kept, and the oldest give way to much that is new', async () => {
    await read('e', give('elsewhere'), () => false)
    await expect(read('e', fail)).rejects.toThrow('down')
    await read('f', give('one'))
    for (const index of Array(5).keys()) await read(`large-${index}`, give('x'.repeat(20 * 2 ** 20)))
    await expect(read('f', fail)).rejects.toThrow('down')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await read('large-4', fail)).toHaveLength(20 * 2 ** 20)
    vi.restoreAllMocks()
  })
})
