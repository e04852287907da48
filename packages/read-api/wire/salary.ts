import type { JobWire } from '@vitrine/api-contract/job'
import type { JobContent } from '#content-schemas/job'
import { lowerToken } from './tokens'

export function salaryToWire(salary: JobContent['salary']): JobWire['salary'] {
  // For an unset salary the hosted service also sends a currency (docs/read-api-behaviour.md, section 1).
  if (!salary) return { min: null, max: null, currency: 'EUR', period: 'none' }
  const { min, max, currency, period } = salary
  return { min: min?.toString() ?? null, max: max?.toString() ?? null, currency, period: lowerToken(period) }
}
