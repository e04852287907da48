import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { type ArticleFilter, entriesOf, toBranches, totalOf, withConditions } from './article-filter'

/** A UTC month, from 1, and the number of its articles. */
export type MonthCount = { year: number; month: number; count: number }

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalOf(toBranches(db, filter))} as total`.execute(
    db,
  )
  return Number(rows[0]?.total)
}

/** More months are not counted: an article from 1970 needs 700. */
const maxMonths = 3_000

/**
 * The months that have articles, newest first. Each is counted in the index of the list, which has no column of the month. A second
 * upper limit beside the end of a month would make SQLite read all rows up to that limit.
 */
export async function listMonthCounts(db: Db, filter: ArticleFilter): Promise<MonthCount[]> {
  const [oldest, newest] = [await findEnd(db, filter, 'asc'), await findEnd(db, filter, 'desc')]
  if (oldest === null || newest === null) return []
  const { from: _from, before: _before, publishedUntil: _until, ...others } = filter
  const branches = toBranches(db, others).map((branch) =>
    withConditions(branch, [
      sql`${branch.publishedAt} >= months.first_at`,
      sql`${branch.publishedAt} <= months.last_at`,
    ]),
  )
  const values = monthsBetween(new Date(oldest), new Date(newest)).map(
    ([start, end]) =>
      sql`(cast(${Math.max(start, oldest)} as bigint), cast(${Math.min(end - 1, newest)} as bigint))`,
  )
  const { rows } = await sql<{ first_at: number; total: number }>`
    with months(first_at, last_at) as (values ${sql.join(values)})
    select first_at, ${totalOf(branches)} as total from months order by first_at desc`.execute(db)
  return rows.flatMap(({ first_at, total }) => {
    const start = new Date(Number(first_at))
    const count = Number(total)
    return count > 0 ? { year: start.getUTCFullYear(), month: start.getUTCMonth() + 1, count } : []
  })
}

/** When the oldest (`asc`) or newest article was published; null if there is none. */
async function findEnd(db: Db, filter: ArticleFilter, order: 'asc' | 'desc'): Promise<number | null> {
  const branches = toBranches(db, filter)
  if (branches.length === 0) return null
  const { rows } = await sql<{ published_at: number }>`
    ${entriesOf(branches)} order by 1 ${sql.raw(order)} limit 1`.execute(db)
  return rows[0] ? Number(rows[0].published_at) : null
}

function monthsBetween(oldest: Date, newest: Date): [start: number, end: number][] {
  const first = oldest.getUTCFullYear() * 12 + oldest.getUTCMonth()
  const last = newest.getUTCFullYear() * 12 + newest.getUTCMonth()
  const length = Math.min(maxMonths, last - first + 1)
  return Array.from({ length }, (_, index) => [startOf(last - index), startOf(last - index + 1)])
}

/** `Date.UTC` takes years below 100 for those of the 20th century. */
function startOf(month: number): number {
  return new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1)
}

/** The languages that articles have, as `languageColumn` writes them: those of an index, or of all. Reads one row for each. */
export async function listArticleLanguages(db: Db, index: string | null): Promise<string[]> {
  const [table, where] =
    index === null
      ? [sql`articles`, sql`1 = 1`]
      : [sql`article_links`, sql`kind = 'index' and target = ${index}`]
  // `order by` with `limit` seeks in the index; `min` and `distinct` would read all rows of a language.
  const { rows } = await sql<{ language: string }>`
    with recursive languages(language) as (
      select * from (select language from ${table} where ${where} order by language limit 1) as first_language
      union all
      select (select next.language from ${table} next where ${where} and next.language > languages.language
        order by next.language limit 1)
      from languages where languages.language is not null)
    select language from languages where language is not null`.execute(db)
  return rows.map(({ language }) => language)
}
