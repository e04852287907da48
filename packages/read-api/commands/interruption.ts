import { ImportInterrupted } from '#import/problem'

/** The exit code that shells expect of a command that Ctrl-C has ended. */
export const interruptedExitCode = 130

/**
 * Aborts on SIGINT and SIGTERM. Repeated signals have no effect: a terminal sends Ctrl-C to every process of the
 * command, and npm and tsx send it once more.
 */
export function abortOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => controller.abort(new ImportInterrupted(name)))
  }
  return controller.signal
}
