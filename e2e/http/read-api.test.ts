import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { headerValue, send } from '@/e2e/faults/security/http'
import { routes } from '@/lib/routes'
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

test('each method that a path lacks has the response of the API', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'POST', 'OPTIONS']) {
    const refused = await send(baseUrl, '/api/v1/docs', { method })
    expect([method, refused.status, headerValue(refused, 'allow')]).toEqual([method, 405, 'GET, HEAD'])
    expect([method, (await send(baseUrl, routes.apiNotFound(), { method })).status]).toEqual([method, 404])
  }
})

test('the files of the documentation are the same in every encoding', async () => {
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png']) {
    const read = async (accepted: string) => {
      const headers = { 'accept-encoding': accepted }
      const response = await send(baseUrl, `/api/v1/docs/${name}`, { headers })
      return { body: response.body, encoding: headerValue(response, 'content-encoding') }
    }
    const plain = await read('identity')
    expect(plain.encoding).toBeNull()
    for (const accepted of ['gzip', 'br', 'gzip, deflate, br, zstd']) {
      const { body, encoding } = await read(accepted)
      const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
      expect(decode(body).equals(plain.body), `${name} ${accepted}`).toBe(true)
    }
  }
})
