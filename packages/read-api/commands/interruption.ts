import { ImportInterrupted } from '#import/problem'

/** What a shell expects of a command that was ended with Ctrl-C. */
export const interruptedExitCode = 130

/**
 * A signal that Ctrl-C or a request to terminate sets off. Repeated ones change nothing: a terminal sends one to
 * every process of the command, and npm and tsx pass theirs on.
 */
export function listenForInterruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => controller.abort(new ImportInterrupted(name)))
  }
  return controller.signal
}
