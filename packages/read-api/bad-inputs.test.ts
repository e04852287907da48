import { propertyRuns } from '@vitrine/api-contract/testing/full'
import { engines } from '@vitrine/content-store/testing/engines'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFiles } from './testing/content-folder'
import { startApi, type TestApi } from './testing/test-api'

const runs = propertyRuns(2_000)
const seed = 20261120
/** Of processor time, because other processes can delay a response. */
const slowMs = 1_000

const parameters = [
  ...['name', 'media_website_url', 'cms_sites_references', 'updated_after', 'created_after'],
  ...['page', 'per_page', 'offices', 'images', 'videos', 'stages', 'office', 'candidates_count'],
  ...['application_fields', 'organization', 'websites', 'organization_reference', 'indexed', 'language'],
  ...['category_reference', 'collection_reference', 'published_before', 'published_after', 'q', 'order_by'],
  ...['access_token', '__proto__', 'constructor', 'page[]', ''],
]

const nasty = [
  ...['', ' ', '\0', 'a\0b', '\u202e', '\ufeff', '\ud83d', '💥', 'İ', 'ß', 'e\u0301', '%', '_', '\\', '%00'],
  ...[
    "' or 1=1 --",
    "'; drop table jobs; --",
    '" union select * from api_tokens',
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...['<script>', 'null', 'undefined', 'NaN', '[object Object]', '0', '-1', '1', '1.5', '1e3', '0x1', '101'],
  ...['9'.repeat(7), '9'.repeat(30), '٣', 'true', 'false', 'TRUE', '1970-01-01', '2026-02-30', '0000-00-00'],
  ...[
    '9999-12-31',
    '-2026-01-01',
    '2026-01-01T00:00:00Z',
    '+002026-01-01',
    'published_at:asc',
    'board',
    'board,',
  ],
  ...[
    'AcmE01',
    'WTTJ_gld0A7L',
    'JOB_draft',
    'en',
    'night',
    'x'.repeat(201),
    'x'.repeat(65_536),
    ','.repeat(200),
  ],
]

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)) },
)
/** Usually encoded as by a client, sometimes raw in the URL. */
const encoded = fc.tuple(value, fc.integer({ min: 0, max: 9 })).map(([text, how]) => {
  const whole = text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '\ufffd')
  return how > 0 ? encodeURIComponent(whole) : whole.replace(/[#\s]/g, '%')
})
const pair = fc.tuple(fc.constantFrom(...parameters), encoded).map(([name, text]) => `${name}=${text}`)
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constant('/api/v1/external/organizations') },
  { weight: 3, arbitrary: fc.constant('/api/v1/external/cms/articles/all') },
  { weight: 2, arbitrary: fc.constantFrom('/api/v1/embed', '/api/v1/embed/') },
  { weight: 2, arbitrary: encoded.map((reference) => `/api/v1/external/jobs/${reference}`) },
  { weight: 1, arbitrary: fc.constant('/api/v1/external/jobs/WTTJ_gld0A7L') },
  { weight: 1, arbitrary: encoded.map((rest) => `/api/v1/${rest}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/', '//', '/api/v1/docs', '/api/v1/docs/../x', '/api/v1/openapi.json'),
  },
)
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    'Bearer',
    'Bearer  ',
    'Basic YTpi',
    'W/"x"',
    '*',
    '"',
    'gzip;q=x',
    'a'.repeat(9_000),
    'é',
    ',',
  ),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'Authorization',
    'If-None-Match',
    'X-Request-Id',
    'Accept-Encoding',
    'X-Forwarded-For',
    'Origin',
    'Range',
  ),
  headerValue,
  { maxKeys: 3 },
)
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'x'),
  },
)
const request = fc.record({
  method,
  path,
  query: fc.array(pair, { maxLength: 5 }),
  headers,
  hasToken: fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0),
})

/** Traces of the server's internals. */
const leak = /sqlite|libsql|kysely|\bselect\b.*\bfrom\b|node_modules|\/lib\/|\.ts:\d|^\s+at /im

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let token: string

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
    const all = [
      'su_organizations_r',
      'su_offices_r',
      'su_images_r',
      'su_videos_r',
      'jobs_r',
      'offices_r',
    ] as const
    const media = [
      'candidates_r',
      'cms_collection_categories_r',
      'cms_collections_r',
      'cms_articles_r',
    ] as const
    token = await api.tokenFor(...all, ...media)
  })
  afterAll(() => api.stop())

  test(`${runs} random bad requests each get a fast response without a 5xx status or server internals`, async () => {
    const statuses = new Set<number>()
    const property = fc.asyncProperty(request, async ({ method, path, query, headers, hasToken }) => {
      const url = `http://localhost${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
      const authorization: Record<string, string> =
        hasToken && !headers.Authorization ? { Authorization: `Bearer ${token}` } : {}
      const started = process.cpuUsage()
      const response = await api.app.request(
        new Request(url, { method, headers: { ...headers, ...authorization } }),
      )
      const text = await response.text()
      const { user, system } = process.cpuUsage(started)
      expect((user + system) / 1_000).toBeLessThan(slowMs)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.has('X-Request-Id')).toBe(true)
      statuses.add(response.status)
      if (response.status >= 400) expect(text).not.toMatch(leak)
    })
    await fc.assert(property, { numRuns: runs, seed })
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 204, 400, 401, 404, 405, 414]))
    expect(api.errors).toEqual([])
  }, 600_000)
})
