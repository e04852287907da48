import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBySlug } from './find-by-slug'

const records = (...slugs: string[]) => slugs.map((slug, index) => ({ slug, index }))

describe('findBySlug', () => {
  it('finds the only record whose slug differs in case alone', () => {
    expect(findBySlug(records('acme', 'turner_Lille_ACME_ab12Cd'), 'TURNER_lille_acme_AB12cd')?.index).toBe(1)
  })

  it('finds no record where the case of several slugs differs, unless one is exact', () => {
    const both = records('turner_ab12Cd', 'turner_AB12CD')
    expect(findBySlug(both, 'turner_ab12cd')).toBeNull()
    expect(findBySlug(both, 'turner_AB12CD')?.index).toBe(1)
  })

  it('finds an exact slug always, and no other text', () => {
    const slug = fc.string({
      unit: fc.constantFrom('a', 'A', 'b', '_', '-', '1'),
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 20 }), slug, (slugs, wanted) => {
        const found = findBySlug(records(...slugs), wanted)
        const similar = slugs.filter((other) => other.toLowerCase() === wanted.toLowerCase())
        const expected = slugs.includes(wanted) ? wanted : similar.length === 1 ? similar[0] : null
        expect(found?.slug ?? null).toBe(expected)
      }),
    )
  })
})
