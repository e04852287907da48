import { expect, test, vi } from 'vitest'
import type { CopyState } from '@/lib/sync/copy-state'
import type { Context } from './context'
import { reportCopy } from './copy'

test('the report names invalid records of the API with the field', () => {
  const copy: CopyState = {
    ...{ isComplete: true, reads: [], held: [] },
    invalid: {
      counts: [
        { kind: 'article', count: 2 },
        { kind: 'job', count: 1 },
      ],
      first: [
        { list: 'articles', kind: 'article', reference: '', field: 'reference', since: 1, seen_at: 1 },
        { list: 'articles', kind: 'article', reference: 'A1', field: 'name', since: 1, seen_at: 1 },
      ],
    },
  }
  const note = vi.fn()
  reportCopy({ findings: { note, ok: vi.fn() }, now: new Date() } as unknown as Context, copy)
  expect(note).toHaveBeenCalledWith(
    ...['Copy', 'copy.invalid'],
    expect.stringMatching(
      /^3 records .*: article without a reference \(reference\), article A1 \(name\) and 1 more\.$/,
    ),
    expect.any(String),
  )
})
