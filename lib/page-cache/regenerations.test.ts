import { expect, it } from 'vitest'
import { Regenerations } from './regenerations'

it('lets four pages regenerate at the same time, and the next when one has ended', () => {
  const regenerations = new Regenerations()
  const keys = ['a', 'b', 'c', 'd', 'e']
  expect(keys.map((key) => regenerations.start(key, 0))).toEqual([true, true, true, true, false])
  expect(regenerations.start('a', 1)).toBe(true)
  regenerations.end('b')
  expect(regenerations.start('e', 2)).toBe(true)
  expect(regenerations.start('b', 3)).toBe(false)
})

it('counts a regeneration without an end for 30 seconds', () => {
  const regenerations = new Regenerations()
  for (const key of ['a', 'b', 'c', 'd']) regenerations.start(key, 0)
  expect(regenerations.start('e', 30_000)).toBe(false)
  expect(regenerations.start('e', 30_001)).toBe(true)
})

/**
 * 200 pages with a lifetime of ten seconds, requested at random, on a machine that regenerates four a second. Returns for how long a
 * page was outdated at most, in seconds, and the regenerations a second.
 */
function simulate(seed: number): { longestWait: number; rate: number } {
  const regenerations = new Regenerations()
  let random = seed
  const renderedAt = Array.from({ length: 200 }, () => 0)
  const running = new Map<number, number>()
  let [longest, started] = [0, 0]
  for (let now = 10_000; now < 600_000; now += 10) {
    for (const [page, end] of running) {
      if (end > now) continue
      running.delete(page)
      regenerations.end(`${page}`)
      renderedAt[page] = now
    }
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    const page = Math.floor((random / 2 ** 32) * 200)
    const outdatedFor = now - (renderedAt[page] ?? 0) - 10_000
    longest = Math.max(longest, outdatedFor)
    if (outdatedFor > 0 && !running.has(page) && regenerations.start(`${page}`, now)) {
      running.set(page, now + 1_000)
      started += 1
    }
  }
  return { longestWait: longest / 1_000, rate: started / 590 }
}

it('keeps no page outdated for minutes where more pages are outdated than the machine renders in their lifetime', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { longestWait, rate } = simulate(seed)
    expect(longestWait).toBeLessThan(150)
    expect(rate).toBeGreaterThan(3.5)
  }
})

it('gives a free place to other pages two seconds after the last request for a page that has waited long', () => {
  const regenerations = new Regenerations()
  for (const key of ['a', 'b', 'c', 'd', 'waiting']) regenerations.start(key, 0)
  for (const key of ['a', 'b', 'c']) regenerations.end(key)
  for (const key of ['e', 'f', 'g']) regenerations.start(key, 1_000)
  expect(regenerations.start('waiting', 20_001)).toBe(false)
  regenerations.end('e')
  expect(regenerations.start('other', 20_002)).toBe(false)
  expect(regenerations.start('other', 22_002)).toBe(true)
  regenerations.end('other')
  expect(regenerations.start('waiting', 22_003)).toBe(true)
})
