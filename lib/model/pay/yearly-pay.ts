import { periodsPerYear } from './pay-bounds'
import type { Salary } from './salary'

/** A lower yearly amount is probably in thousands (`36` for 36,000) or for another period. */
const leastYearly = 1_000

export function isPlausible({ min, max, period }: Salary): boolean {
  return period !== 'yearly' || [min, max].every((bound) => bound === null || bound >= leastYearly)
}

/** The amounts of a yearly pay are those of the record. Those of other periods are rounded to whole units of the currency. */
export type YearlyPay = { min: number; max: number; currency: string }

/** The pay of a year. A missing bound is equal to the other. Null for a period of unknown length and for implausible amounts. */
export function toYearlyPay(salary: Salary | null): YearlyPay | null {
  if (!salary || !isPlausible(salary)) return null
  const { period, currency } = salary
  const factors: Readonly<Record<string, number>> = periodsPerYear
  const factor = Object.hasOwn(factors, period) ? (factors[period] ?? 0) : 0
  const ofYear = (amount: number) => (factor === 1 ? amount : Math.round(amount * factor))
  const min = ofYear(salary.min ?? salary.max ?? 0)
  const max = ofYear(salary.max ?? salary.min ?? 0)
  return max > 0 ? { min, max, currency } : null
}
