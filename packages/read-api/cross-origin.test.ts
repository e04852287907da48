import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type ApiOptions, createApp } from './app'
import { makeFiles } from './testing/content-folder'
import { startApi, type TestApi } from './testing/test-api'

const operations = [
  ['/external/organizations', '?cms_sites_references=board', '?page=0'],
  ['/external/jobs/WTTJ_gld0A7L', '', '?stages=1'],
  ['/embed', '?organization_reference=AcmE01', ''],
  ['/external/cms/articles/all', '', '?page=0'],
] as const
const withToken = operations.filter(([path]) => path !== '/embed')

const pageHeaders = ['X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Offset', 'Link']
const origin = { Origin: 'https://a.example' }

function expectReadable({ headers }: Response) {
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
  const exposed = headers.get('Access-Control-Expose-Headers')?.split(',')
  expect(exposed).toEqual(expect.arrayContaining([...pageHeaders, 'ETag', 'Retry-After']))
}

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let token: string

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
    token = await api.tokenFor(
      ...(['jobs_r', 'su_organizations_r'] as const),
      ...(['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r'] as const),
    )
  })
  afterAll(() => api.stop())

  /** An app with other options on the same database. */
  function makeApp(options: Partial<ApiOptions>) {
    const db = openDatabase(api.databaseUrl)
    onTestFinished(() => db.destroy())
    return createApp({ db, siteUrl: 'https://site.example', logError: () => {}, ...options })
  }

  const request = (path: string, headers: Record<string, string> = {}, app = api.app) =>
    app.request(`/api/v1${path}`, { headers: { ...origin, ...headers } })
  const bearer = () => ({ Authorization: `Bearer ${token}` })

  describe.each(operations)('%s', (path, query, invalidQuery) => {
    test.each(['', '/'])('responds to a preflight without a token; trailing slash: "%s"', async (slash) => {
      const limits = { countToken: async () => 9, countAddress: async () => 9 }
      const response = await makeApp({ limits }).request(`/api/v1${path}${slash}${query}`, {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization, if-none-match',
        },
      })
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
      expectReadable(response)
      expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,OPTIONS')
      expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization,if-none-match')
      expect(response.headers.get('Access-Control-Max-Age')).toBe('86400')
    })

    test.each(['GET', 'HEAD'])('responds to %s with a trailing slash as without it', async (method) => {
      const init = { method, headers: { ...origin, ...bearer() } }
      const [plain, slashed] = [
        await api.app.request(`/api/v1${path}${query}`, init),
        await api.app.request(`/api/v1${path}/${query}`, init),
      ]
      for (const response of [plain, slashed]) {
        expect(response.status).toBe(200)
        expectReadable(response)
      }
      expect(slashed.headers.get('ETag')).toBe(plain.headers.get('ETag'))
      expect(slashed.headers.get('X-Total')).toBe(plain.headers.get('X-Total'))
      expect(await slashed.text()).toBe(await plain.text())
      const again = await request(`${path}/${query}`, {
        ...bearer(),
        'If-None-Match': plain.headers.get('ETag') ?? '',
      })
      expect(again.status).toBe(304)
      expectReadable(again)
    })

    test.each(['', '/'])('can be read with every error; trailing slash: "%s"', async (slash) => {
      const url = `${path}${slash}`
      const limited = makeApp({ limits: { countToken: async () => 9, countAddress: async () => 9 } })
      const missing = makeApp({ db: openDatabase('/none/none.db') })
      const responses = [
        [400, await request(`${url}${invalidQuery}`)],
        [405, await api.app.request(`/api/v1${url}${query}`, { method: 'POST', headers: origin })],
        [414, await request(`${url}?x=${'a'.repeat(9_000)}`)],
        [429, await request(`${url}${query}`, {}, limited)],
        [431, await request(`${url}${query}`, { 'X-Long': 'a'.repeat(17_000) })],
        [503, await request(`${url}${query}`, bearer(), missing)],
      ] as const
      for (const [status, response] of responses) {
        expect(response.status).toBe(status)
        expectReadable(response)
      }
      expect(responses[1][1].headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
    })
  })

  test.each(withToken)('%s still needs its token and scope', async (path, query) => {
    const other = await api.tokenFor('offices_r')
    for (const slash of ['', '/']) {
      for (const [headers, status] of [
        [{}, 401],
        [{ Authorization: 'Bearer vit_wrong' }, 401],
        [{ Authorization: `Bearer ${other}` }, 403],
      ] as const) {
        const response = await request(`${path}${slash}${query}`, headers)
        expect(response.status).toBe(status)
        expectReadable(response)
      }
    }
  })

  test('a record that does not exist, and one that cannot be read, are readable errors', async () => {
    for (const path of ['/external/jobs/none/', '/embed/?organization_reference=none']) {
      const response = await request(path, bearer())
      expect(response.status).toBe(404)
      expectReadable(response)
    }
    const own = await startApi(makeFiles(), engine)
    onTestFinished(() => own.stop())
    const db = openDatabaseForWriting(own.databaseUrl)
    await db.updateTable('jobs').set({ detail: '{"secret":' }).execute()
    await db.destroy()
    const response = await own.get('/external/jobs/WTTJ_gld0A7L')
    expect(response.status).toBe(500)
    expectReadable(response)
  })

  test('a preflight with overlong headers is refused, because its response repeats them', async () => {
    const response = await api.app.request('/api/v1/embed', {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Headers': 'a'.repeat(17_000) },
    })
    expect(response.status).toBe(431)
  })

  test.each(['/openapi.json', '/docs', '/embedded', '/docs/start.js'])(
    '%s cannot be read, takes no trailing slash and has no preflight',
    async (path) => {
      expect((await request(path)).headers.has('Access-Control-Allow-Origin')).toBe(false)
      expect((await request(`${path}/`)).status).toBe(404)
      const preflight = await api.app.request(`/api/v1${path}`, { method: 'OPTIONS', headers: origin })
      expect([404, 405]).toContain(preflight.status)
      expect(preflight.headers.has('Access-Control-Allow-Origin')).toBe(false)
    },
  )

  test.each([
    '/embed//',
    '/external/jobs//',
    '/external/jobs/',
    '/external/',
    '/external/cms/articles/all//',
  ])('%s has no operation', async (path) => {
    expect((await request(path, bearer())).status).toBe(404)
  })
})
