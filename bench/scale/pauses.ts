import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 20

/**
 * The longest time in milliseconds that the process takes for a small response while `work` runs: nothing else of the process
 * is handled meanwhile.
 */
export async function measurePauses<T>(
  siteUrl: string,
  work: Promise<T>,
): Promise<{ result: T; longestMs: number }> {
  let isRunning = true
  const stop = () => {
    isRunning = false
  }
  work.then(stop, stop)
  let longestMs = 0
  while (isRunning) {
    const started = performance.now()
    await fetch(`${siteUrl}/livez`).then((response) => response.arrayBuffer())
    longestMs = Math.max(longestMs, performance.now() - started)
    await wait(pauseMs)
  }
  return { result: await work, longestMs }
}
