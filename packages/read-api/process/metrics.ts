import { createServer, type Server } from 'node:http'
import { type CacheStatistics, cacheStatistics } from '@vitrine/content-store/cache-statistics'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LoggedRequest } from '#middleware/request-log'

export type Metrics = {
  observe: (request: LoggedRequest) => void
  /** Serves `/metrics` for Prometheus on a port of its own, so that the port of the API does not expose it. */
  listen: (port: number, host: string) => Server
}

/** Durations of requests by operation and status, the fill level of each cache, and the metrics of the process. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'vitrine_api_request_duration_seconds',
    help: 'Duration of the requests of the Read API; its _count is their number',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  addCacheGauge(register, 'entries', 'Number of entries of an in-memory cache', ({ entries }) => entries)
  addCacheGauge(
    register,
    'fill_ratio',
    'Used part of the bound of an in-memory cache, from 0 to 1',
    ({ fillRatio }) => fillRatio,
  )
  return {
    observe: ({ operation, status, durationMs }) =>
      durations.observe({ operation, status: String(status) }, durationMs / 1000),
    listen: (port, host) =>
      createServer(async (request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        const text = await register.metrics()
        response.writeHead(200, { 'Content-Type': register.contentType }).end(text)
      }).listen(port, host),
  }
}

function addCacheGauge(
  register: Registry,
  suffix: string,
  help: string,
  toValue: (statistics: CacheStatistics) => number,
): void {
  new Gauge({
    name: `vitrine_api_cache_${suffix}`,
    help,
    labelNames: ['cache'],
    registers: [register],
    collect() {
      for (const statistics of cacheStatistics()) this.set({ cache: statistics.name }, toValue(statistics))
    },
  })
}
