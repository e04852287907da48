import { stripVTControlCharacters } from 'node:util'
import { textBeforeValues } from '@/lib/process/describe-error'
import { logError, logWarning } from '@/lib/process/log'
import { hidesOriginal, keepReported } from '@/lib/process/reported-errors'

/**
 * Makes `console.error` and `console.warn` log lines of JSON. Next.js reports with them every error of a page, a route
 * handler or the process, each with its whole stack. What it says about its start is written with `console.log`, and
 * does not change.
 */
export function logConsoleCalls(): void {
  console.error = (...values) => logConsole(logError, values)
  console.warn = (...values) => logConsole((event, error, fields) => logWarning(event, fields, error), values)
}

function logConsole(log: typeof logError, values: readonly unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  // The error whose message this one hides is reported too.
  if (hidesOriginal(error)) return
  if (error) keepReported(error)
  const text = textOf(values)
  if (error) {
    const prefix = textBeforeValues(text)
    log('console', error, prefix ? { text: prefix } : {})
  } else if (text) {
    log('console', text)
  } else if (values.some((value) => typeof value !== 'string')) {
    log(
      'console',
      values.find((value) => typeof value !== 'string'),
    )
  }
}

/** The strings without colours, and without the symbol that Next.js puts before them. */
function textOf(values: readonly unknown[]): string {
  const text = values.filter((value) => typeof value === 'string').join(' ')
  return stripVTControlCharacters(text.slice(0, 2_000))
    .replace(/^[\s⨯⚠]+/, '')
    .trim()
}
