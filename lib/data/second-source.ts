import { sharedState } from '@/lib/process/shared-state'

/** Look-ups of all lists together in a minute. */
const maxPerMinute = 30

const budget = sharedState('second-source', () => ({ minute: 0, used: 0 }))

/**
 * Whether `isGone` is true for all records. False for none, where it throws, and above 30 look-ups a minute: a failure
 * confirms nothing.
 */
export async function tryConfirm<T>(
  records: readonly T[],
  isGone: (record: T) => Promise<boolean>,
): Promise<boolean> {
  if (records.length === 0) return false
  try {
    for (const record of records) if (!takeLookUp() || !(await isGone(record))) return false
    return true
  } catch {
    return false
  }
}

function takeLookUp(): boolean {
  const minute = Math.floor(Date.now() / 60_000)
  if (budget.minute !== minute) Object.assign(budget, { minute, used: 0 })
  budget.used += 1
  return budget.used <= maxPerMinute
}
