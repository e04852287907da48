import { expect, test } from 'vitest'
import { formatSummary } from './summary'

const none = { added: 0, changed: 0, unchanged: 0, removed: 0, kept: 0 }

test('the summary counts each kind, and names what is kept with the way to remove it', () => {
  const summary = [
    { ...none, kind: 'jobs' as const, added: 2, changed: 1, unchanged: 40, kept: 3 },
    { ...none, kind: 'articles' as const, removed: 7, kept: 1 },
  ]
  expect(formatSummary(summary, false)).toEqual([
    '  jobs: 2 added, 1 changed, 40 unchanged, 0 removed',
    '  articles: 0 added, 0 changed, 0 unchanged, 7 removed',
    'kept, though not in the folder: 3 jobs, 1 articles; --prune removes them',
  ])
  expect(formatSummary(summary, true).at(-1)).toMatch(/--prune would remove them$/)
  expect(formatSummary([{ ...none, kind: 'jobs' }], false)).toHaveLength(1)
})
