import type { ErrorWire } from '@vitrine/api-contract/error'
import type { Context, ErrorHandler } from 'hono'
import { ApiProblem } from './api-problem'
import { isDatabaseBusy, isDatabaseUnavailable } from './db/database-unavailable'
import { loggedPath } from './middleware/request-log'

const retryAfterSeconds = 5

/** Told of a failure that is ours. */
export type LogError = (message: string, error: unknown, details: { requestId: string }) => void

/** What is not an `ApiProblem` is logged whole and answered with a fixed sentence. */
export function createErrorHandler(logError: LogError): ErrorHandler {
  return (error, c) => {
    if (error instanceof ApiProblem) return respondWithProblem(c, error)
    logError(`${c.req.method} ${loggedPath(c)}`, error, { requestId: c.get('requestId') })
    if (isDatabaseUnavailable(error)) {
      const headers = { 'Retry-After': String(retryAfterSeconds) }
      const what = isDatabaseBusy(error) ? 'too much is asked of the database' : 'the database is away'
      return respondWithProblem(c, new ApiProblem('unavailable', `${what}, try again later`, headers))
    }
    return respondWithProblem(c, new ApiProblem('internal_error', 'something went wrong on our side'))
  }
}

export function respondWithProblem(c: Context, { code, message, status, headers }: ApiProblem): Response {
  return c.json({ error: code, error_description: message } satisfies ErrorWire, status, { ...headers })
}
