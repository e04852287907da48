import { expect, test } from 'vitest'
import { countRequest, forgetRequest } from './client-limits'

test('refuses a client beyond its limit until the minute is over, and no other client', () => {
  const now = 1_000_000
  for (let count = 0; count < 300; count += 1) expect(countRequest('json', 'a', now + count)).toBeNull()
  expect(countRequest('json', 'a', now + 30_000)).toBe(30)
  expect(countRequest('json', 'b', now + 30_000)).toBeNull()
  expect(countRequest('images', 'a', now + 30_000)).toBeNull()
  expect(countRequest('json', 'a', now + 60_000)).toBeNull()
})

test('does not count requests that are taken back', () => {
  for (let count = 0; count < 1_000; count += 1) {
    expect(countRequest('not-found', 'crawler', 5)).toBeNull()
    forgetRequest('not-found', 'crawler')
  }
})
