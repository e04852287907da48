import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isStoredPath } from '@/lib/process/stored-paths'
import type { PageStore as PageStoreType } from './page-store'
import type { StoredPage } from './stored-page'

let directory = ''
let PageStore: typeof PageStoreType

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-pages-'))
  vi.resetModules()
  vi.stubEnv('CACHE_DIRECTORY', directory)
  vi.stubEnv('PAGE_CACHE_MEMORY_MB', '1')
  ;({ PageStore } = await import('./page-store'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  // A page may still be written to disk.
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})

function page(html: string, status = 200, tags = 'a,b'): StoredPage {
  const bodies = { identity: Buffer.from(html), gzip: Buffer.from('gzip'), br: Buffer.from('br') }
  const times = { renderedAt: 1_000, revalidate: 300, expire: 3_000 }
  return { status, headers: { etag: 'W/"e"' }, bodies, tags: tags.split(','), ...times }
}

const htmlOf = (stored: StoredPage | null) => stored?.bodies.identity.toString() ?? null

/** Reads until the store has written to disk what it holds. */
function reopened(path: string): Promise<StoredPage | null> {
  return vi.waitUntil(() => new PageStore('build', join(directory, 'pages')).get(path), {
    interval: 20,
    timeout: 10_000,
  })
}

/** Waits until so many pages of a build are on disk. */
function pagesOnDisk(count: number, build = 'build'): Promise<boolean> {
  const list = () => readdir(join(directory, 'pages', build)).catch(() => [])
  const isWritten = (name: string) => !name.endsWith('.tmp')
  return vi.waitUntil(async () => (await list()).filter(isWritten).length >= count, {
    ...{ interval: 5, timeout: 10_000 },
  })
}

test('the path and the tags of a page survive a restart', async () => {
  new PageStore('build', join(directory, 'pages')).set('/en/a', page('<p>a</p>', 200, 'articles:en'))
  await pagesOnDisk(1)
  const labels: unknown[] = []
  for await (const label of new PageStore('build', join(directory, 'pages')).labels())
    labels.push(JSON.parse(label))
  expect(labels).toEqual([{ path: '/en/a', storedAt: 1_000, tags: 'articles:en' }])
})

test('a page survives a restart, with its headers, bodies and lifetime', async () => {
  new PageStore('build', join(directory, 'pages')).set('/en/a', page('<p>é</p>'))
  const found = await reopened('/en/a')
  expect(found).toEqual(page('<p>é</p>'))
  expect(isStoredPath('/en/a')).toBe(true)
})

test('holds more pages than its memory, from disk', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  for (let index = 0; index < 30; index += 1) {
    store.set(`/en/${index}`, page('x'.repeat(100_000) + index))
    await pagesOnDisk(index + 1)
  }
  expect(htmlOf(await store.get('/en/0'))).toBe(`${'x'.repeat(100_000)}0`)
})

test('404 responses of invented URLs are few and not on disk', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  for (let index = 0; index < 2_000; index += 1) store.set(`/en/no/${index}`, page('none', 404))
  store.set('/en/later', page('page'))
  await pagesOnDisk(1)
  expect(await store.get('/en/no/0')).toBeNull()
  expect(htmlOf(await store.get('/en/no/1999'))).toBe('none')
  expect(isStoredPath('/en/no/1999')).toBe(false)
  expect(await readdir(join(directory, 'pages', 'build'))).toHaveLength(1)
})

test('a 404 response that replaces a page stays when the process restarts', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  store.set('/en/closed', page('job'))
  await pagesOnDisk(1)
  store.set('/en/closed', page('closed', 404))
  await vi.waitUntil(async () => htmlOf(await reopened('/en/closed')) === 'closed', { timeout: 10_000 })
})

test('a page replaces the 404 response that was stored before it', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  store.set('/en/new', page('none', 404))
  store.set('/en/new', page('job'))
  expect(htmlOf(await store.get('/en/new'))).toBe('job')
})

test('removes the pages of other builds when it opens', async () => {
  new PageStore('old', join(directory, 'pages')).set('/en/a', page('old'))
  await pagesOnDisk(1, 'old')
  new PageStore('build', join(directory, 'pages'))
  expect(await readdir(join(directory, 'pages'))).not.toContain('old')
})

test('a state of a list is in memory only', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  store.set('/en/jobs/search/q-data', page('state'))
  expect(htmlOf(await store.get('/en/jobs/search/q-data'))).toBe('state')
  store.set('/en/later', page('page'))
  await pagesOnDisk(1)
  expect(await new PageStore('build', join(directory, 'pages')).get('/en/jobs/search/q-data')).toBeNull()
})

test('words of the site search are in memory only, and evict no state of a list', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  store.set('/en/jobs/search/q-data', page('state'))
  for (let index = 0; index < 310; index += 1) store.set(`/en/search/w${index}`, page('words'))
  expect(htmlOf(await store.get('/en/jobs/search/q-data'))).toBe('state')
  expect(htmlOf(await store.get('/en/search/w309'))).toBe('words')
  expect(await store.get('/en/search/w0')).toBeNull()
  expect([isStoredPath('/en/search/w309'), isStoredPath('/en/search/w0')]).toEqual([true, false])
  store.set('/en/later', page('page'))
  await pagesOnDisk(1)
  expect(await new PageStore('build', join(directory, 'pages')).get('/en/search/w309')).toBeNull()
})

test('a state that search engines index is stored like a page, and invented states do not evict it', async () => {
  const landing = '<head><meta name="robots" content="index, follow"/></head>'
  const store = new PageStore('build', join(directory, 'pages'))
  store.set('/en/jobs/search/city-lyon', page('state'))
  store.set('/en/jobs/search/city-lyon', page(landing))
  for (let index = 0; index < 1_010; index += 1) store.set(`/en/jobs/search/q-w${index}`, page('state'))
  expect(htmlOf(await store.get('/en/jobs/search/city-lyon'))).toBe(landing)
  expect([isStoredPath('/en/jobs/search/city-lyon'), isStoredPath('/en/jobs/search/q-w0')]).toEqual([
    true,
    false,
  ])
  expect(htmlOf(await reopened('/en/jobs/search/city-lyon'))).toBe(landing)
})

test('a state of the build is replaced when it is rendered again', async () => {
  const store = new PageStore('build', join(directory, 'pages'))
  store.keepInMemory('/en/jobs/search/city-lyon', page('built'))
  store.set('/en/jobs/search/city-lyon', page('rendered'))
  expect(htmlOf(await store.get('/en/jobs/search/city-lyon'))).toBe('rendered')
  expect(htmlOf(await reopened('/en/jobs/search/city-lyon'))).toBe('rendered')
})
