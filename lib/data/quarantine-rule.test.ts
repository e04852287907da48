import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suspicionOf } from './quarantine-rule'

const lost = (accepted: number, count: number) =>
  suspicionOf({ accepted, lost: count, observed: accepted - count })

it('a list is suspicious if it becomes empty, or loses more than half and at least three records', () => {
  expect(lost(1, 1)).toBe('became empty')
  expect(lost(50, 50)).toBe('became empty')
  expect(lost(5, 3)).toBe('lost most records')
  expect(lost(50, 26)).toBe('lost most records')
  expect(lost(50, 25)).toBeNull()
  expect(lost(3, 2)).toBeNull()
  expect(lost(0, 0)).toBeNull()
})

it('records that replace others do not hide a loss', () => {
  expect(suspicionOf({ accepted: 10, lost: 9, observed: 40 })).toBe('lost most records')
})

it('a list that keeps half of its records is believed', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (accepted, added) => {
      const count = Math.floor(accepted / 2)
      const observed = accepted - count + added
      expect(suspicionOf({ accepted, lost: count, observed })).toBe(null)
    }),
  )
})
