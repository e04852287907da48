import { expect, it } from 'vitest'
import { mergeSorted, sortSteps } from './sorted'
import { runSteps } from './steps'

const ascending = (a: number, b: number) => a - b

it.each([0, 1, 1_999, 2_000, 2_001, 9_000])('sorts %i items', (count) => {
  const items = Array.from({ length: count }, (_, index) => (index * 7_919) % 10_007)
  expect(runSteps(sortSteps(items, ascending))).toEqual(items.toSorted(ascending))
})

it('merges two sorted lists', () => {
  expect(mergeSorted([2, 4], [1, 3, 5], ascending)).toEqual([1, 2, 3, 4, 5])
  expect(mergeSorted([], [1], ascending)).toEqual([1])
  expect(mergeSorted([1], [], ascending)).toEqual([1])
})
