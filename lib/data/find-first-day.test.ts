import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findFirstDay } from './find-first-day'

const dayOf = (index: number) => new Date(Date.UTC(2016, 0, 1 + index)).toISOString().slice(0, 10)

/** The number of articles before each day, for a site that publishes these numbers of articles on the days. */
function toDays(published: readonly number[]) {
  const counts = [0]
  for (const number of published) counts.push((counts.at(-1) ?? 0) + number)
  return { days: counts.map((_, index) => dayOf(index)), counts, total: counts.at(-1) ?? 0 }
}

async function find(published: readonly number[], target: number, maxExtra = 0) {
  const { days, counts, total } = toDays(published)
  let reads = 0
  const result = await findFirstDay(days, { first: 0, last: total, target, maxExtra }, async (day) => {
    reads += 1
    return counts[days.indexOf(day)] ?? 0
  })
  return { ...result, reads, index: counts.findIndex((count) => count >= target), days, counts }
}

it('finds the first day before which there are as many articles', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(30), { minLength: 1, maxLength: 400, size: 'max' }),
      fc.nat(),
      async (published, seed) => {
        const { total } = toDays(published)
        fc.pre(total > 0)
        const { previous, found, index, days, counts } = await find(published, 1 + (seed % total))
        expect(found).toEqual({ day: days[index], count: counts[index] })
        expect(previous).toEqual({ day: days[index - 1], count: counts[index - 1] })
      },
    ),
  )
})

it('finds the first day, or a later one with a few articles more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(30), { minLength: 1, maxLength: 400, size: 'max' }),
      fc.nat(),
      fc.integer({ min: 1, max: 100 }),
      async (published, seed, maxExtra) => {
        const { total } = toDays(published)
        fc.pre(total > 0)
        const target = 1 + (seed % total)
        const { previous, found, index, days, counts } = await find(published, target, maxExtra)
        const isFirst = found.day === days[index] && previous.day === days[index - 1]
        expect(isFirst || (found.count >= target && found.count < target + maxExtra)).toBe(true)
        expect([counts[days.indexOf(found.day)], counts[days.indexOf(previous.day)]]).toEqual([
          found.count,
          previous.count,
        ])
        expect(previous.count).toBeLessThan(target)
      },
    ),
  )
})

it('reads few counts, also where most articles are of one day', async () => {
  const even = Array.from({ length: 3_650 }, (_, index) => 20 + (index % 7))
  for (const target of [1, 1_000, 40_000, 80_000]) {
    expect((await find(even, target)).reads).toBeLessThan(10)
    expect((await find(even, target, 200)).reads).toBeLessThan(4)
  }
  const uneven = even.map((_, index) => (index === 1_234 ? 50_000 : 1))
  for (const target of [1, 1_000, 30_000, 52_000]) expect((await find(uneven, target)).reads).toBeLessThan(36)
})
