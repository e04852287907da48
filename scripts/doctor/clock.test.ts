import { expect, it } from 'vitest'
import { clockSkewMs } from './clock'

const at = Date.parse('2026-05-01T12:00:00.500Z')
const sent = (headers: Record<string, string>, ms = 10) => ({
  ...{ status: 200, ms, at },
  header: (name: string) => headers[name] ?? null,
})

it('compares the clocks by the fastest response', () => {
  const slow = sent({ date: 'Fri, 01 May 2026 10:00:00 GMT' }, 900)
  expect(clockSkewMs([slow, sent({ date: 'Fri, 01 May 2026 12:00:00 GMT' })])).toBe(0)
  expect(clockSkewMs([sent({ date: 'Fri, 01 May 2026 11:58:00 GMT' })])).toBe(120_000)
  expect(clockSkewMs([sent({ date: 'Fri, 01 May 2026 12:01:00 GMT' })])).toBe(-60_000)
})

it('does not use cached responses and unreadable dates', () => {
  const cached = sent({ date: 'Fri, 01 May 2026 10:00:00 GMT', age: '7200' })
  expect(clockSkewMs([cached, sent({ date: 'today' }), sent({})])).toBeNull()
})
