import { toCurrencyCode } from '@vitrine/api-contract/currency-code'
import type { JobWire } from '@vitrine/api-contract/job'
import { toSalaryPeriod } from '@vitrine/api-contract/salary-period'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import { toTitle } from '@/lib/model/text'
import { type Bound, readBounds } from './pay-bounds'

/**
 * `min` or `max` is set, or both. The amounts are those of the record, positive, and `min` is not above `max`. `period` is a token, or
 * the words of the record for a period of unknown length.
 */
export type Salary = { min: number | null; max: number | null; currency: string; period: string }

type SalaryRecord = Tolerant<JobWire['salary']>

/**
 * Null if no bound is set, if one of them cannot be read (one bound alone would be another pay), if `min` is above `max`, if the
 * currency is unknown, or if the period is missing.
 */
export function toSalary(wire: SalaryRecord | undefined): Salary | null {
  const currency = toCurrencyCode(toTitle(wire?.currency) ?? '')
  if (currency === null) return null
  const [min, max] = toBounds(wire, currency)
  if (min === 'unreadable' || max === 'unreadable' || (min === null && max === null)) return null
  const text = toTitle(wire?.period)?.toLowerCase() ?? 'none'
  if ((min !== null && max !== null && min > max) || text === 'none') return null
  return { min, max, currency, period: toSalaryPeriod(text) ?? text }
}

/** The bounds of a pay in a currency of ISO 4217. */
export function toBounds(wire: SalaryRecord | undefined, currency: string): [Bound, Bound] {
  const bounds = [toTitle(wire?.min) ?? '', toTitle(wire?.max) ?? ''] as const
  return readBounds(bounds, currency, toTitle(wire?.period) ?? '')
}
