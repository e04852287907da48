/** The API answered, and the answer is an error status. `code` is that of the error body, if it had one. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly operation: string,
    readonly status: number,
    readonly code: string | null,
    readonly requestId: string | null,
  ) {
    super(`${operation}: ${status}${code ? ` ${code}` : ''}${requestId ? ` (request ${requestId})` : ''}`)
  }
}
