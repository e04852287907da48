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
}
