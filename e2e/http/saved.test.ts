import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { get } from '../support/site'

test('the page of saved jobs is static, not indexed, and in no sitemap', async () => {
  const saved = routes.saved('en')
  const response = await get(saved)
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  const sitemap = await get(routes.sitemap('en', { kind: 'pages', part: 1 }))
  expect(sitemap.status).toBe(200)
  expect(await sitemap.text()).not.toContain(saved)
})

test('the service worker of saved jobs is JavaScript that browsers ask for again', async () => {
  const worker = await get(routes.savedWorker())
  expect(worker.status).toBe(200)
  expect(worker.headers.get('content-type')).toContain('javascript')
  expect(worker.headers.get('cache-control')).toContain('max-age=0')
})
