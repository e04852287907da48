import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findDifferences } from './drift'

const schema = z.object({
  reference: z.string().min(1),
  size: z.int().nullable(),
  at: z.iso.datetime({ offset: true, precision: 3 }),
  remote: z.string().nullable().optional(),
  offices: z.array(z.object({ city: z.string() })),
  texts: z.record(z.string(), z.string()),
  details: z.object({ id: z.string() }).catchall(z.unknown()).optional(),
})

const record = {
  reference: 'a',
  size: 3,
  at: '2026-03-02T09:00:00.000+01:00',
  offices: [{ city: 'Lyon' }],
  texts: { fr: 'x' },
}

const differencesOf = (changes: object, tokens = {}) =>
  [...findDifferences(schema, { ...record, ...changes }, tokens)].map(
    ({ kind, path, isLost }) => `${kind} ${path}${isLost ? ' (lost)' : ''}`,
  )

describe('findDifferences', () => {
  it('finds nothing in a record of the contract, whose optional fields can be missing or null where it allows that', () => {
    expect(differencesOf({})).toEqual([])
    expect(differencesOf({ size: null, remote: null, details: { id: '1', further: true } })).toEqual([])
  })

  it.each([
    [{ extra: 1 }, ['unknown field extra']],
    [
      {
        offices: [
          { city: 'Lyon', floor: 1 },
          { city: 'Brest', floor: 2 },
        ],
      },
      ['unknown field offices[].floor', 'unknown field offices[].floor'],
    ],
    [{ offices: [{}] }, ['missing offices[].city']],
    [{ texts: { fr: null } }, ['null texts{}']],
    [{ offices: {} }, ['type offices (lost)']],
    [{ size: '12' }, ['type size']],
    [{ size: 'twelve' }, ['type size (lost)']],
    [{ reference: 7 }, ['type reference']],
    [{ reference: '' }, ['value reference']],
    [{ at: '2026-03-02T09:00:00Z' }, ['value at']],
    [{ at: 'yesterday' }, ['value at (lost)']],
  ])('of %j are %j', (changes, expected) => {
    expect(differencesOf(changes)).toEqual(expected)
  })

  it('finds unknown tokens, without regard to upper and lower case', () => {
    const tokens = { remote: new Set(['partial']) }
    expect(differencesOf({ remote: 'PARTIAL' }, tokens)).toEqual([])
    expect(differencesOf({ remote: 'sometimes' }, tokens)).toEqual(['unknown token remote'])
  })

  it('reads values that are no record, and names of fields that objects have by themselves', () => {
    expect([...findDifferences(schema, null)].map(({ kind }) => kind)).toEqual(['null'])
    expect([...findDifferences(schema, 'text')].map(({ kind }) => kind)).toEqual(['type'])
    const hostile = JSON.parse('{"__proto__": {"reference": "x"}, "constructor": 1}')
    expect([...findDifferences(schema, hostile)].map(({ path }) => path)).toContain('reference')
  })
})
