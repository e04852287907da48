import { type Kysely, type RawBuilder, sql } from 'kysely'

/** A database with any tables: a migration knows others than `Schema`. */
type AnyDb = Pick<Kysely<never>, 'getExecutor'>

/** Whether the engine is Postgres. To be used rarely: queries are the same on both engines. */
export function isPostgres(db: AnyDb): boolean {
  // Not `instanceof`: the bundles of Next.js that share a connection have their own copies of the classes.
  return db.getExecutor().adapter.supportsTransactionalDdl
}

/** A text column compared byte by byte, so that both engines sort alike. */
export function textOf(db: AnyDb): RawBuilder<unknown> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/**
 * The condition that a column has one of the values. They are one parameter, so that the statement does not depend on
 * their number and stays prepared.
 */
export function isOneOf(
  db: AnyDb,
  column: string,
  values: readonly string[] | readonly number[],
): RawBuilder<boolean> {
  if (isPostgres(db)) return sql<boolean>`${sql.ref(column)} = any(${values})`
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
}

/** Whether the text of a column is no path segment: those have the characters `[A-Za-z0-9_-]`. */
export function hasOtherCharacter(db: AnyDb, column: string): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql`${sql.ref(column)} ~ '[^A-Za-z0-9_-]'`
    : sql`${sql.ref(column)} glob '*[^A-Za-z0-9_-]*'`
}
