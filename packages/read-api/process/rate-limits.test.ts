import { expect, test } from 'vitest'
import { createRateLimits } from './rate-limits'

test('a token gets the seconds to wait after its requests of the minute are used', async () => {
  const limits = createRateLimits({ perToken: 2, perAddress: 1, trustedProxies: 0 })
  expect([await limits.countToken('a'), await limits.countToken('a'), await limits.countToken('b')]).toEqual([
    0, 0, 0,
  ])
  const seconds = await limits.countToken('a')
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
})

test('a limit of 0 permits every request', async () => {
  const limits = createRateLimits({ perToken: 0, perAddress: 0, trustedProxies: 0 })
  for (let count = 0; count < 1_000; count += 1) expect(await limits.countToken('a')).toBe(0)
})
