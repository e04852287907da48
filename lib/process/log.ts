import { type Logger, pino } from 'pino'
import { env } from '@/lib/env'
import { currentTime } from './clock'
import { describeError } from './describe-error'
import { RepeatedLines } from './repeated-lines'
import { sharedState } from './shared-state'

type LogFields = Readonly<Record<string, unknown>>

type Level = 'error' | 'warn' | 'info'

const state = sharedState('log', () => {
  const logger = createLogger(env.LOG_LEVEL)
  const lines = new RepeatedLines({
    schedule: (run, ms) => setTimeout(run, ms).unref(),
    writeOmitted: (count) => logger.warn({ count }, 'Log lines are omitted, because too many differ'),
  })
  process.on('exit', () => lines.flush())
  return { logger, lines }
})

/**
 * Logs a failure as one line of JSON. `event` is a fixed text without values, and `fields` name what it concerns; few
 * different ones, because an error is logged once a minute for each event, fields, and class and place of the error.
 * Repetitions are counted, and one line a minute has their number and the message of the last one. An error that Next.js
 * has reported is logged once a minute for each event, whatever the fields: its own line is there already.
 */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  logOncePerMinute('error', event, fields, error)
}

/** The same for what needs no action now. */
export function logWarning(event: string, fields: LogFields = {}, error?: unknown): void {
  logOncePerMinute('warn', event, fields, error)
}

/** The same for a change of state, such as the start of a task. */
export function logInfo(event: string, fields: LogFields = {}): void {
  logOncePerMinute('info', event, fields, undefined)
}

/** Writes JSON lines to standard output, without the id of the process and the name of the host. */
function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date(currentTime()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Of the lines that are written when the process ends, the default destination loses all but the first.
    pino.destination({ sync: true }),
  )
}

function logOncePerMinute(level: Level, event: string, fields: LogFields, error: unknown): void {
  const { logger, lines } = state
  if (!logger.isLevelEnabled(level)) return
  const description = error === undefined ? null : describeError(error)
  const key = JSON.stringify([level, event, description?.isReported ? {} : fields, description?.kind])
  lines.add(key, (count) => logger[level]({ ...fields, ...description?.fields, count }, event))
}
