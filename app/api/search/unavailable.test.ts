import { expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

it('responds with 200 and no group where nothing was ever read', async () => {
  const site = await startSite([], { LOG_LEVEL: 'silent' })
  const { GET } = await import('./route')
  site.fail(/./)
  const response = await GET(new Request('http://site.example/api/search?locale=en&q=night'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ unavailable: ['articles', 'companies', 'jobs'] })
  await site.stop()
}, 60_000)
