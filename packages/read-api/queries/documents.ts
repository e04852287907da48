import type { SiteContent } from '#content-schemas/site'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { RecordTable } from '#db/schema'
import type { ContentByKind } from '#import/content'
import type { Stored } from '#wire/stored'

/** A record of a table; tables have the names of the content kinds. */
export type StoredIn<Table extends RecordTable> = Stored<ContentByKind[Table]>

export const storedColumns = ['document', 'created_at_text', 'updated_at_text'] as const

export type StoredRow = { document: string; created_at_text: string; updated_at_text: string }

/** A document of `table`. It is not validated: the importer, its only writer, has validated it. */
export function parseDocument<Table extends RecordTable>(
  _table: Table,
  document: string,
): ContentByKind[Table] {
  return JSON.parse(document)
}

/** The record of a row of `table`. */
export function toStored<Table extends RecordTable>(table: Table, row: StoredRow): StoredIn<Table> {
  const fields = parseDocument(table, row.document)
  return { fields, created_at: row.created_at_text, updated_at: row.updated_at_text }
}

/** Records of one table by reference; references without a record are left out. */
export async function getStored<Table extends RecordTable>(
  db: Db,
  table: Table,
  references: Iterable<string>,
): Promise<Map<string, StoredIn<Table>>> {
  const unique = [...new Set(references)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .selectFrom<RecordTable>(table)
    .select(['reference', ...storedColumns])
    .where(isOneOf(db, 'reference', unique))
    .execute()
  return new Map(rows.map((row) => [row.reference, toStored(table, row)]))
}

/** Sites by reference. */
export async function getSites(db: Db, references: Iterable<string>): Promise<Map<string, SiteContent>> {
  const stored = await getStored(db, 'sites', references)
  return new Map([...stored].map(([reference, site]) => [reference, site.fields]))
}
