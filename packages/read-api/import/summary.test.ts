import { describe, expect, test } from 'vitest'
import { formatSummary } from './summary'

const none = { remaining: [], added: 0, changed: 0, unchanged: 0, removed: 0, notInSource: 0 }
const jobs = {
  ...none,
  kind: 'jobs' as const,
  added: 2,
  changed: 1,
  unchanged: 40,
  notInSource: 7,
  remaining: ['J1', 'J2'],
}
const articles = { ...none, kind: 'articles' as const, removed: 7, notInSource: 1, remaining: ['A1'] }

describe('formatSummary', () => {
  test('counts each kind, and names the records whose files are gone with the option that removes them', () => {
    expect(formatSummary([jobs, articles], false)).toEqual([
      '  jobs: 2 added, 1 changed, 40 unchanged, 0 removed',
      '  articles: 0 added, 0 changed, 0 unchanged, 7 removed',
      'Still published, although their files are gone: 7 jobs (J1, J2, ...), 1 article (A1); use --prune to remove them.',
    ])
  })

  test('of a dry run writes that --prune would remove the records', () => {
    expect(formatSummary([jobs, articles], true).at(-1)).toMatch(/--prune would remove them\.$/)
  })

  test('has no line about --prune if every record is in the folder', () => {
    expect(formatSummary([{ ...none, kind: 'jobs' }], false)).toHaveLength(1)
  })
})
