const sampleMs = 250

/** Reads a counter of calls four times a second. `stop` returns the most calls within any period of this many seconds. */
export function watchCalls(count: () => number): { stop: (seconds: number) => number } {
  const samples = [{ time: performance.now(), count: count() }]
  const add = () => samples.push({ time: performance.now(), count: count() })
  const timer = setInterval(add, sampleMs)
  return {
    stop: (seconds) => {
      clearInterval(timer)
      add()
      return mostIn(samples, seconds * 1000)
    },
  }
}

/** The largest growth of a count within any period of `ms` milliseconds. The times of the samples are in milliseconds too. @internal */
export function mostIn(samples: readonly { time: number; count: number }[], ms: number): number {
  let most = 0
  let first = 0
  for (const { time, count } of samples) {
    while (time - (samples[first]?.time ?? time) > ms) first += 1
    most = Math.max(most, count - (samples[first]?.count ?? count))
  }
  return most
}
