import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { ChangeKind, Schema } from '#db/schema'

export type ContentFile = Schema['content_files']

const rowsPerStatement = 200

/** The files of the last import of a content folder replace those of the one before. */
export function replaceContentFiles(db: Db, files: readonly ContentFile[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('content_files').execute()
    for (let start = 0; start < files.length; start += rowsPerStatement)
      await transaction
        .insertInto('content_files')
        .values(files.slice(start, start + rowsPerStatement))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

/** The paths of records by their references, relative to the content folder; none for a record of another source. */
export async function findContentFiles(
  db: Db,
  kind: ChangeKind,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('content_files')
    .select(['reference', 'path'])
    .where('kind', '=', kind)
    .where(isOneOf(db, 'reference', references))
    .execute()
  return new Map(rows.map(({ reference, path }) => [reference, path]))
}
