import { fetchWithin } from '@/lib/process/fetch-within'
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

/**
 * Calls an API route that only this process may call, and gives the JSON of its response. Rejects after the time limit, and with
 * `UnexpectedStatus` for an error. `path` can have a query.
 */
export function callOwnRoute<T>(origin: string, path: string, timeoutMs: number, body?: string): Promise<T> {
  const init = { method: 'POST', headers: ownHeaders(), ...(body === undefined ? {} : { body }) }
  return fetchWithin(origin + path, timeoutMs, init, async (response) => {
    if (response.ok) return (await response.json()) as T
    await response.body?.cancel()
    throw new UnexpectedStatus(path, response.status)
  })
}
