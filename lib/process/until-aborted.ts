/**
 * The result of a promise, or a rejection with the reason of the signal as soon as it aborts. undici, the `fetch` of Node.js 20, can
 * leave the body of a response unsettled for ever where the signal aborts after the headers were received.
 */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([promise, aborted])
}
