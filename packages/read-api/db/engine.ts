import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** Whatever its tables are: those of a migration are not those of today. */
type AnyDb = Pick<Kysely<never>, 'getExecutor'>

/** Which engine answers; few places may ask, because the queries are the same. */
export function isPostgres(db: AnyDb): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Text that is compared byte by byte on both engines, so that they order alike. */
export function textOf(db: AnyDb): RawBuilder<unknown> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/**
 * That a column holds one of the texts. They are one parameter, so that the statement is the same however many they
 * are, and the engine knows it already.
 */
export function isOneOf(db: AnyDb, column: string, texts: readonly string[]): RawBuilder<boolean> {
  if (isPostgres(db)) return sql<boolean>`${sql.ref(column)} = any(${texts})`
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`
}
