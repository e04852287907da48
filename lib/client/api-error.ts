/** The API responded with an error status. `code` is the `error` of the response body, null without one. */
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
