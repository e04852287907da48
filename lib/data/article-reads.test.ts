import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiList } from './article-lists'
import { startSite, type TestArticle } from './testing/site'

/** When the newest English article is published, and two hours before that. */
const scheduled = new Date('2026-11-17T07:00:00Z')
const before = new Date('2026-11-17T05:00:00Z')
const newest = 'Newest'

/** An article in one language of two, every five days from March to November. */
const articles: TestArticle[] = Array.from({ length: 52 }, (_, index) => ({
  reference: `A${index}`,
  language: index % 3 === 0 ? 'fr' : 'en',
  published_at: new Date(Date.UTC(2026, 2, 1 + 5 * index, 8)).toISOString(),
}))
const today = { language: 'en', published_at: '2026-11-17T04:00:00Z' }

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite([
    ...articles,
    { ...today, reference: 'Today' },
    { ...today, reference: newest, published_at: scheduled.toISOString() },
  ])
  // The embedded API takes no requests over HTTP.
  vi.stubEnv('API_BASE_URL', undefined)
  vi.stubEnv('DATABASE_URL', site.databaseUrl)
})
afterAll(() => site.stop())

describe('readRange', () => {
  it('omits an article scheduled for later the same day, even where the schedule does not list it yet', async () => {
    const { readRange } = await import('./article-reads')
    for (const hasScheduledToday of [true, false]) {
      const early = await readRange({ language: 'en' }, 0, 12, hasScheduledToday, before)
      expect(early.wires.map(({ reference }) => reference)).not.toContain(newest)
      expect(early.wires).toHaveLength(12)
      expect(early.nextScheduled).toEqual(scheduled)
      const late = await readRange({ language: 'en' }, 0, 12, hasScheduledToday, scheduled)
      expect(late.wires[0]?.reference).toBe(newest)
      expect(late.total).toBe(early.total + 1)
    }
  })

  it('returns pages that together are the whole list, each article once', async () => {
    const { readPublished, readRange } = await import('./article-reads')
    for (const now of [before, scheduled]) {
      const { wires, total } = await readPublished({ language: 'en' }, now)
      const pages = []
      for (let start = 0; start < total; start += 12) {
        pages.push(...(await readRange({ language: 'en' }, start, 12, now === before, now)).wires)
      }
      expect(pages.map(({ reference }) => reference)).toEqual(wires.map(({ reference }) => reference))
    }
  })
})

describe('readBlock', () => {
  const lists: ApiList[] = [
    { language: 'en' },
    { language: 'en', from: '2026-06-01', before: '2026-11-01' },
    { language: 'fr', before: '2026-11-17' },
    { from: '2026-11-01', before: '2026-12-01' },
    { language: 'en', upTo: '2026-10-15' },
  ]

  it.each([2, 3, 7])(
    'returns blocks of %d that together are the list, the first with an offset',
    async (size) => {
      const { readBlock, readPublished } = await import('./article-reads')
      for (const now of [before, scheduled]) {
        for (const list of lists) {
          const { wires: expected, total } = await readPublished(list, now)
          expect(total, JSON.stringify(list)).toBeGreaterThan(2)
          const first = await readBlock(list, 0, size, now === before, now)
          const found = [...first.wires]
          for (let block = 1; block * size < total + first.offset; block += 1)
            found.push(...(await readBlock(list, block, size, now === before, now)).wires)
          expect(found.map(({ reference }) => reference)).toEqual(expected.map(({ reference }) => reference))
          expect([first.total, first.wires.length]).toEqual([total, Math.min(total, size - first.offset)])
        }
      }
    },
  )

  it('counts a later block from the offset of the first one, whatever the API lists before the period now', async () => {
    const { readBlock, readPublished } = await import('./article-reads')
    for (const list of lists) {
      const { wires } = await readPublished(list, scheduled)
      const references = wires.map(({ reference }) => reference)
      for (const offset of [0, 1, 2]) {
        const block = await readBlock(list, 1, 3, true, scheduled, offset)
        expect(block.wires.map(({ reference }) => reference)).toEqual(
          references.slice(3 - offset, 6 - offset),
        )
        expect(block.offset).toBe(offset)
      }
    }
  })
})
