import type { MonetaryAmount } from 'schema-dts'
import type { Salary } from '@/lib/model/pay/salary'
import { isPlausible } from '@/lib/model/pay/yearly-pay'

export const salaryUnits: Readonly<Record<string, string>> = {
  yearly: 'YEAR',
  monthly: 'MONTH',
  weekly: 'WEEK',
  daily: 'DAY',
  hourly: 'HOUR',
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
