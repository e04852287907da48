import { describe, expect, it } from 'vitest'
import { ContractError } from './contract-error'
import { article, sendJson, startUpstream } from './testing/upstream'

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...article, reference: `A${index}` }))

const unnamed = { reference: null, field: 'reference' }

async function readPage(
  count: number,
  headers: Record<string, string>,
  paging: { page?: number; per_page?: number } = {},
) {
  const { client } = await startUpstream((_, response) => sendJson(response, articles(count), 200, headers))
  return client.listArticles(paging)
}

describe('a list', () => {
  it('names a record without a reference, also the only one of a list, and throws for a list with many of them', async () => {
    const good = articles(9)
    const some = await startUpstream((_, response) =>
      sendJson(response, [...good, { name: 'x' }], 200, { 'x-total': '10' }),
    )
    expect(await some.client.listArticles({})).toMatchObject({ items: good, invalid: [unnamed], total: 10 })
    const many = await startUpstream((_, response) => sendJson(response, [article, {}, {}, {}]))
    await expect(many.client.listArticles({})).rejects.toThrow('3 of 4 records')
    const only = await startUpstream((_, response) => sendJson(response, [{}], 200, { 'x-total': '1' }))
    expect(await only.client.listArticles({})).toEqual({
      ...{ items: [], invalid: [unnamed], total: 1, length: 1 },
    })
  })

  it('names the references of invalid records with the field, if they are readable', async () => {
    const records = [
      ...articles(8),
      { ...article, reference: 'B', name: null },
      { ...article, reference: 'C D', language: 7 },
    ]
    const { client } = await startUpstream((_, response) => sendJson(response, records))
    const { items, invalid } = await client.listArticles({})
    expect(items).toHaveLength(8)
    expect(invalid).toEqual([{ reference: 'B', field: 'name' }, unnamed])
  })

  it.each(['many', '', '-1', '1.5', '1e3', '99999999999999999999'])(
    'has no total if the header `X-Total` is %j',
    async (total) => {
      expect((await readPage(1, { 'x-total': total })).total).toBeNull()
    },
  )

  it.each<[string, number, Record<string, string>, { page?: number; per_page?: number }]>([
    ['is complete', 3, { 'x-total': '3' }, {}],
    ['is empty', 0, { 'x-total': '0' }, {}],
    ['is the first of two pages', 10, { 'x-total': '13' }, { per_page: 10 }],
    ['is the last of two pages', 3, { 'x-total': '13' }, { page: 2, per_page: 10 }],
    ['is after the last page', 0, { 'x-total': '13' }, { page: 3, per_page: 10 }],
    ['has fewer records per page than requested', 5, { 'x-total': '13', 'x-per-page': '5' }, {}],
    ['has more records than the total', 4, { 'x-total': '3' }, {}],
    ['has no total', 0, {}, {}],
    ['has an invalid number of records per page', 3, { 'x-total': '3', 'x-per-page': '0' }, {}],
  ])('is accepted if it %s', async (_, count, headers, paging) => {
    expect((await readPage(count, headers, paging)).items).toHaveLength(count)
  })

  it.each<[string, number, Record<string, string>, { page?: number; per_page?: number }]>([
    ['is empty with a total above 0', 0, { 'x-total': '1' }, {}],
    ['lacks half of its records', 5, { 'x-total': '10' }, {}],
    ['has more than 10,000 records', 10_001, {}, {}],
    ['has a total above a million', 100, { 'x-total': '1000001' }, {}],
    ['lacks a record of a full page', 99, { 'x-total': '250' }, {}],
    ['lacks a record of the last page', 2, { 'x-total': '13' }, { page: 2, per_page: 10 }],
    ['lacks a record of the page size of the API', 4, { 'x-total': '13', 'x-per-page': '5' }, {}],
  ])('is refused if it %s', async (_, count, headers, paging) => {
    await expect(readPage(count, headers, paging)).rejects.toThrow(ContractError)
  })
})
