import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cacheStatistics } from '#cache-statistics'
import { type Db, openDatabase, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { makeFiles, makeJob, makeOrganization } from '#testing/content-folder'
import { createDatabase } from '#testing/engines'
import { importedAt, importFiles, startApi, type TestApi } from '#testing/test-api'
import { createMemoize, getContentVersion } from './memoize'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

describe('createMemoize', () => {
  let db: Db

  beforeAll(() => {
    db = openDatabase(api.databaseUrl)
  })
  afterAll(() => db.destroy())

  /** Ends after all earlier calls have read the content version, because a connection runs queries in order. */
  const readAfterCalls = () => getContentVersion(db)
  const byLength = (maxSize: number) => ({ maxSize, sizeCalculation: (value: string) => value.length })

  test('computes a value once per content version, and drops the least recently used beyond its bound', async () => {
    const memoize = createMemoize<string>('test', byLength(4))
    const computed: string[] = []
    const get = (cacheKey: string) =>
      memoize(db, cacheKey, async () => {
        computed.push(cacheKey)
        return cacheKey
      })
    for (const cacheKey of ['aa', 'aa', 'bb', 'aa', 'cc', 'aa', 'bb', 'cc', 'too long', 'too long', 'cc']) {
      expect(await get(cacheKey)).toBe(cacheKey)
    }
    expect(computed).toEqual(['aa', 'bb', 'cc', 'bb', 'cc', 'too long', 'too long'])

    const files = { ...makeFiles(), 'jobs/acme/another.yaml': makeJob({ reference: 'another' }) }
    await importFiles(api.databaseUrl, files, importedAt)
    await get('cc')
    expect(computed).toHaveLength(8)
  })

  test('computes once for concurrent calls with one key, and again after an error', async () => {
    const memoize = createMemoize<string>('test', byLength(100))
    let computations = 0
    const getAll = (isFailing: boolean) => {
      const compute = async () => {
        computations += 1
        await called
        if (isFailing) throw new Error('failed')
        return 'value'
      }
      const calls = Array.from({ length: 20 }, () => memoize(db, 'key', compute))
      const called = readAfterCalls()
      return Promise.allSettled(calls)
    }
    expect(new Set((await getAll(true)).map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(computations).toBe(1)
    expect(new Set((await getAll(false)).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
    expect(computations).toBe(2)
  })

  test('returns what it computes where another import or a full cache discards it meanwhile', async () => {
    const memoize = createMemoize<string>('test', { max: 1 })
    const get = (cacheKey: string) =>
      memoize(db, cacheKey, async () => {
        await called
        return cacheKey
      })
    const calls = ['a', 'b', 'c'].map(get)
    const called = readAfterCalls()
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'c'])

    const files = { ...makeFiles(), 'jobs/acme/later.yaml': makeJob({ reference: 'later' }) }
    let isImported = false
    const slow = memoize(db, 'slow', async () => {
      await importFiles(api.databaseUrl, files, importedAt)
      isImported = true
      return 'of the previous content'
    })
    await expect.poll(() => isImported).toBe(true)
    expect(await memoize(db, 'slow', async () => 'of this content')).toBe('of this content')
    expect(await slow).toBe('of the previous content')
    expect(await memoize(db, 'slow', async () => 'computed again')).toBe('of this content')
  })

  test('caches nothing in a database without a content version', async () => {
    const { url, remove } = await createDatabase('sqlite')
    const empty = openDatabaseForWriting(url)
    onTestFinished(async () => {
      await empty.destroy()
      await remove()
    })
    await migrate(empty)
    await empty.deleteFrom('content_version').execute()
    const memoize = createMemoize<string>('test', byLength(100))
    expect(await memoize(empty, 'key', async () => 'first')).toBe('first')
    expect(await memoize(empty, 'key', async () => 'second')).toBe('second')
  })

  test('counts the cache key too where the size says so, and reports its fill level', async () => {
    const memoize = createMemoize<string>('test of the size', {
      maxSize: 10,
      sizeCalculation: (value, cacheKey) => value.length + cacheKey.length,
    })
    let computations = 0
    const get = (cacheKey: string) =>
      memoize(db, cacheKey, async () => {
        computations += 1
        return 'a'
      })
    for (const cacheKey of ['long enough', 'long enough', 'short', 'short', 'other', 'short']) {
      await get(cacheKey)
    }
    expect(computations).toBe(5)
    expect(cacheStatistics().filter(({ name }) => name === 'test of the size')).toEqual([
      { name: 'test of the size', entries: 1, fillRatio: 0.6 },
    ])
  })
})

describe.each([
  '/embed?organization_reference=AcmE01',
  '/external/jobs/WTTJ_gld0A7L?organization=true',
  '/external/organizations?cms_sites_references=board&page=1',
  '/external/cms/articles/all?language=en',
])('the response to %s', (path) => {
  test('shows changes of the next import after it is cached, also those of related records', async () => {
    await importFiles(api.databaseUrl, makeFiles(), importedAt)
    expect(await (await api.get(path)).text()).toContain('Acme & Sons')
    const files = {
      ...makeFiles(),
      'organizations/acme.yaml': makeOrganization({ name: 'Acme & Daughters' }),
    }
    await importFiles(api.databaseUrl, files, importedAt)
    const after = await (await api.get(path)).text()
    expect(after).toContain('Acme & Daughters')
    expect(after).not.toContain('Acme & Sons')
  })

  test('repeats body and headers from the cache, and needs the scopes again', async () => {
    const [first, again] = [await api.get(path), await api.get(path)]
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(again.headers.get('Last-Modified')).toBe(first.headers.get('Last-Modified'))
    const isPublic = path.startsWith('/embed')
    expect((await api.get(path, null)).status).toBe(isPublic ? 200 : 401)
    expect((await api.get(path, await api.tokenFor('offices_r'))).status).toBe(isPublic ? 200 : 403)
  })
})

test('the Link header of a cached page has the parameters in the order of its own request', async () => {
  const first = await api.get('/external/cms/articles/all?per_page=1&language=en')
  const second = await api.get('/external/cms/articles/all?language=en&per_page=1')
  expect(first.headers.get('Link')).toContain('?per_page=1&language=en&')
  expect(second.headers.get('Link')).toContain('?language=en&per_page=1&')
})
