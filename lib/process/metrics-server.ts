import { createServer, type Server } from 'node:http'
import { logError, logInfo } from '@/lib/process/log'
import { collectProcessMetrics, metrics } from '@/lib/process/metrics'

const maxConnections = 20

/**
 * Serves `/metrics` for Prometheus at the address `host`, on a port of its own, so that the port of the site does not
 * expose it. A port that is in use, and a host that is no address of this machine, are logged, and the site runs without
 * metrics. The server does not keep the process alive.
 */
export function startMetricsServer(port: number, host: string): Server {
  collectProcessMetrics()
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.url !== '/metrics' || !isRead) {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.metrics()
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : text)
    } catch (error) {
      logError('The metrics cannot be read', error)
      response.writeHead(500).end()
    }
  })
  server.maxConnections = maxConnections
  server.on('error', (error) => logError('The metrics server failed', error, { port, host }))
  server.on('listening', () => logInfo('The metrics server listens', { port, host }))
  return server.listen(port, host).unref()
}
