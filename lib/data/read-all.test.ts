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
  it('reads to the last page by the total', async () => {
    const { read, pages } = paged(250)
    expect(await readAll(read)).toEqual(records)
    expect(pages).toEqual([1, 2, 3])
  })

  it('reads to the first short page where there is no total', async () => {
    const { read, pages } = paged(null)
    expect(await readAll(read)).toEqual(records)
    expect(pages).toEqual([1, 2, 3])
  })

  it('asks once more where the last page is full and there is no total', async () => {
    const { read, pages } = paged(null, records.slice(0, 200))
    expect(await readAll(read)).toHaveLength(200)
    expect(pages).toEqual([1, 2, 3])
  })

  it('stops where a total promises more than there is', async () => {
    const { read, pages } = paged(900)
    expect(await readAll(read)).toEqual(records)
    expect(pages).toEqual([1, 2, 3, 4])
  })

  it('reads no further than to a record that is enough', async () => {
    const { read, pages } = paged(250)
    expect(await readAll(read, ({ reference }) => reference === 'R120')).toEqual(records.slice(0, 200))
    expect(pages).toEqual([1, 2])
  })

  it('counts a record that moved between pages once', async () => {
    const read = async ({ page }: { page: number }) => ({
      items: page === 1 ? records.slice(0, 100) : records.slice(99, 150),
      total: 150,
    })
    expect(await readAll(read)).toEqual(records.slice(0, 150))
  })

  it('throws rather than lose records, or read for ever', async () => {
    const read = async ({ page }: { page: number }) => ({
      items: records.slice(0, 100).map(({ reference }) => ({ reference: `${reference}-${page}` })),
      total: null,
    })
    await expect(readAll(read)).rejects.toThrow('more than 10000 records')
  })
})
