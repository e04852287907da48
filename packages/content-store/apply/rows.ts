import type { Transaction } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { RecordTable, Schema } from '#db/schema'
import type { Kind, Row } from './kinds'

/** Limits the parameters of one statement; each engine has a maximum. */
const joinedRowsPerStatement = 2_000

/** What `apply` compares: hashes and times, without the JSON. */
export async function readHashes(
  db: Db,
  { table, parts }: Kind,
  references: readonly string[],
): Promise<Map<string, Row>> {
  const hashes = parts.map((part) => `${part}_hash` as 'record_hash')
  return byReference(
    await db
      .selectFrom<RecordTable>(table)
      .select(['reference', 'created_at', 'updated_at', ...hashes])
      .where(isOneOf(db, 'reference', references))
      .execute(),
  )
}

export async function readRows(
  db: Db,
  { table }: Kind,
  references: readonly string[],
): Promise<Map<string, Row>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom<RecordTable>(table)
    .selectAll()
    .where(isOneOf(db, 'reference', references))
    .execute()
  return byReference(rows)
}

function byReference(rows: readonly { reference: string }[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.reference, row as Row]))
}

/** Inserts or replaces rows, and the rows that join them with others. */
export async function writeRows(
  db: Transaction<Schema>,
  { table, joined }: Kind,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'reference')
  await db
    .insertInto<RecordTable>(table)
    .values(rows as never)
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}` as never)])),
        ),
    )
    .execute()
  if (!joined) return
  await deleteJoined(
    db,
    joined,
    rows.map(({ reference }) => reference),
  )
  const joinedRows = rows.flatMap(joined.rows)
  for (let start = 0; start < joinedRows.length; start += joinedRowsPerStatement) {
    const part = joinedRows.slice(start, start + joinedRowsPerStatement)
    await db
      .insertInto(joined.table)
      .values(part as never)
      .execute()
  }
}

export async function deleteRows(
  db: Transaction<Schema>,
  { table, joined }: Kind,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return
  await db
    .deleteFrom<RecordTable>(table)
    .where(isOneOf(db, 'reference', references))
    .execute()
  if (joined) await deleteJoined(db, joined, references)
}

async function deleteJoined(
  db: Transaction<Schema>,
  { table, key }: NonNullable<Kind['joined']>,
  references: readonly string[],
): Promise<void> {
  await db
    .deleteFrom(table)
    .where(isOneOf(db, key, references))
    .execute()
}
