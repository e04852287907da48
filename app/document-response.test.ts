import { describe, expect, it } from 'vitest'
import { respondWith } from './document-response'

const lastModified = new Date('2026-03-01T10:00:00.500Z')
const document = {
  body: '<feed/>',
  type: 'application/atom+xml; charset=utf-8',
  sharedMaxAge: 60,
  lastModified,
}

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return respondWith(new Request('http://site.example/feed', { method, headers }), document)
}

const etag = ask().headers.get('etag') ?? ''

describe('a document', () => {
  it('comes whole with its validators', async () => {
    const answer = ask()
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<feed/>')
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(answer.headers.get('last-modified')).toBe('Sun, 01 Mar 2026 10:00:00 GMT')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })

  it('is not sent again to who has it', async () => {
    const strong = etag.replace('W/', '')
    for (const named of [etag, strong, `"other", ${etag}`, '*']) {
      const answer = ask({ 'If-None-Match': named })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
      expect(answer.headers.get('cache-control')).toBe(ask().headers.get('cache-control'))
    }
    const since = 'Sun, 01 Mar 2026 10:00:00 GMT'
    expect(ask({ 'If-Modified-Since': since }).status).toBe(304)
    expect(ask({ 'If-Modified-Since': 'Sun, 01 Mar 2026 09:59:59 GMT' }).status).toBe(200)
    expect(ask({ 'If-Modified-Since': 'yesterday' }).status).toBe(200)
  })

  it('goes by the tag where both validators come', () => {
    const since = 'Sun, 01 Mar 2027 10:00:00 GMT'
    expect(ask({ 'If-None-Match': '"other"', 'If-Modified-Since': since }).status).toBe(200)
    expect(ask({ 'If-None-Match': etag, 'If-Modified-Since': 'Sat, 01 Mar 2025 10:00:00 GMT' }).status).toBe(
      304,
    )
  })

  it('answers HEAD with the same headers and no body', async () => {
    const answer = ask({}, 'HEAD')
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })
})
