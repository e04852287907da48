/** Thrown when there is no database to ask. The caller may try again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL and NOTADB of https://sqlite.org/rescode.html */
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 15, 26])

/** What the driver says when the file cannot be opened, or when nothing was ever imported into it. */
const sqliteMessages = /^(ConnectionFailed\(|no such table: )/

/** Whether an error says that the database is away, rather than that we asked it something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  // The low byte of an extended code is the code it extends.
  if ('rawCode' in error && typeof error.rawCode === 'number' && sqliteCodes.has(error.rawCode & 0xff))
    return true
  return sqliteMessages.test(error.message)
}
