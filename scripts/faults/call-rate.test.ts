import { expect, it } from 'vitest'
import { mostIn } from './call-rate'

const counts = [0, 100, 100, 100, 200, 210, 210]
const samples = counts.map((count, index) => ({ time: index * 1_000, count }))

it('gives the most calls in any time of a length', () => {
  expect(mostIn(samples, 1_000)).toBe(100)
  expect(mostIn(samples, 3_000)).toBe(110)
  expect(mostIn(samples, 4_000)).toBe(200)
  expect(mostIn(samples, 60_000)).toBe(210)
})

it('gives none without calls', () => {
  expect(mostIn([], 1_000)).toBe(0)
  expect(mostIn([{ time: 0, count: 5 }], 1_000)).toBe(0)
})
