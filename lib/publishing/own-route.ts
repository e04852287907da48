import { schedulerState } from './scheduler-state'

/** Calls an API route that only this process may call. Rejects after the time limit. */
export function callOwnRoute(url: string, timeoutMs: number): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${schedulerState.key}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
