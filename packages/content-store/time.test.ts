import { expect, test } from 'vitest'
import { toTimestamp } from './time'

test.each([
  ['2026-03-02T09:00:00+01:00', '2026-03-02T09:00:00.000+01:00'],
  ['2026-03-02T09:00Z', '2026-03-02T09:00:00.000+00:00'],
  ['2026-03-02T09:00:00.5-05:30', '2026-03-02T09:00:00.500-05:30'],
  ['2018-01-15T16:51:20.788757+01:00', '2018-01-15T16:51:20.788+01:00'],
])('toTimestamp writes %s as %s', (text, expected) => {
  expect(toTimestamp(text)).toBe(expected)
})
