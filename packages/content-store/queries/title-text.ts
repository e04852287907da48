import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isPostgres } from '#db/engine'

/**
 * The condition that the title of an article contains a text. The trigram index finds texts of three and more
 * characters; for shorter ones, and on Postgres, it is LIKE. SQLite needs its index by name, Postgres uses its own for LIKE.
 */
export function titleHas(db: Db, q: string): RawBuilder<boolean> {
  const text = normalizeText(q) || q
  if (isPostgres(db) || [...text].length < 3) {
    // The wildcards of LIKE are escaped.
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    return sql<boolean>`articles.name_normalized like ${pattern} escape '\\'`
  }
  const phrase = `"${text.replaceAll('"', '""')}"`
  return sql<boolean>`articles.id in (select rowid from article_titles where article_titles match ${phrase})`
}
