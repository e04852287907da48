import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArticleSummary } from '@/lib/model/article'
import { makeArticle } from '@/lib/model/testing/records'
import { blockSize, readMerged, type Source } from './article-merge'

/** Articles published at these seconds, newest first. */
function toList(name: string, seconds: readonly number[]): ArticleSummary[] {
  return [...seconds]
    .sort((a, b) => b - a)
    .map((second, index) =>
      makeArticle({ reference: `${name}${index}`, publishedAt: new Date(second * 1000) }),
    )
}

function toSource(
  list: readonly ArticleSummary[],
  reads: Set<string>,
  name: string,
  offset = 0,
): Source<ArticleSummary> {
  return {
    total: list.length,
    offset,
    readBlock: async (block) => {
      reads.add(`${name} ${block}`)
      const start = block * blockSize - offset
      return list.slice(Math.max(0, start), start + blockSize)
    },
  }
}

const referencesOf = (list: readonly ArticleSummary[]) => list.map(({ reference }) => reference)

describe('readMerged', () => {
  it('returns the positions of the sorted list of all sources', async () => {
    // Few different times, so that articles of the same time meet.
    const times = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 900, size: 'max' })
    await fc.assert(
      fc.asyncProperty(
        fc.array(times, { minLength: 1, maxLength: 4 }),
        fc.nat(2_500),
        fc.integer({ min: 1, max: 1_000 }),
        fc.array(fc.nat(blockSize - 1), { minLength: 4, maxLength: 4 }),
        async (lists, start, size, offsets) => {
          const sources = lists.map((seconds, index) => toList('abcd'[index] ?? '', seconds))
          const all = sources
            .flat()
            .map((article, index) => ({ article, index }))
            .sort(
              (a, b) => Number(b.article.publishedAt) - Number(a.article.publishedAt) || a.index - b.index,
            )
            .map(({ article }) => article)
          const read = await readMerged(
            sources.map((list, index) => toSource(list, new Set(), String(index), offsets[index])),
            start,
            size,
          )
          expect(referencesOf(read)).toEqual(referencesOf(all.slice(start, start + size)))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('does not take a place without an article, which had an invalid record, for the end of a list', async () => {
    const lists = ['a', 'b'].map((name, shift) =>
      toList(
        name,
        Array.from({ length: 1_500 }, (_, index) => (name === 'a' ? 10 : 3) * index + shift),
      ),
    )
    const all = lists.flat().sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt))
    // Each last place of the blocks of the first list.
    const isLacking = (block: number, name: number) => name === 0 && block % 2 === 0
    const sources = lists.map((list, name) => {
      const source = toSource(list, new Set(), String(name))
      return {
        ...source,
        readBlock: async (block: number) =>
          (await source.readBlock(block)).slice(0, isLacking(block, name) ? 99 : 100),
      }
    })
    for (const start of [498, 998, 1_750]) {
      const [first] = await readMerged(sources, start, 20)
      const position = all.findIndex(({ reference }) => reference === first?.reference)
      // One place for each article that is missing before it.
      expect(Math.abs(position - start)).toBeLessThanOrEqual(8)
    }
  })

  it('reads few blocks, however long the lists are', async () => {
    const long = toList(
      'long',
      Array.from({ length: 20_000 }, (_, index) => index * 10),
    )
    const short = toList(
      'short',
      Array.from({ length: 50 }, (_, index) => index * 4_000 + 5),
    )
    const alsoLong = toList(
      'other',
      Array.from({ length: 15_000 }, (_, index) => index * 13 + 1),
    )
    const countReads = async (lists: readonly ArticleSummary[][], start: number) => {
      const reads = new Set<string>()
      const sources = lists.map((list, index) => toSource(list, reads, String(index)))
      expect(await readMerged(sources, start, 12)).toHaveLength(12)
      return reads.size
    }
    for (const start of [0, 12, 9_996, 20_004]) {
      expect(await countReads([long, short], start)).toBeLessThanOrEqual(4)
      expect(await countReads([long, alsoLong], start)).toBeLessThanOrEqual(25)
    }
  })

  it('reads of each list no more than what is among the first articles', async () => {
    const reads = new Set<string>()
    const lists = Array.from({ length: 4 }, (_, list) =>
      toList(
        'abcd'[list] ?? '',
        Array.from({ length: 5_000 }, (_, index) => index * 4 + list),
      ),
    )
    const sources = lists.map((list, index) => toSource(list, reads, String(index)))
    expect(await readMerged(sources, 0, 10 * blockSize)).toHaveLength(10 * blockSize)
    expect(reads.size).toBe(12)
  })
})
