import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf, isPostgres } from '#db/engine'
import type { ArticleLinkKind } from '#db/schema'
import { matches, toRanks } from '#search/match'
import type { WordQuery } from '#search/query'
import { titleHas } from './title-text'

/** Conditions that an article meets all. Times are milliseconds since 1970. */
export type ArticleFilter = {
  /** One of these, as `languageColumn` writes them. */
  languages?: readonly string[] | undefined
  /** In at least one of these indexes; no condition where there are none. */
  indexes?: readonly string[] | undefined
  index?: string | undefined
  /** References. */
  category?: string | undefined
  collection?: string | undefined
  /** A slug: articles name organizations so. */
  organization?: string | undefined
  /** A text that the title contains. */
  title?: string | undefined
  /** Articles that a search finds, which come in the order of how well they match. */
  query?: WordQuery | undefined
  /** Published at this time or later, before this time, and at this time at the latest. */
  from?: number | undefined
  before?: number | undefined
  publishedUntil?: number | undefined
  updatedFrom?: number | undefined
  createdFrom?: number | undefined
}

/** Rows that are read through one index in the order of a list, one for each article. */
export type Branch = {
  table: RawBuilder<unknown>
  reference: RawBuilder<unknown>
  publishedAt: RawBuilder<unknown>
  conditions: readonly RawBuilder<unknown>[]
  /** What comes before the time in the order of the list. */
  rank?: RawBuilder<unknown>
}

/**
 * The branches that together have the articles of a filter, each article once: one for each language, and for each index where the
 * filter has no other list. Both engines merge branches in the order of a list, so that a page reads no more rows than come before
 * its end. Links are read before articles: their index has all the columns of a list.
 */
export function toBranches(db: Db, filter: ArticleFilter): Branch[] {
  if (filter.query) return [foundBranch(db, filter, filter.query)]
  const languages = filter.languages === undefined ? [null] : [...new Set(filter.languages)]
  const indexes = [...new Set(filter.indexes)]
  const [link, ...others] = linksOf(filter)
  return languages.flatMap((language) => {
    if (link) {
      const branch = linkBranch(db, filter, link, language)
      return [
        withConditions(branch, [
          ...others.map(({ kind, target }) => isLinked(db, branch, kind, [target])),
          ...(indexes.length > 0 ? [isLinked(db, branch, 'index', indexes)] : []),
        ]),
      ]
    }
    if (indexes.length === 0) return [articleBranch(db, filter, language)]
    return indexes.map((target, position) => {
      const branch = linkBranch(db, filter, { kind: 'index', target }, language)
      const earlier = indexes.slice(0, position)
      return withConditions(
        branch,
        earlier.length > 0 ? [sql`not ${isLinked(db, branch, 'index', earlier)}`] : [],
      )
    })
  })
}

/** A branch whose articles meet further conditions. */
export function withConditions(branch: Branch, conditions: readonly RawBuilder<unknown>[]): Branch {
  return { ...branch, conditions: [...branch.conditions, ...conditions] }
}

/** The `from` and `where` of a branch. */
function matching({ table, conditions }: Branch): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`from ${table} where ${allOf(conditions)}` : sql`from ${table}`
}

/** The number of articles of all branches, as an expression. */
export function totalOf(branches: readonly Branch[]): RawBuilder<number> {
  if (branches.length === 0) return sql<number>`0`
  return sql<number>`${sql.join(
    branches.map((branch) => sql`(select count(*) ${matching(branch)})`),
    sql` + `,
  )}`
}

/** The times and references of the articles of all branches, which the caller orders by their positions: 1 and 2. */
export function entriesOf(
  branches: readonly Branch[],
): RawBuilder<{ published_at: number; reference: string }> {
  return sql`${sql.join(
    branches.map(
      (branch) =>
        sql`select ${branch.publishedAt} as published_at, ${branch.reference} as reference ${matching(branch)}`,
    ),
    sql` union all `,
  )}`
}

type Link = { kind: ArticleLinkKind; target: string }

