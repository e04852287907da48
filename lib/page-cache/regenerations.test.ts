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
