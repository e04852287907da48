import type { Db } from '#db/connect'

/** The slug of an organization. Null if there is no such organization, and for one without a slug. */
export async function getOrganizationSlug(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('organizations')
    .select('slug')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.slug || null
}
