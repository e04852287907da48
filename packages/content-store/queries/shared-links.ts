import type { Db } from '#db/connect'
import type { Schema } from '#db/schema'

type SharedLinkRow = Schema['shared_links']

/** Stores a link and deletes those that have expired. False where `limit` others are valid. */
export function addSharedLink(db: Db, link: SharedLinkRow, now: Date, limit: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('shared_links').where('expires_at', '<=', now.getTime()).execute()
    const { total } = await transaction
      .selectFrom('shared_links')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    if (Number(total) >= limit) return false
    await transaction.insertInto('shared_links').values(link).execute()
    return true
  })
}

export async function removeSharedLink(db: Db, id: string): Promise<void> {
  await db.deleteFrom('shared_links').where('id', '=', id).execute()
}

export async function hasSharedLink(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('shared_links').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The links that have not expired, the newest first. */
export function listSharedLinks(db: Db, now: Date): Promise<SharedLinkRow[]> {
  return db
    .selectFrom('shared_links')
    .selectAll()
    .where('expires_at', '>', now.getTime())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}
