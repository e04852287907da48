import { afterEach, expect, test } from 'vitest'
import {
  checkStart,
  completeCheck,
  isOwnAuthorization,
  publicationKey,
  schedulerState,
} from './scheduler-state'

const initial = { ...schedulerState }
const minute = 60_000

afterEach(() => {
  Object.assign(schedulerState, initial, { published: new Set() })
})

test('accepts the key of the scheduler only, and no key in a process without a scheduler', () => {
  expect(isOwnAuthorization('Bearer null')).toBe(false)
  expect(isOwnAuthorization(null)).toBe(false)
  schedulerState.key = 'a-key'
  expect(isOwnAuthorization('Bearer a-key')).toBe(true)
  for (const header of [
    null,
    '',
    'a-key',
    'Bearer a-key ',
    'bearer a-key',
    'Bearer a-kez',
    'x'.repeat(10_000),
  ])
    expect(isOwnAuthorization(header)).toBe(false)
})

test('the first check covers a day, and every other one five minutes more than the time since the last', () => {
  const now = new Date()
  expect(now.getTime() - checkStart(now).getTime()).toBeGreaterThanOrEqual(86_400_000)
  completeCheck(now.getTime(), [])
  const next = new Date(now.getTime() + minute)
  expect(checkStart(next)).toEqual(new Date(now.getTime() - 5 * minute))
})

test('a clock that is set back leaves no gap', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  completeCheck(now.getTime(), [])
  const earlier = new Date(now.getTime() - 60 * minute)
  expect(checkStart(earlier)).toEqual(new Date(earlier.getTime() - 5 * minute))
})

test('stores published articles as long as checks find them', () => {
  const now = Date.now()
  const keyAt = (time: number) => publicationKey({ reference: 'a', publishedAt: new Date(time) })
  completeCheck(now, [keyAt(now - minute), keyAt(now - 10 * minute)])
  expect([...schedulerState.published]).toEqual([keyAt(now - minute)])
  completeCheck(now + 2 * minute, [])
  expect(schedulerState.published.size).toBe(1)
  completeCheck(now + 4 * minute, [])
  expect(schedulerState.published.size).toBe(0)
})
