import type { Scope } from '@vitrine/api-contract/scope'

/**
 * The API responded with an error status. `code` is the `error` of the response body, null without one; `scopes` are those
 * that its `error_description` names.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly operation: string,
    readonly status: number,
    readonly code: string | null,
    readonly requestId: string | null,
    readonly scopes: readonly Scope[] = [],
  ) {
    super(`${operation}: ${status}${code ? ` ${code}` : ''}${requestId ? ` (request ${requestId})` : ''}`)
  }
}

/** Not `instanceof`: `lib/sync` reads in another bundle of Next.js, which has its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
