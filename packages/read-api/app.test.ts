import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { errorWire } from '@vitrine/api-contract/error'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabaseForWriting } from './db/connect'
import { makeArticle, makeFiles } from './testing/content-folder'
import { type Engine, engines } from './testing/engines'
import { importFiles, startApi, type TestApi } from './testing/test-api'

const articles = '/external/cms/articles/all'
const job = '/external/jobs/WTTJ_gld0A7L'
const embed = '/embed?organization_reference=AcmE01'

/** One whose database a test may spoil. */
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

  describe('an address without a route', () => {
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
    ])('%s answers 404 in JSON, whatever is accepted', async (address) => {
      const answer = await api.app.request(address, { headers: { Accept: 'text/html' } })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Content-Type')).toMatch('application/json')
      expect(errorWire.parse(await answer.json()).error).toBe('not_found')
    })
  })

  describe('a method other than GET', () => {
    test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s answers 405 and what is allowed', async (method) => {
      for (const address of [articles, '/external/organizations', '/external/jobs/x', '/openapi.json']) {
        const answer = await api.app.request(`/api/v1${address}`, { method })
        expect(answer.status).toBe(405)
        expect(answer.headers.get('Allow')).toBe('GET, HEAD')
        expect(errorWire.parse(await answer.json()).error).toBe('method_not_allowed')
      }
      for (const address of ['/embed', '/embed/']) {
        const answer = await api.app.request(`/api/v1${address}`, { method })
        expect(answer.status).toBe(405)
        expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      }
    })

    test('OPTIONS is for embed alone', async () => {
      const answer = await api.app.request(`/api/v1${articles}`, { method: 'OPTIONS' })
      expect(answer.status).toBe(405)
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
    })

    test('HEAD answers as GET does, without the body', async () => {
      const headers = { Authorization: `Bearer ${await api.tokenFor('jobs_r')}` }
      const answer = await api.app.request(`/api/v1${job}`, { method: 'HEAD', headers })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe('')
      expect((await api.app.request(`/api/v1${job}`, { method: 'HEAD' })).status).toBe(401)
    })

    test('HEAD of a list has its counts', async () => {
      const token = await api.tokenFor('cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r')
      const init = { method: 'HEAD', headers: { Authorization: `Bearer ${token}` } }
      expect((await api.app.request(`/api/v1${articles}`, init)).headers.get('X-Total')).toBe('1')
    })
  })

  describe('answers', () => {
    test('other than of embed say nothing to other origins', async () => {
      for (const token of [undefined, null]) {
        expect((await api.get(articles, token)).headers.has('Access-Control-Allow-Origin')).toBe(false)
      }
    })

    test('are not sniffed, and errors are not stored', async () => {
      const success = await api.get(job)
      expect(success.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(success.headers.get('Cache-Control')).toBe('private, no-cache')
      const refusal = await api.get(job, null)
      expect(refusal.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(refusal.headers.get('Cache-Control')).toBe('no-store')
    })

    test('that did not change are 304, with the counts of now', async () => {
      const own = await startOwnApi(engine)
      const token = await own.tokenFor('cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r')
      const first = await own.get(`${articles}?per_page=1`, token)
      const files = makeFiles()
      files['articles/en/older.md'] = makeArticle({
        reference: 'older',
        published_at: '2020-01-01T00:00:00Z',
      })
      await importFiles(own.databaseUrl, files, new Date('2026-11-21T00:00:00Z'))
      const answer = await own.app.request(`/api/v1${articles}?per_page=1`, {
        headers: { Authorization: `Bearer ${token}`, 'If-None-Match': first.headers.get('ETag') ?? '' },
      })
      expect(answer.status).toBe(304)
      expect(answer.headers.get('X-Total')).toBe('2')
    })

    test('describe the API', async () => {
      const document = await api.getJson('/openapi.json')
      expect(document.openapi).toBe('3.1.0')
      expect(Object.keys(document.paths)).toHaveLength(4)
    })
  })

  describe('a token', () => {
    test('in the address is no token', async () => {
      const token = await api.tokenFor('jobs_r')
      expect((await api.get(`${job}?access_token=${token}`, null)).status).toBe(401)
    })

    test.each(['Basic', 'bearer', 'BEARER'])(
      'after %s is known by its scheme, in any case',
      async (scheme) => {
        const headers = { Authorization: `${scheme} ${await api.tokenFor('jobs_r')}` }
        expect((await api.app.request(`/api/v1${job}`, { headers })).status).toBe(
          scheme === 'Basic' ? 401 : 200,
        )
      },
    )
  })

  test('a record that does not meet the contract is logged whole and answered with a fixed sentence', async () => {
    const own = await startOwnApi(engine)
    const db = openDatabaseForWriting(own.databaseUrl)
    await db.updateTable('jobs').set({ document: '{"secret":1}' }).execute()
    await db.destroy()
    const answer = await own.get(job)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: 'internal_error',
      error_description: 'something went wrong on our side',
    })
    expect(own.errors).toHaveLength(1)
  })
})

// Of Postgres: db/postgres.test.ts and outage.test.ts.
describe('without the file of SQLite', () => {
  async function expectUnavailable({ get, errors }: TestApi) {
    for (const address of [articles, job, '/external/organizations?name=a', embed]) {
      const answer = await get(address)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('Retry-After')).toBe('5')
      expect(errorWire.parse(await answer.json()).error).toBe('unavailable')
    }
    expect(errors).not.toHaveLength(0)
  }

  function putInPlace(path: string, replacement: string) {
    for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
    renameSync(replacement, path)
  }

  test('answers 503, and recovers when it is back', async () => {
    const own = await startOwnApi('sqlite')
    renameSync(own.databaseUrl, `${own.databaseUrl}.away`)
    await expectUnavailable(own)
    renameSync(`${own.databaseUrl}.away`, own.databaseUrl)
    expect((await own.get(embed)).status).toBe(200)
  })

  test('that is one answers 503', async () => {
    const own = await startOwnApi('sqlite')
    writeFileSync(`${own.databaseUrl}.new`, 'This is not a database. '.repeat(100))
    putInPlace(own.databaseUrl, `${own.databaseUrl}.new`)
    await expectUnavailable(own)
  })

  test('of this version answers 503', async () => {
    const own = await startOwnApi('sqlite')
    const db = openDatabaseForWriting(own.databaseUrl)
    await db.schema.alterTable('api_tokens').dropColumn('expires_at').execute()
    await db.destroy()
    expect((await own.get(job)).status).toBe(503)
    expect((await own.get(embed)).status).toBe(200)
  })

  test('that holds tables answers 503', async () => {
    const own = await startOwnApi('sqlite')
    await openDatabaseForWriting(`${own.databaseUrl}.new`).destroy()
    putInPlace(own.databaseUrl, `${own.databaseUrl}.new`)
    await expectUnavailable(own)
  })
})
