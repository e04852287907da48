import { describe, expect, it } from 'vitest'
import { toBaseSalary } from './salary'

const salary = (min: number | null, max: number | null, period = 'yearly') =>
  toBaseSalary({ min, max, currency: 'EUR', period })

describe('a salary', () => {
  it.each([
    ['yearly', 'YEAR'],
    ['monthly', 'MONTH'],
    ['weekly', 'WEEK'],
    ['daily', 'DAY'],
    ['hourly', 'HOUR'],
  ])('has the unit of its period: %s is %s', (period, unitText) => {
    expect(salary(2_000, 3_000, period)).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 2_000, maxValue: 3_000, unitText },
    })
  })

  it.each([
    [30_000, 30_000, { value: 30_000 }],
    [30_000, null, { minValue: 30_000 }],
    [null, 35_000, { maxValue: 35_000 }],
  ])('has one amount for %s to %s', (min, max, bounds) => {
    const value = { '@type': 'QuantitativeValue', ...bounds, unitText: 'YEAR' }
    expect(salary(min, max)).toMatchObject({ value })
    expect(Object.keys(Object(salary(min, max)).value)).toHaveLength(3)
  })

  it.each([
    [36, null, 'yearly'],
    [null, 999, 'yearly'],
    [36, 40_000, 'yearly'],
    [30_000, 35_000, 'none'],
    [30_000, 35_000, ''],
    [30_000, 35_000, 'fortnightly'],
    [30_000, 35_000, 'constructor'],
  ])('is null for %s to %s %s', (min, max, period) => expect(salary(min, max, period)).toBeNull())

  it('may be small where it is hourly', () => expect(salary(12, 15, 'hourly')).not.toBeNull())
})
