import type { LogError, LoggedRequest } from '#middleware/request-log'

const periodMs = 1_000

/** Kinds of failures in one second. Further ones count as one kind. */
const maxKinds = 20

type Failure = { message: string; error: unknown; request: LoggedRequest }

/** `failedRequests` is the number of failed requests of this kind since the last line. */
type WriteFailure = (
  message: string,
  error: unknown,
  details: LoggedRequest & { failedRequests: number },
) => void

export type FailureLog = {
  add: LogError
  /** Writes what was counted since the last lines, for the end of the process. */
  flush: () => void
}

/**
 * Writes failed requests, but of each kind at most one line a second: the first request at once, and after each second
 * the last one with the number of all. All requests of an outage are one kind, because each of them would have a line
 * of its own as long as the database is unavailable. Other failures are distinguished by their errors.
 */
export function createFailureLog(write: WriteFailure): FailureLog {
  const kinds = new Map<string, { count: number; last: Failure }>()

  const writeCounted = (kind: { count: number; last: Failure }) => {
    const { message, error, request } = kind.last
    const failedRequests = kind.count
    kind.count = 0
    write(message, error, { ...request, failedRequests })
  }
  const endLater = (key: string) => {
    setTimeout(() => {
      const kind = kinds.get(key)
      if (!kind) return
      if (kind.count === 0) {
        kinds.delete(key)
        return
      }
      writeCounted(kind)
      endLater(key)
    }, periodMs).unref()
  }
  return {
    add: (message, error, request) => {
      const failure = { message, error, request }
      const named = nameKind(error, request)
      const key = kinds.has(named) || kinds.size < maxKinds ? named : otherKinds
      const kind = kinds.get(key)
      if (kind) {
        kind.count += 1
        kind.last = failure
        return
      }
      const started = { count: 1, last: failure }
      kinds.set(key, started)
      writeCounted(started)
      endLater(key)
    },
    flush: () => {
      for (const kind of kinds.values()) if (kind.count > 0) writeCounted(kind)
    },
  }
}

/** No error has an empty name. */
const otherKinds = ''

function nameKind(error: unknown, { status }: LoggedRequest): string {
  if (status === 503) return 'unavailable'
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : typeof error
}
