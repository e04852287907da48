import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { RecordTable } from '#db/schema'

const pageSize = 1_000

/** Every reference of a table, in pages. The caller can delete the rows of a page before it takes the next. */
export async function* listReferences(db: Db, table: RecordTable): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom<RecordTable>(table)
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

/** When the articles with these references were published, in milliseconds since 1970. */
export async function listPublicationTimes(
  db: Db,
  references: readonly string[],
): Promise<{ reference: string; published_at: number }[]> {
  return db
    .selectFrom('articles')
    .select(['reference', 'published_at'])
    .where(isOneOf(db, 'reference', references))
    .execute()
}

/** The organizations of the jobs with these references, by job. */
export async function organizationsOfJobs(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['reference', 'organization_reference'])
    .where(isOneOf(db, 'reference', references))
    .execute()
  return new Map(rows.map((row) => [row.reference, row.organization_reference]))
}
