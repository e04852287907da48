import { untilAborted } from './until-aborted'

/**
 * What `read` makes of the response, whose body it reads or cancels. Rejects with a `TimeoutError` when the time for both is over.
 * Follows no redirects.
 */
export function fetchWithin<T>(
  url: string,
  timeoutMs: number,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  return untilAborted(fetch(url, { ...init, redirect: 'manual', signal }).then(read), signal)
}
