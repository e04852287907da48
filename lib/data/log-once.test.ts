import { expect, it, vi } from 'vitest'
import * as log from '@/lib/process/log'
import { warnOnce } from './log-once'

it('logs each distinct warning once', () => {
  const warn = vi.spyOn(log, 'logWarning').mockImplementation(() => {})
  for (const _ of ['first round', 'second round']) {
    warnOnce({ event: 'once', job: 'A', errors: [] })
    warnOnce({ event: 'once', job: 'A', errors: ['no-date'] })
    warnOnce({ event: 'once', job: 'B', errors: [] })
  }
  expect(warn.mock.calls).toEqual([
    ['once', { job: 'A', errors: [] }],
    ['once', { job: 'A', errors: ['no-date'] }],
    ['once', { job: 'B', errors: [] }],
  ])
})
