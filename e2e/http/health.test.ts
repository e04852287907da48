import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { baseUrl, get } from '../support/site'

test('/livez and /readyz tell the state of the process, and nothing about its settings', async () => {
  const live = await get(routes.livez())
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
  // The process has just started, if this file is the first.
  await expect.poll(async () => (await get(routes.readyz())).status, { timeout: 30_000 }).toBe(200)
  const ready = await get(routes.readyz())
  expect(await ready.json()).toEqual({ status: 'ready', copy: null })
  for (const { headers } of [live, ready]) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('the route that invalidates does not exist for other callers', async () => {
  const url = new URL(routes.invalidateRecords(), baseUrl)
  for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined']) {
    const response = await fetch(url, { method: 'POST', headers: { authorization }, body: '{"since":0}' })
    expect([response.status, await response.text()]).toEqual([404, ''])
  }
})
