import { LRUCache } from 'lru-cache'
import { type Logger, pino } from 'pino'
import { env } from '@/lib/env'
import { sharedState } from './shared-state'

export type LogFields = Readonly<Record<string, unknown>>

type Level = 'error' | 'warn' | 'info'

/** Lines of one minute that differ in their event, their fields or the class of their error. */
const maxDistinctLines = 500

const periodMs = 60_000

type Repeated = { count: number; write: (count: number) => void; timer: NodeJS.Timeout }

const state = sharedState('log', () => ({
  logger: createLogger(env.LOG_LEVEL),
  repeated: new LRUCache<string, Repeated>({
    max: maxDistinctLines,
    dispose: ({ count, write, timer }) => {
      clearTimeout(timer)
      if (count > 0) write(count)
    },
  }),
}))

/**
 * Logs a failure as one line of JSON. `event` is a fixed text without values, and `fields` name what it concerns; few
 * different ones, because an error is logged once a minute for each event, fields and class of error. Repetitions are
 * counted, and one line at the end of the minute has their number and the message of the last one.
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
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}

function logOncePerMinute(level: Level, event: string, fields: LogFields, error: unknown): void {
  const { logger, repeated } = state
  if (!logger.isLevelEnabled(level)) return
  const description = error === undefined ? {} : describeError(error)
  const write = (count: number) => logger[level]({ ...fields, ...description, count }, event)
  const key = JSON.stringify([level, event, fields, description.error ?? null])
  const earlier = repeated.get(key)
  if (earlier) {
    earlier.count += 1
    earlier.write = write
    return
  }
  write(1)
  const timer = setTimeout(() => repeated.delete(key), periodMs)
  timer.unref()
  repeated.set(key, { count: 0, write, timer })
}

const maxMessageLength = 500

/** The class and message of an error and of its cause; the stack only where the error has no class of its own. */
function describeError(error: unknown): { error?: string; message?: string; cause?: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error, message: shorten(String(error)) }
  const { name, message, cause, stack } = error
  return {
    error: name,
    message: shorten(message),
    ...(cause === undefined ? {} : { cause: shorten(String(cause)) }),
    // A TypeError or Error is a fault in the code: its place is needed.
    ...(/^(Type|Range|Reference)?Error$/.test(name) && stack
      ? { stack: stack.split('\n').slice(1, 4).join('\n') }
      : {}),
  }
}

function shorten(text: string): string {
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text
}
