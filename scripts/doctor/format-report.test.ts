import { expect, it } from 'vitest'
import type { Finding, Report } from './findings'
import { formatReport } from './format-report'

const finding = (fields: Partial<Finding>): Finding => ({
  ...{ id: 'x', group: 'Connection', status: 'ok', text: 'The API responds.', fix: null },
  ...fields,
})

const report = (fields: Partial<Report>): Report => ({
  ...{ api: 'https://api.example', requests: 3, exitCode: 0, findings: [], scopes: [], shows: [], lacks: [] },
  ...fields,
})

it('has findings by group, with marks in words, what to do, and the summary', () => {
  const findings = [
    finding({ group: 'Images', status: 'problem', text: 'Two images.', fix: 'Add the host.' }),
    finding({}),
    finding({ status: 'unknown', text: 'Not known.' }),
  ]
  const text = formatReport(report({ findings, exitCode: 1, shows: ['Articles: 3.'], lacks: ['Videos.'] }))
  expect(text.split('\n')).toEqual([
    ...['Configuration check: https://api.example', ''],
    ...['Connection', '  ok       The API responds.', '  unknown  Not known.', ''],
    ...['Images', '  PROBLEM  Two images.', '           -> Add the host.', ''],
    ...['The site will show', '  - Articles: 3.', ''],
    ...['The site will not show', '  - Videos.', ''],
    'Correct the problem above ("PROBLEM"): the lines with -> say how. Then run the command again.',
    'Requests sent: 3. Exit code: 1.',
  ])
})

it('wraps lines at 100 characters, and aligns them', () => {
  const long = 'word '.repeat(60).trim()
  const lines = formatReport(report({ findings: [finding({ status: 'problem', text: long, fix: long })] }))
    .split('\n')
    .filter((line) => line.includes('word word'))
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(lines[1]).toMatch(/^ {11}word/)
  expect(lines.at(-1)).toMatch(/^ {14}word/)
})

it('says that nothing can be said', () => {
  expect(formatReport(report({ api: null, exitCode: 3 }))).toMatch(
    /^Configuration check: the embedded API[\s\S]*The check is not complete/,
  )
})
