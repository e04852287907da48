import { apply } from '@vitrine/content-store/apply/apply'
import type { Batch, InvalidRecord } from '@vitrine/content-store/apply/input'
import { ChangeInQuarantine } from '@vitrine/content-store/apply/quarantine'
import type { ChangeKind, RecordTable } from '@vitrine/content-store/db/schema'
import { noteInvalid, removeInvalid } from '@vitrine/content-store/queries/invalid-records'
import { areConfirmed } from './second-source'
import type { Target } from './target'

type WriteOptions = {
  /** The tables of which the batches have every record: others are deleted. */
  complete?: readonly RecordTable[]
  /** Lists that may lose any number of records. */
  believed?: readonly string[]
}

/**
 * Writes records, and notes those that are not valid. Throws `ChangeInQuarantine` if a list would lose too much and no second source
 * confirms it: no record is written then.
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
  for (const { invalid, ...list } of batches.flatMap(listInvalid))
    await noteInvalid(target.db, list, invalid, target.clock())
  try {
    await writeBelieving(believed)
  } catch (error) {
    if (!(error instanceof ChangeInQuarantine) || !(await areConfirmed(target, error.changes))) throw error
    await writeBelieving([...believed, ...error.changes.map(({ list }) => list)])
  }
  // Every other list is read completely: what was noted of it ends with a read that does not note it again.
  for (const { kind, records } of batches)
    if (kind === 'articles')
      await removeInvalid(
        target.db,
        articles,
        records.map(({ reference }) => reference),
      )
}

const articles = { list: 'articles', kind: 'article' } as const

type InvalidOfList = { list: string; kind: ChangeKind; invalid: readonly InvalidRecord[] }

/** The invalid records of a batch by the list that has them. */
function listInvalid(batch: Batch): InvalidOfList[] {
  switch (batch.kind) {
    case 'organizations':
      return [{ list: 'organizations', kind: 'organization', invalid: batch.invalid ?? [] }]
    case 'articles':
      return [{ ...articles, invalid: batch.invalid ?? [] }]
    case 'embeds':
      return batch.records.map(({ organization_reference, invalid = [] }) => ({
        ...{ list: `jobs/${organization_reference}`, kind: 'job' as const, invalid },
      }))
    default:
      return []
  }
}
