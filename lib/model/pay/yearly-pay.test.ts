import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toYearlyPay } from './yearly-pay'

const amount = fc.option(fc.integer({ min: 1, max: 1_000_000 }))

it.each([
  [{ min: 30_000, max: 35_000, period: 'yearly' }, 30_000, 35_000],
  [{ min: 2_000, max: null, period: 'monthly' }, 24_000, 24_000],
  [{ min: null, max: 500, period: 'weekly' }, 26_000, 26_000],
  [{ min: 100, max: 200, period: 'daily' }, 21_800, 43_600],
  [{ min: 11.88, max: 12, period: 'hourly' }, 21_622, 21_840],
])('%j pays %i to %i a year', (salary, min, max) => {
  expect(toYearlyPay({ ...salary, currency: 'EUR' })).toEqual({ min, max, currency: 'EUR' })
})

it.each([
  [{ min: 36, max: 42, period: 'yearly' }],
  [{ min: 1_000, max: 2_000, period: 'once' }],
  [{ min: 1_000, max: 2_000, period: 'constructor' }],
  [{ min: null, max: null, period: 'monthly' }],
  [{ min: 0, max: 0, period: 'monthly' }],
])('%j has no known pay of a year', (salary) => {
  expect(toYearlyPay({ ...salary, currency: 'EUR' })).toBeNull()
})

it('has no pay without a salary', () => expect(toYearlyPay(null)).toBeNull())

it('keeps the order of amounts of one period', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom('monthly', 'weekly', 'daily', 'hourly'),
      (first, second, period) => {
        const pay = (max: number | null) => toYearlyPay({ min: null, max, currency: 'EUR', period })?.max ?? 0
        if ((first ?? 0) < (second ?? 0)) expect(pay(first)).toBeLessThan(pay(second))
      },
    ),
  )
})
