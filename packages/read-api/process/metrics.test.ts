import { once } from 'node:events'
import { registerCache } from '@vitrine/content-store/cache-statistics'
import { LRUCache } from 'lru-cache'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics, type Metrics } from './metrics'

/** The lines of `/metrics`. */
async function scrape(metrics: Metrics): Promise<string[]> {
  const server = metrics.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const response = await fetch(`http://127.0.0.1:${address.port}/metrics`)
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  expect((await fetch(`http://127.0.0.1:${address.port}/`)).status).toBe(404)
  return (await response.text()).split('\n')
}

test('/metrics has the number of requests by operation and status', async () => {
  const metrics = createMetrics()
  const request = { requestId: 'a', method: 'GET', path: '/', operation: 'getJob', token: undefined }
  metrics.observe({ ...request, status: 200, durationMs: 3 })
  metrics.observe({ ...request, status: 200, durationMs: 30 })
  metrics.observe({ ...request, status: 404, durationMs: 1 })
  expect(await scrape(metrics)).toEqual(
    expect.arrayContaining([
      'vitrine_api_request_duration_seconds_bucket{le="0.005",operation="getJob",status="200"} 1',
      'vitrine_api_request_duration_seconds_count{operation="getJob",status="200"} 2',
      'vitrine_api_request_duration_seconds_count{operation="getJob",status="404"} 1',
    ]),
  )
})

test('/metrics has the fill level of each cache at the time of the request', async () => {
  const metrics = createMetrics()
  const byCount = new LRUCache<string, object>({ max: 4 })
  const bySize = new LRUCache<string, object>({ maxSize: 10, sizeCalculation: () => 5 })
  registerCache('by count', () => byCount)
  registerCache('by size', () => bySize)
  byCount.set('a', {})
  bySize.set('a', {})
  bySize.set('b', {})
  expect(await scrape(metrics)).toEqual(
    expect.arrayContaining([
      'vitrine_api_cache_entries{cache="by count"} 1',
      'vitrine_api_cache_fill_ratio{cache="by count"} 0.25',
      'vitrine_api_cache_entries{cache="by size"} 2',
      'vitrine_api_cache_fill_ratio{cache="by size"} 1',
    ]),
  )
})
