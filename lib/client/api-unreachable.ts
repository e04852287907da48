/**
 * The API sent no complete response: connection refused or reset, redirect, timeout. Or no request was sent, because the
 * API failed repeatedly a short time ago. `cause` has the reason.
 */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable'
  constructor(
    readonly operation: string,
    cause: unknown,
    problem = 'the API sent no complete response',
  ) {
    super(`${operation}: ${problem}`, { cause })
  }
}

/** Not `instanceof`: `lib/sync` reads in another bundle of Next.js, which has its own copy of the class. */
export function isApiUnreachable(error: unknown): error is ApiUnreachable {
  return error instanceof Error && error.name === 'ApiUnreachable'
}
