import type { JobWire } from '@/lib/contract/job'
import type { JobForm } from '@/lib/server/forms/job'

export function salaryToWire(salary: JobForm['salary']): JobWire['salary'] {
  // What the live service says of an unset salary, currency included (field notes 1).
  if (!salary) return { min: null, max: null, currency: 'EUR', period: 'none' }
  const { min, max, currency, period } = salary
  return { min: min?.toString() ?? null, max: max?.toString() ?? null, currency, period }
}
