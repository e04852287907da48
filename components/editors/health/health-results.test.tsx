import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CheckedRecord } from '@/lib/editors/content-check/checked-record'
import { readFilter } from '@/lib/editors/content-check/filter'
import { noRecords } from '@/lib/editors/content-check/summary'
import type { RecordSource } from '@/lib/editors/record-source'
import { HealthResults } from './health-results'

const good: CheckedRecord = {
  ...{ type: 'article', reference: 'AbC12', title: 'A night', language: 'en', state: 'live' },
  ...{ publishedAt: null, path: '/en/articles/x', warnings: [] },
}
const bad: CheckedRecord = {
  ...good,
  reference: 'AbC13',
  warnings: [{ rule: 'article-summary-missing', details: [] }],
}

const source: RecordSource = { kind: 'file', path: 'articles/en/night.md', lines: new Map() }

function render(query: string, ...records: CheckedRecord[]): string {
  const withWarnings = records.filter(({ warnings }) => warnings.length > 0).length
  const time = '2026-03-01T08:00:00Z'
  return renderToStaticMarkup(
    <HealthResults
      summary={{
        ...{ id: '1', startedAt: time, finishedAt: time, types: ['article'], rules: {}, languages: ['en'] },
        ...{ checked: noRecords(), withWarnings: noRecords() },
      }}
      filter={readFilter(new URLSearchParams(query))}
      list={{
        records: records.map((record) => ({ ...record, previewLink: null, source })),
        ...{ total: records.length, withWarnings, page: 1, pageCount: 1 },
      }}
      locale="en"
    />,
  )
}

it('says how many of the records have warnings, and that there is nothing to fix in the others', () => {
  const markup = render('', bad, good)
  expect(markup).toContain('2 records')
  expect(markup).toContain('One of them has warnings.')
  expect(markup.match(/Nothing to fix/g)).toHaveLength(1)
  expect(markup).toMatch(/articles\/en\/night\.md<\/code>: key <code>summary<\/code>/)
  expect(render('severity=warning', bad)).not.toContain('of them')
  expect(render('severity=error')).toContain('No record matches the filter.')
})
