import type { MonetaryAmount } from 'schema-dts'
import type { Salary } from '@/lib/model/job'

export const salaryUnits: Readonly<Record<string, string>> = {
  yearly: 'YEAR',
  monthly: 'MONTH',
  weekly: 'WEEK',
  daily: 'DAY',
  hourly: 'HOUR',
}

/** A lower yearly amount is probably in thousands (`36` for 36,000) or for another period. */
const leastYearly = 1_000

export function isPlausible({ min, max, period }: Salary): boolean {
  return period !== 'yearly' || [min, max].every((bound) => bound === null || bound >= leastYearly)
}

/** Null for a period without a unit in schema.org, and for implausible amounts. */
export function toBaseSalary(salary: Salary): MonetaryAmount | null {
  const { min, max, currency, period } = salary
  const unitText = Object.hasOwn(salaryUnits, period) ? salaryUnits[period] : undefined
  if (unitText === undefined || !isPlausible(salary)) return null
  const bounds =
    min !== null && min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...bounds, unitText },
  }
}
