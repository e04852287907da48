import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findArchivePart } from './feed-archive'

const size = 100

/** The positions of the entries of all documents, from the subscription document on along `older`. */
function walk(total: number): { positions: Set<number>; documents: number } {
  const positions = new Set<number>()
  let documents = 0
  for (let archive: number | null = null; ; ) {
    const part = findArchivePart(total, archive, size)
    if (part === null) throw new Error(`There is no archive ${archive} of ${total} entries`)
    for (let index = part.start; index < Math.min(total, part.start + part.size); index += 1)
      positions.add(index)
    documents += 1
    if (part.older === null) return { positions, documents }
    archive = part.older
  }
}

it('has each entry in a document that the links to older documents lead to', () => {
  fc.assert(
    fc.property(fc.nat(2_000), (total) => {
      const { positions, documents } = walk(total)
      expect(positions.size).toBe(total)
      expect(documents).toBe(Math.max(1, Math.ceil(total / size)))
    }),
  )
})

it('keeps the entries of an archive when new ones appear', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(500), fc.nat(500), (archive, count, added) => {
      const total = size * (archive + 1) + count
      const before = findArchivePart(total, archive, size)
      const after = findArchivePart(total + added, archive, size)
      expect(after?.start).toBe((before?.start ?? 0) + added)
      expect(after?.older).toBe(before?.older)
    }),
  )
})

it('links neighbours to each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 3_000 }), fc.integer({ min: 1, max: 40 }), (total, archive) => {
      const part = findArchivePart(total, archive, size)
      if (part?.older != null) expect(findArchivePart(total, part.older, size)?.newer).toBe(archive)
      if (part?.newer != null) expect(findArchivePart(total, part.newer, size)?.older).toBe(archive)
    }),
  )
})

it('has no archive where the newest entries are all', () => {
  expect(findArchivePart(100, null, size)).toEqual({ start: 0, size: 100, older: null, newer: null })
  expect(findArchivePart(100, 1, size)).toBeNull()
  expect(findArchivePart(250, 3, size)).toBeNull()
  expect(findArchivePart(250, null, size)?.older).toBe(2)
})