function linksOf({ organization, collection, category, index }: ArticleFilter): Link[] {
  const targets: [ArticleLinkKind, string | undefined][] = [
    ['organization', organization],
    ['collection', collection],
    ['category', category],
    ['index', index],
  ]
  return targets.flatMap(([kind, target]) => (target === undefined ? [] : { kind, target }))
}

function articleBranch(db: Db, filter: ArticleFilter, language: string | null): Branch {
  const table = sql`articles`
  return {
    ...{ table, reference: sql`articles.reference`, publishedAt: sql`articles.published_at` },
    conditions: [...rowConditions(filter, table, language), ...articleConditions(db, filter)],
  }
}

/** What a search finds is sorted as a whole, and so is one branch. */
function foundBranch(db: Db, filter: ArticleFilter, query: WordQuery): Branch {
  const branch = articleBranch(db, filter, null)
  const { languages, indexes = [] } = filter
  // The plus keeps SQLite from reading the row of each found article: the index of a list has all columns.
  const id = isPostgres(db) ? sql`articles.id` : sql`+articles.id`
  const ranks = toRanks(db, query).map(
    (expression) =>
      sql`${id} in (select rowid from article_words where ${matches(db, 'article_words', expression)})`,
  )
  const found = withConditions(branch, [
    ...ranks.slice(-1),
    ...(languages === undefined ? [] : [isOneOf(db, 'articles.language', languages)]),
    ...linksOf(filter).map(({ kind, target }) => isLinked(db, branch, kind, [target])),
    ...(indexes.length > 0 ? [isLinked(db, branch, 'index', indexes)] : []),
  ])
  // Every found article is of the last rank at least.
  const cases = ranks.slice(0, -1).map((isOfRank, rank) => sql`when ${isOfRank} then ${sql.lit(rank)}`)
  return { ...found, rank: sql`case ${sql.join(cases, sql` `)} else ${sql.lit(cases.length)} end` }
}

function linkBranch(db: Db, filter: ArticleFilter, { kind, target }: Link, language: string | null): Branch {
  const table = sql`article_links`
  const reference = sql`article_links.article_reference`
  const ofArticle = articleConditions(db, filter)
  return {
    ...{ table, reference, publishedAt: sql`article_links.published_at` },
    conditions: [
      sql`article_links.kind = ${kind}`,
      sql`article_links.target = ${target}`,
      ...rowConditions(filter, table, language),
      ...(ofArticle.length > 0
        ? [
            sql`exists (select 1 from articles where articles.reference = ${reference} and ${allOf(ofArticle)})`,
          ]
        : []),
    ],
  }
}

function rowConditions(
  { from, before, publishedUntil }: ArticleFilter,
  table: RawBuilder<unknown>,
  language: string | null,
): RawBuilder<unknown>[] {
  return [
    ...(language === null ? [] : [sql`${table}.language = ${language}`]),
    ...(from === undefined ? [] : [sql`${table}.published_at >= ${from}`]),
    ...(before === undefined ? [] : [sql`${table}.published_at < ${before}`]),
    ...(publishedUntil === undefined ? [] : [sql`${table}.published_at <= ${publishedUntil}`]),
  ]
}

function articleConditions(db: Db, { updatedFrom, createdFrom, title }: ArticleFilter) {
  return [
    ...(updatedFrom === undefined ? [] : [sql`articles.updated_at >= ${updatedFrom}`]),
    ...(createdFrom === undefined ? [] : [sql`articles.created_at >= ${createdFrom}`]),
    ...(title === undefined ? [] : [titleHas(db, title)]),
  ]
}

function isLinked(
  db: Db,
  { reference }: Pick<Branch, 'reference'>,
  kind: ArticleLinkKind,
  targets: readonly string[],
): RawBuilder<unknown> {
  return sql`exists (
    select 1 from article_links other
    where other.article_reference = ${reference} and other.kind = ${kind}
      and ${isOneOf(db, 'other.target', targets)})`
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `)
}
