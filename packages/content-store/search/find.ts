import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf, isPostgres } from '#db/engine'
import { type WordTable, wordTables } from '#db/schema'
import { isCorrectable } from '#records/words'
import { matches, toExpression, toRanks } from './match'
import { type Correction, type Synonyms, toQuery, type WordQuery } from './query'
import { findCompounds, findSimilarWords } from './vocabulary'

/** The articles that visitors can find. */
export type FindableArticles = { languages: readonly string[]; publishedUntil: number }

export type SearchOptions = {
  articles: FindableArticles
  synonyms: Synonyms
  /** Whether a word is found at the end of longer ones, as in German. */
  hasCompounds: boolean
  /** Words that records have elsewhere. */
  known?: readonly string[]
}

/** Further words for a searched one. */
const maxCompounds = 20

/** Similar words whose records are counted, and the records that are. */
const maxSimilar = 20
const maxCounted = 1_000

/**
 * The query for words as `splitWords` writes them, one at least. A word that no record of any table has is corrected, so that the
 * lists of all kinds of records have the same words.
 */
export async function readQuery(
  db: Db,
  words: readonly string[],
  { articles, synonyms, hasCompounds, known = [] }: SearchOptions,
): Promise<WordQuery> {
  const compounds = new Map<string, readonly string[]>()
  if (hasCompounds)
    for (const word of words.filter(isCorrectable))
      compounds.set(word, await findCompounds(db, word, maxCompounds))
  const query = toQuery(words, { synonyms, compounds })
  const corrections: Correction[] = []
  for (const [place, word] of words.entries()) {
    if (!isCorrectable(word) || known.includes(word)) continue
    const own = query.words[place]
    const terms = own ? [...own.typed, ...own.others] : []
    const [count] = await countRecords(db, articles, [toExpression(db, terms)], 1)
    const used = count === 0 ? await findCorrection(db, articles, word) : undefined
    if (used) corrections.push({ typed: word, used })
  }
  return corrections.length === 0 ? query : toQuery(words, { synonyms, compounds, corrections })
}

/** The similar word that most records have. */
async function findCorrection(db: Db, articles: FindableArticles, word: string): Promise<string | undefined> {
  const similar = (await findSimilarWords(db, word)).slice(0, maxSimilar)
  const expressions = similar.map((other) => toExpression(db, [{ words: [other], isWhole: true }]))
  const counts = await countRecords(db, articles, expressions, maxCounted)
  const most = Math.max(0, ...counts)
  return most === 0 ? undefined : similar[counts.indexOf(most)]
}

/** The numbers of records that meet each expression, of each table up to a limit. */
async function countRecords(
  db: Db,
  { languages, publishedUntil }: FindableArticles,
  expressions: readonly Parameters<typeof matches>[2][],
  limit: number,
): Promise<number[]> {
  if (expressions.length === 0) return []
  const publicArticles = sql`join articles on articles.id = article_words.rowid
    and articles.published_at <= ${publishedUntil} and ${isOneOf(db, 'articles.language', languages)}`
  const counts = expressions.flatMap((expression, place) =>
    wordTables.map(
      (table) => sql`
        select ${sql.lit(place)} as place, count(*) as total from (
          select 1 from ${sql.table(table)} ${table === 'article_words' ? publicArticles : sql``}
          where ${matches(db, table, expression)} limit ${limit}) as counted`,
    ),
  )
  const { rows } = await sql<{ total: number }>`
    select sum(total) as total from (${sql.join(counts, sql` union all `)}) as counted
    group by place order by place`.execute(db)
  return rows.map(({ total }) => Number(total))
}

/** The rows that a query finds, by `id`: a list for each rank, the best one first, and in no order within it. */
export async function findByWords(db: Db, table: WordTable, query: WordQuery): Promise<number[][]> {
  // One text, because the drivers take longer for 50,000 rows than the search.
  const list = isPostgres(db) ? sql`string_agg(rowid::text, ',')` : sql`group_concat(rowid)`
  const ranks = toRanks(db, query).map(
    (expression, rank) =>
      sql`select ${sql.lit(rank)} as rank, ${list} as ids from ${sql.table(table)} where ${matches(db, table, expression)}`,
  )
  const { rows } = await sql<{
    ids: string | null
  }>`${sql.join(ranks, sql` union all `)} order by rank`.execute(db)
  const found = new Set<number>()
  return rows.map(({ ids }) => {
    const added = (ids ? ids.split(',').map(Number) : []).filter((id) => !found.has(id))
    for (const id of added) found.add(id)
    return added
  })
}

/** The references of organizations by `id`. */
export async function organizationsById(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'reference'])
    .where(isOneOf(db, 'id', ids))
    .execute()
  return new Map(rows.map(({ id, reference }) => [Number(id), reference]))
}
