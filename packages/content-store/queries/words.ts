import { isUnspaced, isWholeWord } from '@vitrine/api-contract/split-words'
import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf, isPostgres } from '#db/engine'
import type { WordTable } from '#db/schema'
import { toPairs, toStoredWord } from '#records/words'

/**
 * The rows, by `id`, that have each word or one that begins with it, in no order. Words are as `splitWords` writes them, and one is
 * given at least. One Latin letter or digit is a whole word: `R&D` is two. A word in a script without spaces between words is found
 * anywhere in such a one.
 */
export async function findByWords(db: Db, table: WordTable, words: readonly string[]): Promise<number[]> {
  // One text, because the drivers take longer for 50,000 rows than the search.
  const found = isPostgres(db)
    ? sql<{ ids: string | null }>`
        select string_agg(rowid::text, ',') as ids from ${sql.table(table)}
        where words @@ ${words.map(toTsQuery).join(' & ')}::tsquery`
    : sql<{ ids: string | null }>`
        select group_concat(rowid) as ids from ${sql.table(table)} where words match ${words.map(toMatch).join(' AND ')}`
  const { rows } = await found.execute(db)
  const ids = rows[0]?.ids
  return ids ? ids.split(',').map(Number) : []
}

function toMatch(word: string): string {
  const pairs = isUnspaced(word) ? toPairs(word) : []
  if (pairs.length > 1) return `"${pairs.slice(0, -1).join(' ')}"`
  return isWholeWord(word) ? `"${word}"` : `"${toStoredWord(word)}"*`
}

function toTsQuery(word: string): string {
  const pairs = isUnspaced(word) ? toPairs(word) : []
  if (pairs.length > 1)
    return `(${pairs
      .slice(0, -1)
      .map((pair) => `'${pair}'`)
      .join(' <-> ')})`
  return isWholeWord(word) ? `'${word}'` : `'${toStoredWord(word)}':*`
}

/** The references of the organizations that have each word, in no order. */
export async function findOrganizationsByWords(db: Db, words: readonly string[]): Promise<string[]> {
  const ids = await findByWords(db, 'organization_words', words)
  const rows = await db
    .selectFrom('organizations')
    .select('reference')
    .where(isOneOf(db, 'id', ids))
    .execute()
  return rows.map(({ reference }) => reference)
}
