import type { Transaction } from 'kysely'
import type { Schema } from '#db/schema'
import type { Kind, Row } from './kinds'

/** A row before and after it was written or deleted. */
export type Difference = { reference: string; before: Row | undefined; after: Row | undefined }

const rowsPerStatement = 100

/** Appends a row of `changes` for each difference. */
export async function appendChanges(
  db: Transaction<Schema>,
  { change, pages }: Kind,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  if (change === null) return
  const toText = (row: Row | undefined) => (row ? JSON.stringify(pages(row)) : null)
  for (let start = 0; start < differences.length; start += rowsPerStatement) {
    const rows = differences.slice(start, start + rowsPerStatement).map(({ reference, before, after }) => ({
      time: now.getTime(),
      kind: change,
      reference,
      action: before ? (after ? ('update' as const) : ('delete' as const)) : ('create' as const),
      before: toText(before),
      after: toText(after),
    }))
    await db.insertInto('changes').values(rows).execute()
  }
}
