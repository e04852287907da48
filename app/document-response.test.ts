import { describe, expect, it } from 'vitest'
import { respondWith } from './document-response'

const lastModified = new Date('2026-03-01T10:00:00.500Z')
const document = {
  body: '<feed/>',
  type: 'application/atom+xml; charset=utf-8',
  sharedMaxAge: 60,
  lastModified,
}

function respond(headers: Record<string, string> = {}, method = 'GET') {
  return respondWith(new Request('http://site.example/feed', { method, headers }), document)
}

const etag = respond().headers.get('etag') ?? ''

describe('respondWith', () => {
  it('sends the document with its validators', async () => {
    const response = respond()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<feed/>')
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(response.headers.get('last-modified')).toBe('Sun, 01 Mar 2026 10:00:00 GMT')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })

  it('responds with 304 where the client has the document', async () => {
    const strong = etag.replace('W/', '')
    for (const named of [etag, strong, `"other", ${etag}`, '*']) {
      const response = respond({ 'If-None-Match': named })
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
      expect(response.headers.get('cache-control')).toBe(respond().headers.get('cache-control'))
    }
    const since = 'Sun, 01 Mar 2026 10:00:00 GMT'
    expect(respond({ 'If-Modified-Since': since }).status).toBe(304)
    expect(respond({ 'If-Modified-Since': 'Sun, 01 Mar 2026 09:59:59 GMT' }).status).toBe(200)
    expect(respond({ 'If-Modified-Since': 'yesterday' }).status).toBe(200)
  })

  it('prefers the ETag to the date where the request has both', () => {
    const since = 'Sun, 01 Mar 2027 10:00:00 GMT'
    expect(respond({ 'If-None-Match': '"other"', 'If-Modified-Since': since }).status).toBe(200)
    expect(
      respond({ 'If-None-Match': etag, 'If-Modified-Since': 'Sat, 01 Mar 2025 10:00:00 GMT' }).status,
    ).toBe(304)
  })

  it('responds to HEAD with the same headers and no body', async () => {
    const response = respond({}, 'HEAD')
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })
})
