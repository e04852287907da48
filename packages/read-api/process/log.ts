import { type Logger, pino } from 'pino'
import type { AnsweredRequest } from '#middleware/request-log'

/** Lines of JSON on standard output, one for each request and each failure. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}

/** The line of a request that was answered. */
export function logRequest(logger: Logger, request: AnsweredRequest): void {
  logger.info(request, 'request')
}
