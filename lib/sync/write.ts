import { apply } from '@vitrine/content-store/apply/apply'
import type { Batch } from '@vitrine/content-store/apply/input'
import { ChangeInQuarantine } from '@vitrine/content-store/apply/quarantine'
import type { RecordTable } from '@vitrine/content-store/db/schema'
import { areConfirmed } from './second-source'
import type { Target } from './target'

type WriteOptions = {
  /** The tables of which the batches have every record: others are deleted. */
  complete?: readonly RecordTable[]
  /** Lists that may lose any number of records. */
  believed?: readonly string[]
}

/**
 * Writes records. Throws `ChangeInQuarantine` if a list would lose too much and no second source confirms it: nothing is
 * written then.
 */
export async function write(
  target: Target,
  batches: readonly Batch[],
  { complete = [], believed = [] }: WriteOptions = {},
): Promise<void> {
  const writeBelieving = (lists: readonly string[]) =>
    apply(target.db, target.name, batches, {
      ...{ now: target.clock(), complete, prune: true, signal: target.signal },
      quarantine: { minutes: target.quarantineMinutes, believed: new Set(lists) },
    })
  try {
    await writeBelieving(believed)
  } catch (error) {
    if (!(error instanceof ChangeInQuarantine) || !(await areConfirmed(target, error.changes))) throw error
    await writeBelieving([...believed, ...error.changes.map(({ list }) => list)])
  }
}
