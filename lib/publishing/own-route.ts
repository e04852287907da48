import { schedulerState } from './scheduler-state'

/** Authenticates this process at its own routes and pages. None in a process without a scheduler. */
export function ownHeaders(): Record<string, string> {
  const { key } = schedulerState
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

/** A route or page of this process responded with an error, for example because the API is away. The route logs the cause. */
export class UnexpectedStatus extends Error {
  override name = 'UnexpectedStatus'
  constructor(resource: string, status: number) {
    super(`${resource}: ${status}`)
  }
}

/** Calls an API route that only this process may call. Rejects after the time limit. */
export function callOwnRoute(url: string, timeoutMs: number, body?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: ownHeaders(),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  })
}
