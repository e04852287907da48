import type { Db } from '#db/connect'
import { articlePages } from '#records/article'
import { parseObject } from '#records/json'

/**
 * Appends a row of `changes` for each article whose `published_at` came since the last call, or since the first import. Of two
 * processes that call it at the same time only one appends a row. An article that was written after its `published_at` has
 * its row from that. Returns the number of rows.
 */
export function publishScheduled(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // The first statement writes and so locks the row: the next one reads what an earlier call has left.
    await transaction
      .updateTable('store')
      .set(({ ref }) => ({ published_until: ref('published_until') }))
      .execute()
    const store = await transaction.selectFrom('store').select('published_until').executeTakeFirst()
    if (!store || store.published_until >= now.getTime()) return 0
    const articles = await transaction
      .selectFrom('articles')
      .select(['reference', 'record'])
      .where('published_at', '>', store.published_until)
      .where('published_at', '<=', now.getTime())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('changes')
              .select('number')
              .where('kind', '=', 'article')
              .whereRef('changes.reference', '=', 'articles.reference')
              .whereRef('changes.time', '>=', 'articles.published_at'),
          ),
        ),
      )
      .orderBy('published_at')
      .orderBy('reference')
      .execute()
    for (const { reference, record } of articles)
      await transaction
        .insertInto('changes')
        .values({
          ...{ time: now.getTime(), kind: 'article', reference, action: 'publish', before: null },
          after: JSON.stringify(articlePages(parseObject(record))),
        })
        .execute()
    await transaction.updateTable('store').set({ published_until: now.getTime() }).execute()
    return articles.length
  })
}
