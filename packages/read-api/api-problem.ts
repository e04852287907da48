import type { ErrorCode } from '@vitrine/api-contract/error'

const statuses = {
  validation_failed: 400,
  unauthorized: 401,
  invalid_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  uri_too_long: 414,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>

/** Thrown to respond with an error. The response body contains the message. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }

  get status(): (typeof statuses)[ErrorCode] {
    return statuses[this.code]
  }
}
