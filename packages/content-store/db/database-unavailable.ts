/** The database cannot be reached or read. The caller can try again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The database is reachable and overloaded. */
export class DatabaseBusy extends DatabaseUnavailable {
  override name = 'DatabaseBusy'
}

/** BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL and NOTADB of https://sqlite.org/rescode.html */
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 15, 26])

/** Messages of the driver if the file cannot be opened, or if its tables are missing or of another version. */
const sqliteMessages = /^(ConnectionFailed\(|no such (table|column): )/

/**
 * Of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection failed, login refused, database, table
 * or column missing (nothing imported yet, or by another version), conflict with recovery, resources exhausted,
 * statement cancelled, server starting or stopping, system error, damaged file.
 */
const postgresCodes = /^(08|28|3D|40|53|57|58|XX|25P0[34]$|42P01$|42703$|42501$)/

/** Whether the state of the database caused an error, and not a mistake in a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Not `instanceof`: the bundles of Next.js that share a connection have their own copies of the classes.
  if (error.name === 'DatabaseUnavailable' || error.name === 'DatabaseBusy') return true
  if ('severity' in error && 'code' in error) return postgresCodes.test(String(error.code))
  // The low byte of an extended result code is its primary code.
  if ('rawCode' in error && typeof error.rawCode === 'number' && sqliteCodes.has(error.rawCode & 0xff))
    return true
  return sqliteMessages.test(error.message)
}

/** For errors of `isDatabaseUnavailable`: whether load is the cause. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof Error && error.name === 'DatabaseBusy') return true
  // Statement timeout, and too many connections.
  return error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '53300')
}
