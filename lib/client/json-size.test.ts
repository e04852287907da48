import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exceedsJsonLimits } from './json-size'

/** The bytes of a text in parts of the given length. */
function inParts(text: string, length = text.length || 1): Uint8Array[] {
  const bytes = new TextEncoder().encode(text)
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  )
}

/** The depth, the number of values below the outermost one, and that of empty arrays and objects. */
function measure(value: unknown): { depth: number; values: number; empty: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 0, empty: 0 }
  const parts = Object.values(value).map(measure)
  const sum = (name: 'values' | 'empty') => parts.reduce((total, part) => total + part[name], 0)
  return {
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    values: parts.length + sum('values'),
    empty: (parts.length === 0 ? 1 : 0) + sum('empty'),
  }
}

describe('exceedsJsonLimits', () => {
  it('finds the depth and the number of values of every JSON, in parts of any length', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 40 }), (inner, length) => {
        const text = `[${inner}]`
        const { depth, values, empty } = measure(JSON.parse(text))
        const parts = inParts(text, length)
        expect(exceedsJsonLimits(parts, { depth, values: values + empty })).toBe(false)
        expect(exceedsJsonLimits(parts, { depth: depth - 1, values: values + empty })).toBe(true)
        expect(exceedsJsonLimits(parts, { depth, values: values + empty - 1 })).toBe(true)
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })

  it('takes no bracket and no comma of a text for a value', () => {
    const text = JSON.stringify({ 'a"[{,': ['\\', '"[{,', '\\"[', '[,\\\\'] })
    for (const length of [1, 2, 3, 7])
      expect(exceedsJsonLimits(inParts(text, length), { depth: 2, values: 5 })).toBe(false)
  })

  it.each([
    ['arrays', '['.repeat(101)],
    ['objects', '{"a":'.repeat(101)],
    ['both', '[{"a":'.repeat(51)],
  ])('limits the depth of %s', (_, text) => {
    expect(exceedsJsonLimits(inParts(text), { depth: 100, values: 1_000 })).toBe(true)
    expect(exceedsJsonLimits(inParts(text), { depth: 102, values: 1_000 })).toBe(false)
  })

  it('counts empty arrays', () => {
    expect(exceedsJsonLimits(inParts(`[${'[],'.repeat(600)}[]]`), { depth: 100, values: 1_000 })).toBe(true)
  })
})
