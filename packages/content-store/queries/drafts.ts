import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import { inSnapshot } from '#db/snapshot'
import type { Page } from '#paging'
import { toTimestamp } from '#time'

export type ArticleDraftSummary = { reference: string; name: string; language: string; updated_at: string }

/** The last changed draft first. */
export function listArticleDrafts(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ArticleDraftSummary>> {
  return inSnapshot(db, async (snapshot) => {
    const rows = await snapshot
      .selectFrom('article_drafts')
      .select(['reference', 'name', 'language', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const { total } = await snapshot
      .selectFrom('article_drafts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const items = rows.map(({ updated_at, ...row }) => ({
      ...row,
      updated_at: toTimestamp(new Date(updated_at).toISOString()),
    }))
    return { items, total: Number(total) }
  })
}

/** Those of these references, in no order. */
export function listDraftNames(
  db: Db,
  references: readonly string[],
): Promise<Omit<ArticleDraftSummary, 'updated_at'>[]> {
  return db
    .selectFrom('article_drafts')
    .select(['reference', 'name', 'language'])
    .where(isOneOf(db, 'reference', references))
    .execute()
}

export type JobDraft = {
  reference: string
  organization_reference: string
  detail: string
  updated_at: number
}

/** Jobs that are drafts, with the JSON of the job operation: the last changed first. */
export function listJobDrafts(db: Db, limit: number): Promise<JobDraft[]> {
  return (
    db
      .selectFrom('jobs')
      .select(['reference', 'organization_reference', 'updated_at'])
      .select(({ ref }) => ref('detail').$notNull().as('detail'))
      // As a text, not a parameter: the condition of the index.
      .where(sql<boolean>`status = 'draft'`)
      .where('detail', 'is not', null)
      .orderBy('updated_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(limit)
      .execute()
  )
}

/** The JSON of a draft; null if there is none. */
export async function getArticleDraft(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('article_drafts')
    .select('record')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.record ?? null
}
