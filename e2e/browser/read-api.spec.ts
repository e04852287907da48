import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { companies } from '../records/companies'
import { baseUrl } from '../support/site'

test('a script of another origin sends a token to the API and reads its response', async ({ page }) => {
  // A page of this machine, because browsers block requests from other pages to it.
  const other = createServer((_, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const read = (path: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url, { headers: { Authorization: 'Bearer vit_wrong' } })
      return {
        status: response.status,
        body: await response.json(),
        id: response.headers.get('X-Request-Id'),
      }
    }, `${baseUrl}${path}`)
  expect(await read('/api/v1/external/cms/articles/all/?per_page=1')).toMatchObject({
    status: 401,
    body: { error: 'unauthorized' },
    id: expect.stringMatching(/./),
  })
  const { reference, name } = companies.harbourWorks
  expect(await read(`/api/v1/embed/?organization_reference=${reference}`)).toMatchObject({
    status: 200,
    body: { name },
  })
  other.closeAllConnections()
  other.close()
})

test('the documentation page shows its operations, and no script fails', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/api/v1/docs')
  await expect(page.locator('.opblock-summary-path')).toHaveCount(4)
  expect(errors).toEqual([])
})
