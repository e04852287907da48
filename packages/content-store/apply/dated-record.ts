import { toTimestamp } from '#time'
import type { Times } from './input'

/**
 * The times of a record if it is unchanged, and if it has changed; content/README.md has the rules. `given` are the times
 * of its source, `stored` those of the store in milliseconds, if it has the record.
 */
export function timesOf(
  given: { created_at?: string | undefined; updated_at?: string | undefined },
  stored: { created_at: number; updated_at: number } | undefined,
  now: Date,
): { unchanged: Times; changed: Times } {
  const created = given.created_at && toTimestamp(given.created_at)
  const updated = given.updated_at && toTimestamp(given.updated_at)
  const writtenAt = toText(now.getTime())
  if (!stored) {
    const times = { created_at: created || writtenAt, updated_at: updated || writtenAt }
    return { unchanged: times, changed: times }
  }
  const created_at = created || toText(stored.created_at)
  const isNewer = updated && Date.parse(updated) > stored.updated_at
  const isStored = updated && Date.parse(updated) === stored.updated_at
  return {
    unchanged: { created_at, updated_at: isNewer || isStored ? updated : toText(stored.updated_at) },
    changed: { created_at, updated_at: isNewer ? updated : writtenAt },
  }
}

function toText(milliseconds: number): string {
  return toTimestamp(new Date(milliseconds).toISOString())
}
