import type { JobWire } from '@vitrine/api-contract/job'
import { toSalaryPeriod } from '@vitrine/api-contract/salary-period'
import type { JobContent } from '#content-schemas/job'
import { lowerToken } from './tokens'

export function salaryToWire(salary: JobContent['salary']): JobWire['salary'] {
  // For an unset salary the hosted service also sends a currency (docs/read-api-behaviour.md, section 1).
  if (!salary) return { min: '', max: '', currency: 'EUR', period: 'none' }
  const { min, max, currency, period } = salary
  return {
    min: toText(min),
    max: toText(max),
    currency: currency ?? '',
    period: toSalaryPeriod(period) ?? lowerToken(period),
  }
}

/** Readers take `13.125` for 13,125: three digits after a separator are thousands in most languages. */
function toText(amount: number | undefined): string {
  const text = amount?.toString() ?? ''
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
