import type { Db } from '#db/connect'
import type { RecordTable } from '#db/schema'
import type { Plan, StoredRecord, Write } from './plan'

/** Limits the parameters of one statement; each engine has a maximum. */
const joiningRowsPerStatement = 2_000
const pageSize = 1_000

export async function getStoredRecords(
  db: Db,
  table: RecordTable,
  references: readonly string[],
): Promise<readonly StoredRecord[]> {
  if (references.length === 0) return []
  return db
    .selectFrom(table)
    .select(['reference', 'hash', 'created_at_text', 'updated_at_text'])
    .where('reference', 'in', references)
    .execute()
}

/** Every reference of a table, in pages. The caller can remove the records of a page before it takes the next. */
export async function* listReferences(db: Db, table: RecordTable): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('reference')
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(pageSize)
      .execute()
    const references = rows.map((row) => row.reference)
    if (references.length > 0) yield references
    const next = references.at(-1)
    if (next === undefined || references.length < pageSize) return
    last = next
  }
}

export function getOrganizationSlugs(
  db: Db,
  references: readonly string[],
): Promise<{ reference: string; slug: string }[]> {
  return db
    .selectFrom('organizations')
    .select(['reference', 'slug'])
    .where('reference', 'in', references)
    .execute()
}

/** Removes records and their joining rows. */
export async function removeRecords(
  db: Db,
  table: RecordTable,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return
  await db.deleteFrom(table).where('reference', 'in', references).execute()
  if (table === 'organizations')
    await db.deleteFrom('organization_sites').where('organization_reference', 'in', references).execute()
  if (table === 'articles')
    await db.deleteFrom('article_links').where('article_reference', 'in', references).execute()
}

/** Writes added and changed records and their joining rows. A changed record is removed and inserted again. */
export async function writePlan(db: Db, table: RecordTable, { added, changed }: Plan): Promise<void> {
  await removeRecords(
    db,
    table,
    changed.map((write) => write.row.reference),
  )
  const writes = [...added, ...changed]
  if (writes.length === 0) return
  await db.insertInto(table).values(writes.map(toColumns)).execute()
  const sites = writes.flatMap(({ row }) =>
    row.sites.map((site) => ({
      organization_reference: row.reference,
      site_reference: site,
      name_normalized: '',
    })),
  )
  for (const rows of inParts(sites)) await db.insertInto('organization_sites').values(rows).execute()
  const links = writes.flatMap(({ row }) =>
    row.links.map((link) => ({ article_reference: row.reference, ...link })),
  )
  for (const rows of inParts(links)) await db.insertInto('article_links').values(rows).execute()
}

function toColumns({ row, hash, createdAt, updatedAt }: Write) {
  return {
    ...row.columns,
    reference: row.reference,
    hash,
    document: JSON.stringify(row.fields),
    created_at: Date.parse(createdAt),
    created_at_text: createdAt,
    updated_at: Date.parse(updatedAt),
    updated_at_text: updatedAt,
  }
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / joiningRowsPerStatement)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * joiningRowsPerStatement, (part + 1) * joiningRowsPerStatement),
  )
}
