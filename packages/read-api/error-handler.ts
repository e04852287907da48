import type { ErrorWire } from '@vitrine/api-contract/error'
import type { Context, ErrorHandler } from 'hono'
import { ApiProblem } from './api-problem'
import { isDatabaseBusy, isDatabaseUnavailable } from './db/database-unavailable'
import { loggedPath } from './middleware/request-log'

const retryAfterSeconds = 5

/** Called for an error that is not the caller's. */
export type LogError = (message: string, error: unknown, details: { requestId: string }) => void

/** Logs every error but an `ApiProblem` with its stack and cause; the response has a fixed message. */
export function createErrorHandler(logError: LogError): ErrorHandler {
  return (error, c) => {
    if (error instanceof ApiProblem) return respondWithProblem(c, error)
    logError(`${c.req.method} ${loggedPath(c)}`, error, { requestId: c.get('requestId') })
    if (isDatabaseUnavailable(error)) {
      const headers = { 'Retry-After': String(retryAfterSeconds) }
      const what = isDatabaseBusy(error) ? 'the database is overloaded' : 'the database is unavailable'
      return respondWithProblem(c, new ApiProblem('unavailable', `${what}, try again later`, headers))
    }
    return respondWithProblem(c, new ApiProblem('internal_error', 'internal server error'))
  }
}

export function respondWithProblem(c: Context, { code, message, status, headers }: ApiProblem): Response {
  return c.json({ error: code, error_description: message } satisfies ErrorWire, status, headers)
}
