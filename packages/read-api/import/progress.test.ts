import { describe, expect, test } from 'vitest'
import { formatBar, formatLine, Throttle } from './progress'

describe('formatLine', () => {
  test.each([
    [{ done: 25_000, total: 100_000, elapsedMs: 10_000 }, '25,000 of 100,000  2,500/s  0:30 left'],
    [{ done: 100_000, total: 100_000, elapsedMs: 40_000 }, '100,000 of 100,000  2,500/s'],
    [{ done: 0, total: 100, elapsedMs: 5_000 }, '0 of 100'],
    [{ done: 3, total: 100, elapsedMs: 0 }, '3 of 100'],
    [{ done: 1, total: 10, elapsedMs: 2_000 }, '1 of 10  0.5/s  0:18 left'],
    [{ done: 12, total: 10, elapsedMs: 1_000 }, '12 of 10  12/s'],
  ])('writes counts, rate and remaining time of %o', (progress, line) => {
    expect(formatLine(progress)).toBe(line)
  })
})

describe('formatBar', () => {
  test.each([
    [{ done: 0, total: 0, elapsedMs: 0 }, '[########################] 100%  0 of 0'],
    [{ done: 0, total: 8, elapsedMs: 0 }, '[------------------------]   0%  0 of 8'],
    [{ done: 2, total: 8, elapsedMs: 1_000 }, '[######------------------]  25%  2 of 8  2/s  0:03 left'],
    [{ done: 9, total: 8, elapsedMs: 1_000 }, '[########################] 100%  9 of 8  9/s'],
  ])('writes a bar of constant width for %o', (progress, bar) => {
    expect(formatBar(progress)).toBe(bar)
  })
})

describe('the remaining time', () => {
  test.each([
    [0.2, '0:01'],
    [59.5, '1:00'],
    [750, '12:30'],
    [3_900, '1:05:00'],
  ])('of %d seconds is written as %s', (seconds, text) => {
    const line = formatLine({ done: 1_000, total: 1_000 + seconds * 1_000, elapsedMs: 1_000 })
    expect(line.split('  ').at(-1)).toBe(`${text} left`)
  })
})

describe('Throttle', () => {
  test('allows one event in each interval', () => {
    const throttle = new Throttle(100, 1_000)
    const allowed = [1_050, 1_100, 1_150, 1_250].map((now) => throttle.allows(now))
    expect(allowed).toEqual([false, true, false, true])
  })
})
