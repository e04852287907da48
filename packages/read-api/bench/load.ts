import autocannon from 'autocannon'

export type Measured = { requestsPerSecond: number; p50Ms: number; p99Ms: number; failures: number }

/** A number of requests, or a duration in seconds. */
export type Limit = { amount: number } | { duration: number }

export const connections = 4

/**
 * Requests the paths in turn. Each connection has its own share of them, so no path is requested twice before all are
 * requested once.
 */
export async function load(
  url: string,
  token: string,
  paths: readonly string[],
  limit: Limit,
): Promise<Measured> {
  const shares = Math.min(connections, paths.length)
  const times: number[] = []
  let clients = 0
  let finished = 0
  const started = performance.now()
  const { non2xx, errors } = await autocannon({
    url,
    connections: paths.length === 1 ? connections : shares,
    timeout: 60,
    ...limit,
    setupClient: (client) => {
      const share = paths.filter((_, at) => at % shares === clients % shares)
      clients += 1
      const headers = { Authorization: `Bearer ${token}` }
      client.setRequests(share.map((path) => ({ method: 'GET', path, headers })))
      // The times of autocannon are whole milliseconds, and its duration is whole seconds.
      client.on('response', (_status, _bytes, time) => {
        times.push(time)
        finished = performance.now()
      })
    },
  })
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    requestsPerSecond: (1000 * times.length) / (finished - started),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    failures: non2xx + errors,
  }
}
