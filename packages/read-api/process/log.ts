import { type Logger, pino } from 'pino'
import type { LoggedRequest } from '#middleware/request-log'

/** Writes JSON lines to standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}

export function logRequest(logger: Logger, request: LoggedRequest): void {
  logger.info(request, 'request')
}
