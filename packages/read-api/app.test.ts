import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { errorWire } from '@vitrine/api-contract/error'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createDatabase, type Engine, engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app'
import { makeArticle, makeFiles } from './testing/content-folder'
import { importFiles, startApi, type TestApi } from './testing/test-api'

const articles = '/external/cms/articles/all'
const job = '/external/jobs/WTTJ_gld0A7L'
const embed = '/embed?organization_reference=AcmE01'

/** An API whose database a test may change or damage. */
async function startOwnApi(engine: Engine): Promise<TestApi> {
  const own = await startApi(makeFiles(), engine)
  onTestFinished(() => own.stop())
  return own
}

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  describe('a URL without a route', () => {
    test.each([
      '/api/v1',
      '/api/v1/external',
      '/api/v1/external/jobs',
      '/api/v1/external/jobs/',
      '/api/v1/external/organizations/AcmE01',
      '/api/v1/embed/x',
      '/api/v2/embed',
      '/',
      '/api/v1//embed',
      '/%',
    ])('%s responds with 404 in JSON, whatever the Accept header', async (path) => {
      const response = await api.app.request(path, { headers: { Accept: 'text/html' } })
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch('application/json')
      expect(errorWire.parse(await response.json()).error).toBe('not_found')
    })
  })

  describe('a method other than GET', () => {
    test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
      '%s responds with 405 and the allowed methods',
      async (method) => {
        for (const [path, allowed] of [
          [articles, 'GET, HEAD, OPTIONS'],
          ['/external/organizations', 'GET, HEAD, OPTIONS'],
          ['/external/jobs/x', 'GET, HEAD, OPTIONS'],
          ['/embed', 'GET, HEAD, OPTIONS'],
          ['/embed/', 'GET, HEAD, OPTIONS'],
          ['/openapi.json', 'GET, HEAD'],
        ] as const) {
          const response = await api.app.request(`/api/v1${path}`, { method })
          expect(response.status).toBe(405)
          expect(response.headers.get('Allow')).toBe(allowed)
          expect(errorWire.parse(await response.json()).error).toBe('method_not_allowed')
        }
      },
    )

    test('HEAD has the status of GET and no body', async () => {
      const headers = { Authorization: `Bearer ${await api.tokenFor('jobs_r')}` }
      const response = await api.app.request(`/api/v1${job}`, { method: 'HEAD', headers })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('')
      expect((await api.app.request(`/api/v1${job}`, { method: 'HEAD' })).status).toBe(401)
    })

    test('HEAD of a list has its total', async () => {
      const token = await api.tokenFor('cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r')
      const init = { method: 'HEAD', headers: { Authorization: `Bearer ${token}` } }
      expect((await api.app.request(`/api/v1${articles}`, init)).headers.get('X-Total')).toBe('1')
    })
  })

  describe('responses', () => {
    test('forbid content sniffing, and those with errors forbid caching', async () => {
      const success = await api.get(job)
      expect(success.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(success.headers.get('Cache-Control')).toBe('private, no-cache')
      const refused = await api.get(job, null)
      expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(refused.headers.get('Cache-Control')).toBe('no-store')
    })

    test('that did not change are 304 with the current total', async () => {
      const own = await startOwnApi(engine)
      const token = await own.tokenFor('cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r')
      const first = await own.get(`${articles}?per_page=1`, token)
      const files = makeFiles()
      files['articles/en/older.md'] = makeArticle({
        reference: 'older',
        published_at: '2020-01-01T00:00:00Z',
      })
      await importFiles(own.databaseUrl, files, new Date('2026-11-21T00:00:00Z'))
      const response = await own.app.request(`/api/v1${articles}?per_page=1`, {
        headers: { Authorization: `Bearer ${token}`, 'If-None-Match': first.headers.get('ETag') ?? '' },
      })
      expect(response.status).toBe(304)
      expect(response.headers.get('X-Total')).toBe('2')
    })

    test('describe the API', async () => {
      const document = await api.getJson('/openapi.json')
      expect(document.openapi).toBe('3.1.0')
      expect(Object.keys(document.paths)).toHaveLength(4)
    })
  })

  describe('a token', () => {
    test('in the URL is not accepted', async () => {
      const token = await api.tokenFor('jobs_r')
      expect((await api.get(`${job}?access_token=${token}`, null)).status).toBe(401)
    })

    test.each(['Basic', 'bearer', 'BEARER'])(
      'after the scheme %s is accepted if it is Bearer in any case',
      async (scheme) => {
        const headers = { Authorization: `${scheme} ${await api.tokenFor('jobs_r')}` }
        expect((await api.app.request(`/api/v1${job}`, { headers })).status).toBe(
          scheme === 'Basic' ? 401 : 200,
        )
      },
    )
  })

  test('a record that violates the contract is logged as an error and returns 500 with a fixed message', async () => {
    const own = await startOwnApi(engine)
    const db = openDatabaseForWriting(own.databaseUrl)
    await db.updateTable('jobs').set({ detail: '{"secret":' }).execute()
    await db.destroy()
    const response = await own.get(job)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: 'internal_error',
      error_description: 'internal server error',
    })
    expect(own.errors).toHaveLength(1)
  })
})

// For Postgres: db/postgres.test.ts, db/postgres.full.test.ts and outage.full.test.ts.
describe('the API on SQLite', () => {
  async function expectUnavailable({ get, errors }: TestApi) {
    for (const path of [articles, job, '/external/organizations?name=a', embed]) {
      const response = await get(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('5')
      expect(errorWire.parse(await response.json()).error).toBe('unavailable')
    }
    expect(errors).not.toHaveLength(0)
  }

  function putInPlace(path: string, replacement: string) {
    for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
    renameSync(replacement, path)
  }

  test('returns 503 and says what to do while nothing is imported', async () => {
    const { url, remove } = await createDatabase('sqlite')
    const db = openDatabaseForWriting(url)
    onTestFinished(() => db.destroy().then(remove))
    await migrate(db)
    const response = await createApp({ db, siteUrl: 'https://site.example' }).request(`/api/v1${embed}`)
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'unavailable', error_description: 'there is no content: run "npm run content:import"' },
    ])
  })

  test('returns 503 while the database file is missing', async () => {
    const own = await startOwnApi('sqlite')
    renameSync(own.databaseUrl, `${own.databaseUrl}.away`)
    await expectUnavailable(own)
    renameSync(`${own.databaseUrl}.away`, own.databaseUrl)
    expect((await own.get(embed)).status).toBe(200)
  })

  test('returns 503 when the database file is not SQLite', async () => {
    const own = await startOwnApi('sqlite')
    writeFileSync(`${own.databaseUrl}.new`, 'This is not a database. '.repeat(100))
    putInPlace(own.databaseUrl, `${own.databaseUrl}.new`)
    await expectUnavailable(own)
  })

  test('returns 503 when the tables are of another version', async () => {
    const own = await startOwnApi('sqlite')
    const db = openDatabaseForWriting(own.databaseUrl)
    await db.schema.alterTable('api_tokens').dropColumn('expires_at').execute()
    await db.destroy()
    expect((await own.get(job)).status).toBe(503)
    expect((await own.get(embed)).status).toBe(200)
  })

  test('returns 503 when the database file has no tables', async () => {
    const own = await startOwnApi('sqlite')
    await openDatabaseForWriting(`${own.databaseUrl}.new`).destroy()
    putInPlace(own.databaseUrl, `${own.databaseUrl}.new`)
    await expectUnavailable(own)
  })
})
