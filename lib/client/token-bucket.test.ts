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
