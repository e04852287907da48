import { afterEach, expect, it, vi } from 'vitest'
import { warnOnce } from './log-once'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => warn.mockClear())

it('logs a warning as one line of JSON', () => {
  warnOnce({ event: 'newline', job: 'A', errors: ['no-date\nno-place'], warnings: [] })
  expect(warn.mock.calls).toEqual([
    ['{"event":"newline","job":"A","errors":["no-date\\nno-place"],"warnings":[]}'],
  ])
})

it('logs each distinct warning once', () => {
  for (const _ of ['first round', 'second round']) {
    warnOnce({ event: 'once', job: 'A', errors: [] })
    warnOnce({ event: 'once', job: 'A', errors: ['no-date'] })
    warnOnce({ event: 'once', job: 'B', errors: [] })
  }
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toEqual([
    { event: 'once', job: 'A', errors: [] },
    { event: 'once', job: 'A', errors: ['no-date'] },
    { event: 'once', job: 'B', errors: [] },
  ])
})
