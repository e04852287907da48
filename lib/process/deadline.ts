import { createContext, Script } from 'node:vm'

const context = createContext({ run: () => {} })
const script = new Script('run()')

const maxAttempts = 4

/**
 * Runs a synchronous function and stops it after a time, also within a regular expression. Throws a `RangeError` in that
 * case. The rest of the function does not run then, not even its `finally` blocks, and if the process had the processor
 * for less than half of the time, the function runs again with twice the time. So it must not change shared state.
 */
export function runWithDeadline<T>(ms: number, run: () => T): T {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = process.cpuUsage()
    const time = ms * 2 ** attempt
    const result = runFor(time, run)
    if (result) return result.value
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > time / 2) break
  }
  throw new RangeError(`The function did not end within ${ms} ms`)
}

/** Null if the function did not end. */
function runFor<T>(timeout: number, run: () => T): { value: T } | null {
  const results: { value: T }[] = []
  context.run = () => {
    results.push({ value: run() })
  }
  try {
    script.runInContext(context, { timeout })
  } catch (error) {
    if (!isTimeout(error)) throw error
  } finally {
    context.run = () => {}
  }
  return results[0] ?? null
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
