import { setImmediate as nextTask } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readAll } from './read-all'

const records = Array.from({ length: 250 }, (_, index) => ({ reference: `R${index}` }))

function paged(total: number | null, all = records) {
  const pages: number[] = []
  const read = async ({ page, per_page }: { page: number; per_page: number }) => {
    pages.push(page)
    return { items: all.slice((page - 1) * per_page, page * per_page), total }
  }
  return { read, pages }
}

describe('readAll', () => {
  it('reads up to the last page by the total', async () => {
    const { read, pages } = paged(250)
    expect(await readAll(read)).toEqual(records)
    expect(pages).toEqual([1, 2, 3])
  })

  it('reads up to the first short page where the API gives no total', async () => {
    const { read, pages } = paged(null)
    expect(await readAll(read)).toEqual(records)
    expect(pages).toEqual([1, 2, 3])
  })

  it('requests one more page where the last page is full and the API gives no total', async () => {
    const { read, pages } = paged(null, records.slice(0, 200))
    expect(await readAll(read)).toHaveLength(200)
    expect(pages).toEqual([1, 2, 3])
  })

  it('reads all records where the API gives fewer a page than requested', async () => {
    const { read, pages } = paged(250)
    const capped = ({ page }: { page: number }) => read({ page, per_page: 50 })
    expect(await readAll(capped)).toEqual(records)
    expect(pages).toEqual([1, 2, 3, 4, 5])
  })

  it('stops at an empty page where the total is too high', async () => {
    const { read, pages } = paged(900)
    expect(await readAll(read)).toEqual(records)
    // The page after the empty one was requested with it.
    expect(pages).toEqual([1, 2, 3, 4, 5])
  })

  it('stops after the page with a record for which isEnough is true', async () => {
    const { read, pages } = paged(250)
    expect(await readAll(read, ({ reference }) => reference === 'R120')).toEqual(records.slice(0, 200))
    expect(pages).toEqual([1, 2])
  })

  it('returns a record once that moved from one page to the next', async () => {
    const read = async ({ page }: { page: number }) => ({
      items: page === 1 ? records.slice(0, 100) : records.slice(99, 150),
      total: 150,
    })
    expect(await readAll(read)).toEqual(records.slice(0, 150))
  })

  it.each([
    ['grows', 100],
    ['shrinks', -101],
  ])('throws where the total %s with each page', async (_, step) => {
    let reads = 0
    const read = async ({ page, per_page }: { page: number; per_page: number }) => {
      reads += 1
      const items = Array.from({ length: per_page }, (_, index) => ({ reference: `R${page}-${index}` }))
      return { items, total: 1_000 + page * step }
    }
    await expect(readAll(read)).rejects.toThrow('The total of a list changed from')
    expect(reads).toBeLessThanOrEqual(4)
  })

  it('requests a page while the one before it is read, and two at a time at most', async () => {
    let running = 0
    const seen: number[] = []
    const { read } = paged(
      900,
      Array.from({ length: 900 }, (_, index) => ({ reference: `R${index}` })),
    )
    const slow = async (paging: { page: number; per_page: number }) => {
      running += 1
      seen.push(running)
      await nextTask()
      running -= 1
      return read(paging)
    }
    expect(await readAll(slow)).toHaveLength(900)
    expect(Math.max(...seen)).toBe(2)
  })

  it('throws the error of the first page that cannot be read', async () => {
    const read = async ({ page }: { page: number }) => {
      if (page > 1) throw new Error(`page ${page}`)
      return { items: records.slice(0, 100), total: 900 }
    }
    await expect(readAll(read)).rejects.toThrow('page 2')
  })

  it('reads a list to which a record is added in the meantime', async () => {
    const read = async ({ page, per_page }: { page: number; per_page: number }) => {
      const all = page === 1 ? records : [{ reference: 'new' }, ...records]
      return { items: all.slice((page - 1) * per_page, page * per_page), total: all.length }
    }
    expect(await readAll(read)).toEqual(records)
  })

  it('throws where the API sends the first page for every page', async () => {
    const read = async () => ({ items: records.slice(0, 100), total: 250 })
    await expect(readAll(read)).rejects.toThrow('Page 2 of a list has only records of earlier pages')
  })

  it('throws where a list has more than 10,000 records', async () => {
    const read = async ({ page }: { page: number }) => ({
      items: records.slice(0, 100).map(({ reference }) => ({ reference: `${reference}-${page}` })),
      total: null,
    })
    await expect(readAll(read)).rejects.toThrow('more than 10000 records')
  })

  it('throws where the records of a list need too much memory together', async () => {
    const description = 'a'.repeat(400_000)
    const { read, pages } = paged(
      10_000,
      Array.from({ length: 10_000 }, (_, index) => ({ reference: `R${index}`, description })),
    )
    await expect(readAll(read)).rejects.toThrow('of memory')
    expect(pages).toHaveLength(7)
  })
})
