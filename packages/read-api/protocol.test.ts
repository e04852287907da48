import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { errorWire } from '@vitrine/api-contract/error'
import type { Context } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type ApiOptions, createApp } from './app'
import { openDatabase } from './db/connect'
import type { AnsweredRequest } from './middleware/request-log'
import { makeFiles } from './testing/content-folder'
import { engines } from './testing/engines'
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

  /** The app as somebody else would run it, on the same content. */
  function makeApp(options: Partial<ApiOptions>) {
    const db = openDatabase(api.databaseUrl)
    onTestFinished(() => db.destroy())
    return createApp({ db, siteUrl: 'https://site.example', ...options })
  }

  const withToken = (headers: Record<string, string> = {}) => ({
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })

  describe('what may be kept', () => {
    test('is public for embed, and depends on the encoding alone', async () => {
      const { headers } = await api.app.request(embed)
      expect(headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=300')
      expect(headers.get('Vary')).toBe('Accept-Encoding')
    })

    test.each([job, organizations])('is private for %s, and depends on the token', async (address) => {
      const { headers } = await api.app.request(address, withToken())
      expect(headers.get('Cache-Control')).toBe('private, no-cache')
      expect(headers.get('Vary')).toBe('Accept-Encoding, Authorization')
    })

    test('is nothing of an error', async () => {
      for (const address of ['/api/v1/embed?organization_reference=none', job, '/nothing']) {
        expect((await api.app.request(address)).headers.get('Cache-Control')).toBe('no-store')
      }
    })

    test.each([embed, job])('of %s is confirmed by 304 with the same headers', async (address) => {
      const first = await api.app.request(address, withToken())
      const again = await api.app.request(
        address,
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
    ['the tag alone', (tag: string) => tag, 304],
    ['the tag among others', (tag: string) => `"a", ${tag}, W/"b"`, 304],
    ['the tag as if it were strong', (tag: string) => tag.replace('W/', ''), 304],
    ['any', () => '*', 304],
    ['others', () => 'W/"a", "b"', 200],
  ])('If-None-Match with %s', async (_name, write, status) => {
    for (const address of [embed, job, organizations, '/api/v1/openapi.json']) {
      const first = await api.app.request(address, withToken())
      const tag = first.headers.get('ETag') ?? ''
      expect(tag).toMatch(/^W\/"[^"]+"$/)
      for (const method of ['GET', 'HEAD']) {
        const answer = await api.app.request(address, {
          method,
          ...withToken({ 'If-None-Match': write(tag) }),
        })
        expect(answer.status).toBe(status)
        expect(answer.headers.get('ETag')).toBe(tag)
        expect(answer.headers.get('X-Total')).toBe(first.headers.get('X-Total'))
        expect(await answer.text()).toBe(
          status === 304 || method === 'HEAD' ? '' : await first.clone().text(),
        )
      }
    }
  })

  test('Last-Modified is the newest updated_at that is shown, and is not said of embed', async () => {
    const one = await api.app.request(job, withToken())
    const { updated_at } = await one.json()
    expect(Date.parse(one.headers.get('Last-Modified') ?? '')).toBe(
      Math.floor(Date.parse(updated_at) / 1000) * 1000,
    )
    const list = await api.app.request(organizations, withToken())
    expect(list.headers.get('Last-Modified')).toBe('Fri, 20 Nov 2026 12:00:00 GMT')
    expect((await api.app.request(embed)).headers.has('Last-Modified')).toBe(false)
  })

  describe('a server that compresses', () => {
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
    ])('answers %j with %s', async (accepted, expected) => {
      const answer = await makeApp({ compresses: true }).request(embed, {
        headers: { 'Accept-Encoding': accepted },
      })
      expect(answer.headers.get('Content-Encoding')).toBe(expected)
      const body = Buffer.from(await answer.arrayBuffer())
      const plain =
        expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body
      expect(JSON.parse(plain.toString())).toEqual(await api.getJson('/embed?organization_reference=AcmE01'))
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    })

    test('leaves what is small as it is, and HEAD without a body', async () => {
      const headers = { 'Accept-Encoding': 'gzip' }
      const app = makeApp({ compresses: true })
      expect((await app.request('/nothing', { headers })).headers.has('Content-Encoding')).toBe(false)
      const head = await app.request(embed, { method: 'HEAD', headers })
      expect(head.headers.get('Content-Encoding')).toBe('gzip')
      expect(await head.text()).toBe('')
    })

    test('is not the one inside Next', async () => {
      const answer = await api.app.request(embed, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(answer.headers.has('Content-Encoding')).toBe(false)
    })
  })

  describe('other origins', () => {
    test('may ask embed before they ask it', async () => {
      const headers = { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' }
      const answer = await api.app.request(embed, { method: 'OPTIONS', headers })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,OPTIONS')
      expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    })

    test.each([
      [embed, 200],
      ['/api/v1/embed', 400],
      ['/api/v1/embed/?organization_reference=AcmE01', 200],
      ['/api/v1/embed?organization_reference=none', 404],
      [`${embed}&x=${'a'.repeat(9000)}`, 414],
    ])('may read embed: %.60s answers %i', async (address, status) => {
      const answer = await api.app.request(address)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    })

    test.each(['/api/v1/embedded', '/api/v1/openapi.json', '/api/v1/docs', job])(
      'may not read %s',
      async (address) => {
        const answer = await api.app.request(address, withToken({ Origin: 'https://a.example' }))
        expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
      },
    )
  })

  describe('a request', () => {
    test('keeps its id where it is sane', async () => {
      const seen: AnsweredRequest[] = []
      const app = makeApp({ observe: (request) => seen.push(request) })
      for (const [given, isKept] of [
        ['abc-1.2:3_4', true],
        ['a b', false],
        ['x'.repeat(129), false],
        ['', false],
      ] as const) {
        const answer = await app.request(embed, { headers: { 'X-Request-Id': given } })
        const id = answer.headers.get('X-Request-Id') ?? ''
        if (isKept) expect(id).toBe(given)
        else expect(id).toMatch(/^[0-9a-f-]{36}$/)
        expect(seen.pop()?.requestId).toBe(id)
      }
    })

    test('is told of without anything of its query or its token', async () => {
      const seen: AnsweredRequest[] = []
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

    test('of an address over 8 KB answers 414, with headers over 16 KB 431', async () => {
      for (const [bytes, status] of [
        [8000, 200],
        [8300, 414],
        [65_536, 414],
      ] as const) {
        const answer = await api.app.request(`${embed}&x=${'a'.repeat(bytes - embed.length)}`)
        expect(answer.status).toBe(status)
        if (status === 414) expect(errorWire.parse(await answer.json()).error).toBe('uri_too_long')
      }
      for (const [bytes, status] of [
        [16_000, 200],
        [16_500, 431],
      ] as const) {
        const answer = await api.app.request(embed, { headers: { 'X-Long': 'a'.repeat(bytes) } })
        expect(answer.status).toBe(status)
        if (status === 431) expect(errorWire.parse(await answer.json()).error).toBe('headers_too_large')
      }
    })
  })

  describe('limits', () => {
    /** Allows so many of each key, and says which keys were counted. */
    function makeLimits(allowed: number) {
      const counts = new Map<string, number>()
      const count = async (key: string) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return (counts.get(key) ?? 0) > allowed ? 7 : 0
      }
      return { counts, countToken: count, countAddress: (_: Context) => count('address') }
    }

    test('are of the token where there is one, else of the address', async () => {
      const limits = makeLimits(2)
      const app = makeApp({ limits })
      const statuses = async (address: string, init = {}) => {
        const answers = [
          await app.request(address, init),
          await app.request(address, init),
          await app.request(address, init),
        ]
        return answers.map((answer) => answer.status)
      }
      expect(await statuses(job, withToken())).toEqual([200, 200, 429])
      expect(await statuses(embed)).toEqual([200, 200, 429])
      // A wrong token is no token, so that guessing is counted on who guesses.
      expect(await statuses(job, { headers: { Authorization: 'Bearer vit_wrong' } })).toEqual([429, 429, 429])
      expect(limits.counts.size).toBe(2)
    })

    test('that are passed answer 429, when to come back, and the error body', async () => {
      const answer = await makeApp({ limits: makeLimits(0) }).request(embed)
      expect(answer.status).toBe(429)
      expect(answer.headers.get('Retry-After')).toBe('7')
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(errorWire.parse(await answer.json()).error).toBe('too_many_requests')
    })
  })
})
