import { describe, expect, it } from 'vitest'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import type { CheckedRecord } from './checked-record'
import { toCsv, toJson } from './export'
import { filterRecords, readFilter, takePage, toFilterParameters } from './filter'

function record(fields: Partial<CheckedRecord> = {}): CheckedRecord {
  return {
    ...{ type: 'article', reference: 'AbC12', title: 'A night', language: 'en', state: 'live' },
    ...{ publishedAt: null, path: '/en/articles/x' },
    warnings: [
      { rule: 'article-summary-missing', details: [] },
      { rule: 'article-link-empty', details: ['/a', '/b'] },
    ],
    ...fields,
  }
}

async function* stream(...records: CheckedRecord[]): AsyncGenerator<CheckedRecord> {
  yield* records
}

async function join(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

describe('the CSV file', () => {
  it('has one line for each warning, in the language of the editor', async () => {
    const lines = (await join(toCsv(stream(record()), 'en'))).split('\r\n')
    expect(lines[0]).toMatch(/^\ufeff"Severity","Type","Title","Reference"/)
    expect(lines[1]).toMatch(
      /^"Warning","Article","A night","AbC12","en","On the site","http.*","No summary",""/,
    )
    expect(lines[2]).toContain('"/a\n/b"')
    expect(lines).toHaveLength(4)
    expect(await join(toCsv(stream(record()), 'fr'))).toContain('"Aucun résumé"')
  })

  it('has the details as editors read them', async () => {
    const warnings = [{ rule: 'article-text-short' as const, details: ['129'] }]
    expect(await join(toCsv(stream(record({ warnings })), 'fr'))).toContain('"129 mots"')
  })

  it('has one line for a record without warnings, whose columns of the warning are empty', async () => {
    const [, line, last] = (await join(toCsv(stream(record({ warnings: [] })), 'en'))).split('\r\n')
    expect(line).toMatch(/^"","Article","A night","AbC12","en","On the site","http[^"]*","","","",""$/)
    expect(last).toBe('')
  })

  it('turns formulas into texts and quotes quotation marks', async () => {
    for (const title of ['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '  =1', '＝1', '|x', '%x']) {
      const text = await join(toCsv(stream(record({ title })), 'en'))
      expect(text).toContain(`"'${title}"`)
    }
    expect(await join(toCsv(stream(record({ title: 'a "b", c' })), 'en'))).toContain('"a ""b"", c"')
  })
})

describe('the JSON file', () => {
  it('is an array of the records, with the severity and the texts of each warning', async () => {
    expect(JSON.parse(await join(toJson(stream(), 'en')))).toEqual([])
    const records = JSON.parse(
      await join(toJson(stream(record(), record({ path: null, warnings: [] })), 'fr')),
    )
    expect(records).toHaveLength(2)
    expect(records[0].warnings[1]).toEqual({
      ...{ rule: 'article-link-empty', severity: 'error', details: ['/a', '/b'] },
      ...editorMessagesFor('fr').Warnings['article-link-empty'],
    })
    expect(records[0].warnings[1]).toMatchObject({
      ...{ title: 'Un lien sans texte', explanation: expect.any(String), fix: expect.any(String) },
    })
    expect(records[1].warnings).toEqual([])
    expect([records[0].url, records[1].url]).toEqual([
      expect.stringMatching(/^http.*\/en\/articles\/x$/),
      null,
    ])
  })
})

describe('the filter', () => {
  const select = async (query: string, ...records: CheckedRecord[]) =>
    collect(filterRecords(stream(...records), readFilter(new URLSearchParams(query))))

  it('selects records and their warnings', async () => {
    const french = record({ reference: 'Fr1', language: 'fr', title: 'Été à Lyon' })
    expect(await select('severity=error', record())).toEqual([
      record({ warnings: [{ rule: 'article-link-empty', details: ['/a', '/b'] }] }),
    ])
    expect(await select('severity=hint', record())).toEqual([])
    expect(await select('rule=article-summary-missing', record())).toHaveLength(1)
    expect(await select('type=job', record())).toEqual([])
    expect(await select('language=fr', record(), french)).toEqual([french])
    expect(await select('text=ete', record(), french)).toEqual([french])
    expect(await select('text=Fr1', record(), french)).toEqual([french])
  })

  it('selects all for unknown values, and leaves out rules that no longer exist', async () => {
    expect(await select('type=%00&severity=x&rule=constructor&language=%3C', record())).toEqual([record()])
    const old = { ...record(), warnings: [{ rule: 'removed', details: [] }] } as unknown as CheckedRecord
    expect(await select('', old)).toEqual([record({ warnings: [] })])
    expect(await select('severity=error', old)).toEqual([])
  })

  it('selects records without warnings, unless it is one of a rule or a severity', async () => {
    const good = record({ warnings: [] })
    for (const query of ['', 'type=article', 'language=en', 'text=night'])
      expect(await select(query, good)).toEqual([good])
    for (const query of ['severity=hint', 'rule=article-link-empty', 'type=job'])
      expect(await select(query, good)).toEqual([])
  })

  it('has parameters that it reads again', () => {
    const query = { type: 'job', text: 'a b' }
    expect(toFilterParameters(readFilter(new URLSearchParams(query)))).toEqual(query)
  })
})

it('pages have 25 records, and a page after the last is the last', async () => {
  const records = Array.from({ length: 60 }, (_, index) =>
    record({ reference: String(index), ...(index < 20 ? {} : { warnings: [] }) }),
  )
  const take = async (page: number) => takePage(stream(...records), page)
  expect((await take(2)).records.map(({ reference }) => reference).slice(0, 2)).toEqual(['25', '26'])
  const last = await take(99)
  expect([last.page, last.pageCount, last.total, last.records.length]).toEqual([3, 3, 60, 10])
  expect(last.withWarnings).toBe(20)
  expect(await takePage(stream(), 1)).toEqual({
    ...{ records: [], total: 0, withWarnings: 0, page: 1, pageCount: 1 },
  })
})
