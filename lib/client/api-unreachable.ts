/** The API sent no complete response: connection refused or reset, redirect, timeout. `cause` has the reason. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable'
  constructor(
    readonly operation: string,
    cause: unknown,
  ) {
    super(`${operation}: the API sent no complete response`, { cause })
  }
}
