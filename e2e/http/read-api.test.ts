import { expect, test } from 'vitest'
import { headerValue, send } from '@/e2e/faults/security/http'
import { companies } from '../records/companies'
import { siteReference } from '../records/sites'
import { baseUrl } from '../support/site'

/** The operations of the Read API at the site, with the status of a request without a token. */
const operations = [
  ['/api/v1/external/organizations', `?cms_sites_references=${siteReference}`, 401],
  ['/api/v1/external/jobs/HBW_none', '?stages=true', 401],
  ['/api/v1/embed', `?organization_reference=${companies.harbourWorks.reference}`, 200],
  ['/api/v1/external/cms/articles/all', '?per_page=1', 401],
] as const

for (const [path, query, status] of operations) {
  for (const slash of ['', '/']) {
    const url = `${path}${slash}${query}`

    test(`OPTIONS ${url} is a preflight that needs no token`, async () => {
      const response = await send(baseUrl, url, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://a.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(response.status).toBe(204)
      expect(headerValue(response, 'access-control-allow-origin')).toBe('*')
      expect(headerValue(response, 'access-control-allow-headers')).toBe('authorization')
      expect(headerValue(response, 'access-control-allow-methods')).toBe('GET,HEAD,OPTIONS')
    })

    test(`GET ${url} responds with ${status}, without a redirect and to every origin`, async () => {
      const response = await send(baseUrl, url, { headers: { origin: 'https://a.example' } })
      expect(response.status).toBe(status)
      expect(headerValue(response, 'access-control-allow-origin')).toBe('*')
      expect(headerValue(response, 'access-control-expose-headers')).toContain('X-Total')
    })
  }
}

test('other methods get 405 from the API, and errors can be read by every origin', async () => {
  const response = await send(baseUrl, '/api/v1/external/cms/articles/all/', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(headerValue(response, 'allow')).toBe('GET, HEAD, OPTIONS')
  const long = await send(baseUrl, `/api/v1/embed?x=${'a'.repeat(9_000)}`)
  expect([long.status, JSON.parse(long.body.toString()).error]).toEqual([414, 'uri_too_long'])
  const invalid = await send(baseUrl, '/api/v1/external/cms/articles/all/?page=0', {})
  expect(invalid.status).toBe(400)
  expect(headerValue(invalid, 'access-control-allow-origin')).toBe('*')
})
