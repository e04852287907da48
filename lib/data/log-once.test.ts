import { afterEach, expect, it, vi } from 'vitest'
import { warnOnce } from './log-once'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => warn.mockClear())

it('logs a warning as one line of JSON', () => {
  warnOnce({ event: 'line', job: 'A', errors: ['no-date\nno-place'], warnings: [] })
  expect(warn.mock.calls).toEqual([
    ['{"event":"line","job":"A","errors":["no-date\\nno-place"],"warnings":[]}'],
  ])
})

it('logs equal warnings once, and different ones each', () => {
  for (const _ of ['first', 'second']) {
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
