import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from '#middleware/request-log'

export type Metrics = {
  observe: (request: AnsweredRequest) => void
  /** Serves `/metrics` alone: it is made for another port than that of the API. */
  listen: (port: number) => Server
}

/** Requests by operation and status with their durations, and the process's own figures. */
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
  return {
    observe: ({ operation, status, durationMs }) =>
      durations.observe({ operation, status: String(status) }, durationMs / 1000),
    listen: (port) =>
      createServer(async (request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        const text = await register.metrics()
        response.writeHead(200, { 'Content-Type': register.contentType }).end(text)
      }).listen(port),
  }
}
