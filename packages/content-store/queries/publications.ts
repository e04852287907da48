import type { Db } from '#db/connect'

/** The `published_at` of the first article that has no row of `changes` for its publication yet; it may be past. Null if there is none. */
export async function nextPublication(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('articles')
    .select('published_at')
    .where('published_at', '>', ({ selectFrom }) => selectFrom('store').select('published_until'))
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst()
  return row ? new Date(row.published_at) : null
}
