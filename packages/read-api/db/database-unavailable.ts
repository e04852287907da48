/** Thrown when there is no database to ask. The caller may try again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Thrown when there is a database, but too much is asked of it at once. */
export class DatabaseBusy extends DatabaseUnavailable {
  override name = 'DatabaseBusy'
}

/** BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL and NOTADB of https://sqlite.org/rescode.html */
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 15, 26])

/** What the driver says when the file cannot be opened, or when nothing was ever imported into it by this version. */
const sqliteMessages = /^(ConnectionFailed\(|no such (table|column): )/

/**
 * Of https://www.postgresql.org/docs/current/errcodes-appendix.html: no connection, no leave to connect, no such
 * database, table or column (nothing was ever imported, or not by this version), a conflict with recovery, no room,
 * a statement cut off, a server stopping or starting, an error of its system, a damaged file.
 */
const postgresCodes = /^(08|28|3D|40|53|57|58|XX|25P0[34]$|42P01$|42703$|42501$)/

/** Whether an error says that the database is away, rather than that we asked it something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  if ('severity' in error && 'code' in error) return postgresCodes.test(String(error.code))
  // The low byte of an extended code is the code it extends.
  if ('rawCode' in error && typeof error.rawCode === 'number' && sqliteCodes.has(error.rawCode & 0xff))
    return true
  return sqliteMessages.test(error.message)
}

/** Of what is unavailable: whether the database is there, and gave a request up for all it has to do. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  // A statement that took too long, and a connection too many.
  return error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '53300')
}
