import type { SiteContent } from '#content-schemas/site'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { RecordTable } from '#db/schema'
import type { Stored } from '#wire/stored'

export const storedColumns = ['document', 'created_at_text', 'updated_at_text'] as const

export type StoredRow = { document: string; created_at_text: string; updated_at_text: string }

/** The record of a row. Only the importer writes documents, from forms it has checked. */
export function toStored<Content>(row: StoredRow): Stored<Content> {
  const fields: Content = JSON.parse(row.document)
  return { fields, created_at: row.created_at_text, updated_at: row.updated_at_text }
}

/** Records of one table by reference. */
export async function getStored<Content>(
  db: Db,
  table: RecordTable,
  references: Iterable<string>,
): Promise<Map<string, Stored<Content>>> {
  const unique = [...new Set(references)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['reference', ...storedColumns])
    .where(isOneOf(db, 'reference', unique))
    .execute()
  return new Map(rows.map((row) => [row.reference, toStored<Content>(row)]))
}

/** Sites by reference. */
export async function getSites(db: Db, references: Iterable<string>): Promise<Map<string, SiteContent>> {
  const stored = await getStored<SiteContent>(db, 'sites', references)
  return new Map([...stored].map(([reference, site]) => [reference, site.fields]))
}
