import { counter } from '@/lib/process/metrics'
import { type AttemptOptions, attempt } from './attempt'
import type { Limits } from './limits'
import type { Operation } from './operation'
import type { ApiResponse } from './outcome'

export type RequestOptions = AttemptOptions & {
  /** Waits between attempts. Passed in, so that tests do not wait. */
  wait: (ms: number) => Promise<void>
  limits: Limits
}

const maxAttempts = 3

/**
 * A GET request to the API, with up to three attempts if the API cannot be reached or responds with 429, 502, 503 or
 * 504. `timeoutMs` limits all of them together. Null if the API has no such record. Throws `ApiError`, `ApiUnreachable` or
 * `ContractError`; their messages name the operation.
 */
export function request(
  operation: Operation,
  path: string,
  options: RequestOptions,
): Promise<ApiResponse | null> {
  return options.limits.slots(() => requestInSlot(operation, path, options))
}

async function requestInSlot(
  operation: Operation,
  path: string,
  options: RequestOptions,
): Promise<ApiResponse | null> {
  const { timeoutMs } = options
  const endsAt = performance.now() + timeoutMs
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new Error(`the limit of ${timeoutMs} ms`)), timeoutMs)
  try {
    for (let number = 1; ; number += 1) {
      const outcome = await attempt(operation, path, options, signal)
      countOutcome(operation, outcome.result)
      if ('response' in outcome) return outcome.response
      if (!outcome.retryWaitMs || number === maxAttempts) throw outcome.error
      const waitMs = outcome.retryWaitMs(number)
      if (performance.now() + waitMs >= endsAt) throw outcome.error
      await options.wait(waitMs)
    }
  } finally {
    clearTimeout(timer)
  }
}

function countOutcome({ kind }: Operation, outcome: string): void {
  counter('vitrine_api_requests_total', 'Requests to the API by operation and result', [
    'operation',
    'outcome',
  ]).inc({ operation: kind, outcome })
}
