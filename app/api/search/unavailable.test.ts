import { expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

it('responds with 503 where the store cannot be read', async () => {
  const site = await startSite([], { LOG_LEVEL: 'silent', DATABASE_URL: 'file:/nowhere/content.db' })
  const { GET } = await import('./route')
  const response = await GET(new Request('http://site.example/api/search?locale=en&q=night'))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.json()).toMatchObject({ error: 'unavailable' })
  await site.stop()
}, 60_000)
