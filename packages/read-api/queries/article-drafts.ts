import type { ArticleDraftContent } from '#content-schemas/article'
import type { Db } from '#db/connect'
import { inSnapshot } from '#db/snapshot'
import type { Page } from '#paging'
import type { ArticleParts } from '#wire/article'
import type { Stored } from '#wire/stored'
import { getDraftParts } from './article-parts'
import { getStored } from './documents'

export type ArticleDraftSummary = { reference: string; name: string; language: string; updated_at: string }

type FoundDraft = { draft: Stored<ArticleDraftContent>; parts: ArticleParts }

/** The last changed draft first. */
export function listArticleDrafts(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ArticleDraftSummary>> {
  return inSnapshot(db, async (snapshot) => {
    const items = await snapshot
      .selectFrom('article_drafts')
      .select(['reference', 'name', 'language', 'updated_at_text as updated_at'])
      .orderBy('article_drafts.updated_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const { total } = await snapshot
      .selectFrom('article_drafts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { items, total: Number(total) }
  })
}

export function getArticleDraft(db: Db, reference: string): Promise<FoundDraft | null> {
  return inSnapshot(db, async (snapshot) => {
    const draft = (await getStored(snapshot, 'article_drafts', [reference])).get(reference)
    return draft ? { draft, parts: await getDraftParts(snapshot, draft.fields) } : null
  })
}
