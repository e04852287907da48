import type { Context, ErrorHandler } from 'hono'
import type { ErrorWire } from '@/lib/contract/error'
import { ApiProblem } from './api-problem'
import { isDatabaseUnavailable } from './db/database-unavailable'

const retryAfterSeconds = 5

/** What is not an `ApiProblem` is logged whole and answered with a fixed sentence. */
export function createErrorHandler(logError: (message: string, error: unknown) => void): ErrorHandler {
  return (error, c) => {
    if (error instanceof ApiProblem) return answerProblem(c, error)
    logError(`${c.req.method} ${c.req.path}`, error)
    if (isDatabaseUnavailable(error)) {
      const headers = { 'Retry-After': String(retryAfterSeconds) }
      return answerProblem(c, new ApiProblem('unavailable', 'the database is away, try again later', headers))
    }
    return answerProblem(c, new ApiProblem('internal_error', 'something went wrong on our side'))
  }
}

export function answerProblem(c: Context, { code, message, status, headers }: ApiProblem): Response {
  return c.json({ error: code, error_description: message } satisfies ErrorWire, status, { ...headers })
}
