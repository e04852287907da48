import { expect, it } from 'vitest'
import { warnOnce } from './log-once'

it('logs each distinct warning once', () => {
  const lines: unknown[] = []
  const write = (event: string, fields = {}) => lines.push({ event, ...fields })
  for (const _ of ['first round', 'second round']) {
    warnOnce({ event: 'once', job: 'A', errors: [] }, write)
    warnOnce({ event: 'once', job: 'A', errors: ['no-date'] }, write)
    warnOnce({ event: 'once', job: 'B', errors: [] }, write)
  }
  expect(lines).toEqual([
    { event: 'once', job: 'A', errors: [] },
    { event: 'once', job: 'A', errors: ['no-date'] },
    { event: 'once', job: 'B', errors: [] },
  ])
})
