import { expect, it } from 'vitest'
import { firstState, nextState } from './page-state'
import { terminalLines } from './terminal-lines'

const imported = { kind: 'imported' as const, summary: [], warnings: [], isChanged: true, durationMs: 900 }
const problem = {
  file: 'content/a.md',
  line: 3,
  path: 'name',
  message: '<img src=x>\u001b[31m',
  advice: 'Correct it.',
}
const refused = { kind: 'refused' as const, problems: [problem], total: 3 }

it('pages load again after a change, and not after an import without one', () => {
  const changed = nextState(firstState, imported)
  expect(changed.version).toBe(firstState.version + 1)
  expect(nextState(changed, { ...imported, isChanged: false })).toEqual(changed)
})

it('pages show the problems of a refused import, and none after the next import', () => {
  const state = nextState(firstState, refused)
  expect(state).toEqual({
    version: firstState.version,
    title: '3 problems in the content. The site still shows the earlier content.',
    problems: [
      { place: 'content/a.md, line 3', message: 'name: <img src=x>\u001b[31m', advice: 'Correct it.' },
    ],
  })
  expect(nextState(state, { ...imported, isChanged: false })).toEqual(firstState)
})

it('the terminal shows changed kinds only, and no control characters of a file', () => {
  const summary = [
    '  jobs: 0 added, 0 changed, 87 unchanged, 0 removed',
    '  articles: 0 added, 1 changed, 68 unchanged, 0 removed',
  ]
  expect(terminalLines({ ...imported, summary }, '12:00:00')).toEqual([
    '12:00:00  Imported in 0.9 s. Open pages load again.',
    summary[1],
  ])
  const warned = { ...imported, isChanged: false, warnings: ['Organizations without a website: acme.'] }
  expect(terminalLines(warned, '12:00:00').at(-1)).toBe('  Organizations without a website: acme.')
  const remaining =
    'Still published, although their files are gone: 1 article (A1); use --prune to remove them.'
  const deleted = terminalLines(
    { ...imported, isChanged: false, summary: [...summary.slice(0, 1), remaining] },
    '12:00:00',
  )
  expect(deleted.slice(1)).toEqual([remaining])
  const lines = terminalLines(refused, '12:00:00')
  expect(lines.join()).not.toContain('\u001b')
  expect(lines).toContain('  and 2 more')
})
