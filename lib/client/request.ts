import { ApiBusy } from './api-busy'
import { ApiUnreachable } from './api-unreachable'
import { type AttemptOptions, attempt } from './attempt'
import type { Gate, Lane, Refusal } from './gate'
import type { Operation } from './operation'
import type { ApiResponse } from './outcome'

export type RequestOptions = AttemptOptions & {
  /** Waits between attempts. Passed in, so that tests do not wait. */
  wait: (ms: number) => Promise<void>
  gate: Gate
  lane: Lane
}

const maxAttempts = 3

/**
 * A GET request to the API, with up to three attempts if the API cannot be reached or responds with 429, 502, 503 or
 * 504. `timeoutMs` limits all of them together, with the waits for a slot. Null if the API has no such record. Throws
 * `ApiError`, `ApiUnreachable`, `ContractError` or `ApiBusy`; their messages name the operation.
 */
export async function request(
  operation: Operation,
  path: string,
  options: RequestOptions,
): Promise<ApiResponse | null> {
  const { gate, lane, timeoutMs } = options
  const endsAt = performance.now() + timeoutMs
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new Error(`the limit of ${timeoutMs} ms`)), timeoutMs)
  try {
    let failure: Error | null = null
    for (let number = 1; ; number += 1) {
      const outcome = await gate.run(operation, path, lane, signal, () =>
        attempt(operation, path, options, signal),
      )
      if ('response' in outcome) return outcome.response
      // A refused retry says less than the failure before it.
      if ('reason' in outcome) throw failure ?? toError(operation, outcome)
      failure = outcome.error
      if (!outcome.retryWaitMs || number === maxAttempts) throw failure
      const waitMs = outcome.retryWaitMs(number)
      if (performance.now() + waitMs >= endsAt || !gate.takeRetry()) throw failure
      await options.wait(waitMs)
    }
  } finally {
    clearTimeout(timer)
  }
}

function toError(operation: Operation, { result, reason, cause }: Refusal): Error {
  return result === 'busy'
    ? new ApiBusy(operation.name, reason)
    : new ApiUnreachable(operation.name, cause, reason)
}
