import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { errorWire } from '@vitrine/api-contract/error'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { engines } from '@vitrine/content-store/testing/engines'
import type { Context } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type ApiOptions, createApp } from './app'
import type { LoggedRequest } from './middleware/request-log'
import { makeFiles } from './testing/content-folder'
import { startApi, type TestApi } from './testing/test-api'

const embed = '/api/v1/embed?organization_reference=AcmE01'
const job = '/api/v1/external/jobs/WTTJ_gld0A7L'
const organizations = '/api/v1/external/organizations?cms_sites_references=board'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let token: string

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
    token = await api.tokenFor('jobs_r', 'su_organizations_r')
  })
  afterAll(() => api.stop())

  /** An app with other options on the same database. */
  function makeApp(options: Partial<ApiOptions>) {
    const db = openDatabase(api.databaseUrl)
    onTestFinished(() => db.destroy())
    return createApp({ db, siteUrl: 'https://site.example', ...options })
  }

  const withToken = (headers: Record<string, string> = {}) => ({
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })

  describe('caching', () => {
    test('is public for embed, and varies by the encoding only', async () => {
      const { headers } = await api.app.request(embed)
      expect(headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=300')
      expect(headers.get('Vary')).toBe('Accept-Encoding')
    })

    test.each([job, organizations])('is private for %s, and varies by the token', async (path) => {
      const { headers } = await api.app.request(path, withToken())
      expect(headers.get('Cache-Control')).toBe('private, no-cache')
      expect(headers.get('Vary')).toBe('Accept-Encoding, Authorization')
    })

    test('is forbidden for errors', async () => {
      for (const path of ['/api/v1/embed?organization_reference=none', job, '/nothing']) {
        expect((await api.app.request(path)).headers.get('Cache-Control')).toBe('no-store')
      }
    })

    test.each([embed, job])('of %s is revalidated by a 304 with the same headers', async (path) => {
      const first = await api.app.request(path, withToken())
      const again = await api.app.request(
        path,
        withToken({ 'If-None-Match': first.headers.get('ETag') ?? '' }),
      )
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      for (const name of ['Cache-Control', 'Vary', 'ETag', 'Last-Modified', 'Access-Control-Allow-Origin']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name))
      }
    })
  })

  test.each([
    ['the ETag alone', (tag: string) => tag, 304],
    ['the ETag among others', (tag: string) => `"a", ${tag}, W/"b"`, 304],
    ['the ETag as a strong one', (tag: string) => tag.replace('W/', ''), 304],
    ['an asterisk', () => '*', 304],
    ['other ETags', () => 'W/"a", "b"', 200],
  ])('If-None-Match with %s responds with the right status', async (_name, write, status) => {
    for (const path of [embed, job, organizations, '/api/v1/openapi.json']) {
      const first = await api.app.request(path, withToken())
      const tag = first.headers.get('ETag') ?? ''
      expect(tag).toMatch(/^W\/"[^"]+"$/)
      for (const method of ['GET', 'HEAD']) {
        const response = await api.app.request(path, {
          method,
          ...withToken({ 'If-None-Match': write(tag) }),
        })
        expect(response.status).toBe(status)
        expect(response.headers.get('ETag')).toBe(tag)
        expect(response.headers.get('X-Total')).toBe(first.headers.get('X-Total'))
        expect(await response.text()).toBe(
          status === 304 || method === 'HEAD' ? '' : await first.clone().text(),
        )
      }
    }
  })

  test('Last-Modified is the newest updated_at shown; embed has none', async () => {
    const one = await api.app.request(job, withToken())
    const { updated_at } = await one.json()
    expect(Date.parse(one.headers.get('Last-Modified') ?? '')).toBe(
      Math.floor(Date.parse(updated_at) / 1000) * 1000,
    )
    const list = await api.app.request(organizations, withToken())
    expect(list.headers.get('Last-Modified')).toBe('Fri, 20 Nov 2026 12:00:00 GMT')
    expect((await api.app.request(embed)).headers.has('Last-Modified')).toBe(false)
  })

  describe('compression', () => {
    test.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['deflate', null],
      ['identity', null],
      ['gzip;q=0', null],
      ['', null],
      ['gzip;q=x', null],
    ])('for Accept-Encoding %j is %s', async (accepted, expected) => {
      const response = await makeApp({ compresses: true }).request(embed, {
        headers: { 'Accept-Encoding': accepted },
      })
      expect(response.headers.get('Content-Encoding')).toBe(expected)
      const body = Buffer.from(await response.arrayBuffer())
      const plain =
        expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body
      expect(JSON.parse(plain.toString())).toEqual(await api.getJson('/embed?organization_reference=AcmE01'))
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    })

    test('skips small bodies, and sets the header of HEAD without a body', async () => {
      const headers = { 'Accept-Encoding': 'gzip' }
      const app = makeApp({ compresses: true })
      expect((await app.request('/nothing', { headers })).headers.has('Content-Encoding')).toBe(false)
      const head = await app.request(embed, { method: 'HEAD', headers })
      expect(head.headers.get('Content-Encoding')).toBe('gzip')
      expect(await head.text()).toBe('')
    })

    test('is off in the embedded API', async () => {
      const response = await api.app.request(embed, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(response.headers.has('Content-Encoding')).toBe(false)
    })
  })

  describe('a request', () => {
    test('has the id of its X-Request-Id header if that is valid, else a new one', async () => {
      const seen: LoggedRequest[] = []
      const app = makeApp({ observe: (request) => seen.push(request) })
      for (const [given, isValid] of [
        ['abc-1.2:3_4', true],
        ['a b', false],
        ['x'.repeat(129), false],
        ['', false],
      ] as const) {
        const response = await app.request(embed, { headers: { 'X-Request-Id': given } })
        const id = response.headers.get('X-Request-Id') ?? ''
        if (isValid) expect(id).toBe(given)
        else expect(id).toMatch(/^[0-9a-f-]{36}$/)
        expect(seen.pop()?.requestId).toBe(id)
      }
    })

    test('is reported without its query and its token', async () => {
      const seen: LoggedRequest[] = []
      const app = makeApp({ observe: (request) => seen.push(request) })
      await app.request(`${job}?stages=true&secret=hunter2`, withToken())
      await app.request(`/api/v1/external/jobs/${token}`, withToken())
      await app.request('/api/v1/embed/?organization_reference=AcmE01')
      await app.request(organizations, { method: 'POST' })
      expect(JSON.stringify(seen)).not.toContain('hunter2')
      expect(JSON.stringify(seen)).not.toContain(token)
      expect(seen.map(({ operation, status, method }) => [operation, status, method])).toEqual([
        ['getJob', 200, 'GET'],
        ['getJob', 404, 'GET'],
        ['getEmbed', 200, 'GET'],
        ['listOrganizations', 405, 'POST'],
      ])
      expect(seen[0]).toMatchObject({ path: job, token: expect.stringMatching(/^[0-9a-f]{8}$/) })
    })

    test('with a URL over 8 KB gets 414, with headers over 16 KB 431', async () => {
      for (const [bytes, status] of [
        [8000, 200],
        [8300, 414],
        [65_536, 414],
      ] as const) {
        const response = await api.app.request(`${embed}&x=${'a'.repeat(bytes - embed.length)}`)
        expect(response.status).toBe(status)
        if (status === 414) expect(errorWire.parse(await response.json()).error).toBe('uri_too_long')
      }
      for (const [bytes, status] of [
        [16_000, 200],
        [16_500, 431],
      ] as const) {
        const response = await api.app.request(embed, { headers: { 'X-Long': 'a'.repeat(bytes) } })
        expect(response.status).toBe(status)
        if (status === 431) expect(errorWire.parse(await response.json()).error).toBe('headers_too_large')
      }
    })
  })

  describe('limits', () => {
    /** Limits with the same allowance for each key; `counts` has the counted keys. */
    function makeLimits(allowed: number) {
      const counts = new Map<string, number>()
      const count = async (key: string) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return (counts.get(key) ?? 0) > allowed ? 7 : 0
      }
      return { counts, countToken: count, countAddress: (_: Context) => count('client') }
    }

    test('apply to the token, or to the IP path without an accepted token', async () => {
      const limits = makeLimits(2)
      const app = makeApp({ limits })
      const statuses = async (path: string, init = {}) => {
        const responses = [
          await app.request(path, init),
          await app.request(path, init),
          await app.request(path, init),
        ]
        return responses.map((response) => response.status)
      }
      expect(await statuses(job, withToken())).toEqual([200, 200, 429])
      expect(await statuses(embed)).toEqual([200, 200, 429])
      // A wrong token counts on the IP path, which limits guessing.
      expect(await statuses(job, { headers: { Authorization: 'Bearer vit_wrong' } })).toEqual([429, 429, 429])
      expect(limits.counts.size).toBe(2)
    })

    test('respond with 429, Retry-After and the error body when exceeded', async () => {
      const response = await makeApp({ limits: makeLimits(0) }).request(embed)
      expect(response.status).toBe(429)
      expect(response.headers.get('Retry-After')).toBe('7')
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(errorWire.parse(await response.json()).error).toBe('too_many_requests')
    })
  })
})
