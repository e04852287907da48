import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tolerant } from './tolerant'

const strict = z.object({
  reference: z.string().min(1),
  count: z.int().nullable(),
  isActive: z.boolean(),
  texts: z.record(z.string(), z.string()),
  image: z.object({ url: z.url(), width: z.int() }),
  offices: z.array(z.object({ city: z.string() })).optional(),
  tags: z.array(z.string()),
})

const reader = tolerant(strict, ['reference'])

describe('tolerant', () => {
  it('requires only the identity', () => {
    expect(reader.parse({ reference: 'a' })).toEqual({ reference: 'a' })
    expect(reader.safeParse({ count: 1 }).success).toBe(false)
    expect(reader.safeParse({ reference: '' }).success).toBe(false)
    expect(reader.safeParse(null).success).toBe(false)
    expect(reader.safeParse('a').success).toBe(false)
  })

  it('reads null, absent fields and values of the wrong type as undefined', () => {
    const read = reader.parse({ reference: 'a', count: {}, isActive: 'yes', texts: 3, image: [], tags: null })
    expect(read).toMatchObject({
      count: undefined,
      isActive: undefined,
      texts: undefined,
      image: undefined,
      tags: undefined,
    })
  })

  it('drops only the invalid elements of a list or map', () => {
    const read = reader.parse({
      reference: 'a',
      texts: { fr: 'x', en: null, es: {} },
      offices: [{ city: 'Lyon' }, null, 'x', { city: 7 }],
      tags: ['a', {}, 'b'],
    })
    expect(read.texts).toEqual({ fr: 'x' })
    expect(read.offices).toEqual([{ city: 'Lyon' }, { city: '7' }])
    expect(read.tags).toEqual(['a', 'b'])
  })

  it('converts between numbers and numeric strings', () => {
    expect(reader.parse({ reference: 'a', count: '12', tags: [3] })).toMatchObject({ count: 12, tags: ['3'] })
  })

  it('accepts unexpected strings, and drops unknown fields, which would need memory', () => {
    const read = reader.parse({ reference: 'a', later: { x: 1 }, image: { url: 'not a URL', alt: 'x' } })
    expect(read).toEqual({ reference: 'a', image: { url: 'not a URL' } })
  })
})
