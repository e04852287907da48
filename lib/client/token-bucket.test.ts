import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket'

test('lets a quarter of the events of a minute pass at once, then one after the other', () => {
  const bucket = new TokenBucket(60, 0)
  const passed = Array.from({ length: 20 }, () => bucket.take(0))
  expect(passed.filter(Boolean)).toHaveLength(15)
  expect(bucket.waitMs(0)).toBe(1_000)
  expect(bucket.take(999)).toBe(false)
  expect(bucket.take(1_000)).toBe(true)
})

test('counted events delay later ones by their number, and by five seconds at most', () => {
  const bucket = new TokenBucket(240, 0)
  for (let event = 0; event < 61; event += 1) bucket.count(0)
  expect(bucket.waitMs(0)).toBe(500)
  for (let event = 0; event < 1_000; event += 1) bucket.count(0)
  expect(bucket.waitMs(0)).toBe(5_250)
})
