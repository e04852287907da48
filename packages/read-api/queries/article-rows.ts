import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#db/connect'
import type { Schema } from '#db/schema'
import { type StoredRow, storedColumns } from './documents'

export type ArticleRow = StoredRow & { reference: string }

type Page = SelectQueryBuilder<Schema, never, { reference: string; published_at: number }>

/** The articles of one page in list order. Documents are long, so they are read for the rows of the page only. */
export function readArticles(db: Db, page: Page, direction: 'asc' | 'desc'): Promise<ArticleRow[]> {
  return db
    .selectFrom(page.as('page'))
    .innerJoin('articles', 'articles.reference', 'page.reference')
    .select(['articles.reference', ...storedColumns])
    .orderBy('page.published_at', direction)
    .orderBy('page.reference')
    .execute()
}
