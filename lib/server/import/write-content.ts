import type { Transaction } from 'kysely'
import type { Db } from '@/lib/server/db/connect'
import { migrate } from '@/lib/server/db/migrations'
import { refreshLists } from '@/lib/server/db/refresh-lists'
import { type RecordTable, recordTables, type Schema } from '@/lib/server/db/schema'
import { type Plan, planChanges, type Write } from './plan'
import type { Row } from './rows'

export type WrittenKind = {
  kind: RecordTable
  added: number
  changed: number
  unchanged: number
  removed: number
}

/**
 * Makes the database say what the rows say, all of it or nothing. A record that is not among the rows is removed:
 * a file that was deleted is content withdrawn.
 */
export async function writeContent(
  db: Db,
  rows: Readonly<Record<RecordTable, readonly Row[]>>,
  now: Date,
): Promise<WrittenKind[]> {
  await migrate(db)
  return db.transaction().execute(async (transaction) => {
    const summary: WrittenKind[] = []
    for (const kind of recordTables) {
      const plan = await writeTable(transaction, kind, rows[kind], now)
      summary.push({
        kind,
        added: plan.added.length,
        changed: plan.changed.length,
        unchanged: plan.unchanged,
        removed: plan.removed.length,
      })
    }
    const isSame = summary.every(({ added, changed, removed }) => added + changed + removed === 0)
    if (!isSame) await refreshLists(transaction)
    return summary
  })
}

async function writeTable(
  db: Transaction<Schema>,
  table: RecordTable,
  rows: readonly Row[],
  now: Date,
): Promise<Plan> {
  const known = await db
    .selectFrom(table)
    .select(['reference', 'hash', 'created_at_text', 'updated_at_text'])
    .execute()
  const plan = planChanges(rows, known, now)
  for (const reference of plan.removed) {
    await db.deleteFrom(table).where('reference', '=', reference).execute()
    await writeLinks(db, table, reference, null)
  }
  for (const write of [...plan.added, ...plan.changed]) {
    const values = toColumns(write)
    await db
      .insertInto(table)
      .values(values)
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(values))
      .execute()
    await writeLinks(db, table, write.row.reference, write.row)
  }
  return plan
}

function toColumns({ row, hash, createdAt, updatedAt }: Write) {
  return {
    ...row.columns,
    reference: row.reference,
    hash,
    document: JSON.stringify(row.form),
    created_at: Date.parse(createdAt),
    created_at_text: createdAt,
    updated_at: Date.parse(updatedAt),
    updated_at_text: updatedAt,
  }
}

/** The joining rows of one record, written anew; `row` is null when the record is gone. */
async function writeLinks(
  db: Transaction<Schema>,
  table: RecordTable,
  reference: string,
  row: Row | null,
): Promise<void> {
  if (table === 'organizations') {
    await db.deleteFrom('organization_sites').where('organization_reference', '=', reference).execute()
    const sites =
      row?.sites.map((site) => ({
        organization_reference: reference,
        site_reference: site,
        name_folded: '',
      })) ?? []
    if (sites.length > 0) await db.insertInto('organization_sites').values(sites).execute()
  }
  if (table === 'articles') {
    await db.deleteFrom('article_links').where('article_reference', '=', reference).execute()
    const links = row?.links.map((link) => ({ article_reference: reference, ...link })) ?? []
    if (links.length > 0) await db.insertInto('article_links').values(links).execute()
  }
}
