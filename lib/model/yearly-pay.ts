import type { Salary } from './job'

/** How many periods a year has. Of full-time work in France: 35 hours in 52 weeks, 218 days. */
const periodsPerYear: Readonly<Record<string, number>> = {
  yearly: 1,
  monthly: 12,
  weekly: 52,
  daily: 218,
  hourly: 1_820,
}

/** A lower yearly amount is probably in thousands (`36` for 36,000) or for another period. */
const leastYearly = 1_000

export function isPlausible({ min, max, period }: Salary): boolean {
  return period !== 'yearly' || [min, max].every((bound) => bound === null || bound >= leastYearly)
}

/** Rounded to whole units of the currency. */
export type YearlyPay = { min: number; max: number; currency: string }

/** The pay of a year. A missing bound is equal to the other. Null for a period of unknown length and for implausible amounts. */
export function toYearlyPay(salary: Salary | null): YearlyPay | null {
  if (!salary || !isPlausible(salary)) return null
  const { period, currency } = salary
  const factor = Object.hasOwn(periodsPerYear, period) ? (periodsPerYear[period] ?? 0) : 0
  const min = Math.round((salary.min ?? salary.max ?? 0) * factor)
  const max = Math.round((salary.max ?? salary.min ?? 0) * factor)
  return max > 0 ? { min, max, currency } : null
}
