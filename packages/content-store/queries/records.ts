import type { Db } from '#db/connect'

/** The JSON of articles, published or not, ordered by reference: those after a reference, `limit` at most. */
export function listArticleRecords(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ reference: string; record: string }[]> {
  return db
    .selectFrom('articles')
    .select(['reference', 'record'])
    .where('reference', '>', after)
    .orderBy('reference')
    .limit(limit)
    .execute()
}

export async function countArticles(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('articles')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
