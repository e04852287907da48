import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/connect'
import { isPostgres } from '#db/engine'

/** A part of a title to look for, folded as the titles are. */
export type TitleText = {
  text: string
  /** `null` where the table of one and two letters says nothing: for longer texts. */
  total: number | null
  /** The titles, where they are few and known. */
  references: readonly string[] | null
}

const references = z.array(z.string())

/** What is known of a text before any title is read; `language` is empty for any. */
export async function describeText(db: Db, q: string, language: string): Promise<TitleText> {
  const text = normalizeText(q) || q
  if ([...text].length > 2) return { text, total: null, references: null }
  const gram = await db
    .selectFrom('title_grams')
    .select(['total', 'reference_list'])
    .where('gram', '=', text)
    .where('language', '=', language)
    .executeTakeFirst()
  if (!gram) return { text, total: 0, references: [] }
  const { total, reference_list } = gram
  return {
    text,
    total,
    references: reference_list === null ? null : references.parse(JSON.parse(reference_list)),
  }
}

/** That the title of `entry` holds the text: the wildcards of LIKE are letters like any other. */
export function titleHolds({ text }: TitleText): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`entry.name_folded like ${pattern} escape '\\'`
}

/** The same, told by the index of titles where one is asked by name; Postgres finds its own for LIKE. */
export function titleIsIndexed(db: Db, title: TitleText): RawBuilder<boolean> {
  if (isPostgres(db) || title.total !== null) return titleHolds(title)
  const phrase = `"${title.text.replaceAll('"', '""')}"`
  return sql<boolean>`entry.id in (select rowid from article_titles where article_titles match ${phrase})`
}
