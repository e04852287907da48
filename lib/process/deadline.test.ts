import { describe, expect, it } from 'vitest'
import { runWithDeadline } from './deadline'

describe('runWithDeadline', () => {
  it('returns the value of the function, and throws its error', () => {
    expect(runWithDeadline(1_000, () => ['a'])).toEqual(['a'])
    expect(() =>
      runWithDeadline(1_000, () => {
        throw new TypeError('b')
      }),
    ).toThrow(TypeError)
  })

  it.each([
    [
      'a loop',
      () => {
        for (;;);
      },
    ],
    ['a regular expression', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  ])('stops %s', (_, run) => {
    const started = performance.now()
    expect(() => runWithDeadline(100, run)).toThrow(RangeError)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(runWithDeadline(1_000, () => 1)).toBe(1)
  })
})
