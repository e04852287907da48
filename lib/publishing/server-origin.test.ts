import { expect, test } from 'vitest'
import { serverOrigin } from './server-origin'

test('the origin has the host and port on which Next.js listens', () => {
  const origin = 'http://127.0.0.2:3100'
  expect(serverOrigin({ PORT: '3100', __NEXT_PRIVATE_ORIGIN: origin })).toBe(origin)
  expect(serverOrigin({ PORT: '3100' })).toBe('http://127.0.0.1:3100')
})

test('a process that serves nothing has no origin', () => {
  expect(serverOrigin({})).toBeNull()
  expect(serverOrigin({ PORT: '3000', NEXT_PHASE: 'phase-production-build' })).toBeNull()
})
