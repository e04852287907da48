import type { ReadSummary } from '@vitrine/content-store/queries/reads'
import { describe, expect, it } from 'vitest'
import { isComplete } from './copy-state'

const summary = (kind: ReadSummary['kind'], fields: Partial<ReadSummary> = {}): ReadSummary => ({
  ...{ kind, reads: 1, unread: 0, failing: 0, oldest: 1, failure: null },
  ...fields,
})

describe('the first copy', () => {
  it('is complete when every list and embed response was read, before the details of jobs', () => {
    expect(isComplete([])).toBe(false)
    expect(isComplete([summary('organizations', { unread: 1 })])).toBe(false)
    const lists = [summary('organizations'), summary('all articles'), summary('changed articles')]
    expect(isComplete([...lists, summary('embed', { reads: 3, unread: 1 })])).toBe(false)
    expect(isComplete([...lists, summary('embed', { reads: 3 }), summary('job', { unread: 1 })])).toBe(true)
  })

  it('is complete although a few embed responses fail, and not while most of them do', () => {
    const embeds = (unread: number) => [summary('embed', { reads: 4, unread, failing: unread })]
    expect(isComplete(embeds(1))).toBe(true)
    expect(isComplete(embeds(2))).toBe(false)
  })

  it('stays complete while later reads fail', () => {
    expect(isComplete([summary('organizations', { failing: 1 })])).toBe(true)
  })
})
