/** The API gave no answer: refused, reset, too slow. The reason is the `cause`. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable'
  constructor(
    readonly operation: string,
    cause: unknown,
  ) {
    super(`${operation}: no answer`, { cause })
  }
}
