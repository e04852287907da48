import { expect, it } from 'vitest'
import { memorySize } from './memory-size'

it('counts every text, name and value of a record, however deep', () => {
  const text = 'a'.repeat(1_000)
  const field = { other: [{ description: text }] }
  expect(memorySize({ field })).toBeGreaterThan(2_000)
  expect(memorySize({ field, b: field })).toBeGreaterThan(4_000)
  expect(memorySize({ [text]: null })).toBeGreaterThan(2_000)
  expect(memorySize(Array.from({ length: 1_000 }, () => 0))).toBeGreaterThan(8_000)
  for (const value of [null, undefined, true, 1]) expect(memorySize(value)).toBeGreaterThan(0)
})
