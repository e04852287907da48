export type ApiResponse = { body: unknown; header: (name: string) => string | null }

/** What became of one request to the API. `response` is null if the API has no such record. */
export type Outcome =
  | { result: 'success'; response: ApiResponse }
  | { result: 'not_found'; response: null }
  | Failure

export type Failure = {
  result: 'client_error' | 'server_error' | 'contract_error' | 'unreachable'
  error: Error
  /** The wait before a retry with this number; null if a retry does not help. */
  retryWaitMs: ((attempt: number) => number) | null
  /**
   * Whether the failure shows an outage: of the whole host (connection refused), or perhaps of this one request (status
   * 500, no response in time). Null if it shows none.
   */
  outage: 'host' | 'request' | null
}

/** Whether the API did not respond, or with status 500 or above. Other failures show that it works. */
export function isOutage(outcome: unknown): outcome is Failure {
  const result = typeof outcome === 'object' && outcome && 'result' in outcome ? outcome.result : null
  return result === 'server_error' || result === 'unreachable'
}
