import type { Db } from '#db/connect'

/** The references of changed organizations and jobs, each once. */
export type ChangedReferences = { organizations: readonly string[]; jobs: readonly string[] }

/**
 * Which organizations and jobs changed after a number of `changes`. Null if that is not known: if more changed than `limit`, or if
 * the change with this number is no longer there, so that others after it can be missing too.
 */
export async function listChangedReferences(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<ChangedReferences | null> {
  const [last, ...rows] = await db
    .selectFrom('changes')
    .select(['number', 'kind', 'reference'])
    .where('number', '>=', after)
    .orderBy('number')
    .limit(limit + 1)
    .execute()
  if (last === undefined || Number(last.number) !== after || rows.length === limit) return null
  const referencesOf = (kind: string) => [
    ...new Set(rows.flatMap((row) => (row.kind === kind ? row.reference : []))),
  ]
  return { organizations: referencesOf('organization'), jobs: referencesOf('job') }
}
