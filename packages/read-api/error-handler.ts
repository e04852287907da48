import type { ErrorWire } from '@vitrine/api-contract/error'
import { isDatabaseBusy, isDatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import type { Context, ErrorHandler } from 'hono'
import { ApiProblem } from './api-problem'

const retryAfterSeconds = 5

/** The response to every error but an `ApiProblem` has a fixed message. */
export const respondToError: ErrorHandler = (error, c) => {
  if (error instanceof ApiProblem) return respondWithProblem(c, error)
  if (isDatabaseUnavailable(error)) {
    const headers = { 'Retry-After': String(retryAfterSeconds) }
    const what = isDatabaseBusy(error) ? 'the database is overloaded' : 'the database is unavailable'
    return respondWithProblem(c, new ApiProblem('unavailable', `${what}, try again later`, headers))
  }
  return respondWithProblem(c, new ApiProblem('internal_error', 'internal server error'))
}

export function respondWithProblem(c: Context, { code, message, status, headers }: ApiProblem): Response {
  return c.json({ error: code, error_description: message } satisfies ErrorWire, status, headers)
}
