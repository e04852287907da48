import type { MonetaryAmount } from 'schema-dts'
import type { Salary } from '@/lib/model/job'

export const salaryUnits: Readonly<Record<string, string>> = {
  yearly: 'YEAR',
  monthly: 'MONTH',
  weekly: 'WEEK',
  daily: 'DAY',
  hourly: 'HOUR',
}

/** A yearly amount below this was meant in thousands, or by another period: `36` for 36,000. */
const leastYearly = 1_000

export function isPlausible({ min, max, period }: Salary): boolean {
  return period !== 'yearly' || [min, max].every((bound) => bound === null || bound >= leastYearly)
}

/** Null for a period that search engines have no unit for, and for amounts that cannot be meant so. */
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
