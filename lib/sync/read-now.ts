import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { sharedState } from '@/lib/process/shared-state'

type ReadNow = (records: readonly RevalidationChange[]) => Promise<void>

/** Set by the process that copies a hosted API. */
export const running = sharedState<{ readNow: ReadNow | null }>('sync', () => ({ readNow: null }))

/**
 * Reads these records of the hosted API now, and resolves when the store has them. Does nothing where the content is from files. Throws
 * where the API cannot be read.
 */
export async function readNow(records: readonly RevalidationChange[]): Promise<void> {
  await running.readNow?.(records)
}
