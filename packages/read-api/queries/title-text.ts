import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/connect'
import { isPostgres } from '#db/engine'

/** A part of a title to search for, normalized like the titles. */
export type TitleText = {
  text: string
  /** The number of titles that contain it; `null` if it is longer than the two characters of `title_grams`. */
  total: number | null
  /** Those articles, if `title_grams` lists them. */
  references: readonly string[] | null
}

const references = z.array(z.string())

/** Looks the text up in `title_grams`. An empty `language` is any language. */
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

/** The condition that the title of `entry` contains the text. The wildcards of LIKE are escaped. */
export function titleHolds({ text }: TitleText): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`entry.name_normalized like ${pattern} escape '\\'`
}

/** The same condition by the trigram index. SQLite needs it by name; Postgres uses its own index for LIKE. */
export function titleIsIndexed(db: Db, title: TitleText): RawBuilder<boolean> {
  if (isPostgres(db) || title.total !== null) return titleHolds(title)
  const phrase = `"${title.text.replaceAll('"', '""')}"`
  return sql<boolean>`entry.id in (select rowid from article_titles where article_titles match ${phrase})`
}
