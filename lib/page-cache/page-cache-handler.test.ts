import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let directory = ''
let handler: CacheHandler

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-page-cache-'))
  await mkdir(join(directory, 'build/server'), { recursive: true })
  await writeFile(join(directory, 'build/BUILD_ID'), 'build')
  vi.stubEnv('CACHE_DIRECTORY', directory)
  const { installPageCache } = await import('./page-cache-handler')
  installPageCache()
  const installed = (globalThis as Record<symbol, unknown>)[Symbol.for('@next/cache-handlers')]
  const { FetchCache } = installed as { FetchCache: new (context: object) => CacheHandler }
  handler = new FetchCache({
    fs: nodeFs,
    serverDistDir: join(directory, 'build/server'),
    revalidatedTags: [],
  })
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})

const context = { kind: 'APP_PAGE', isFallback: false } as never

const keyOf = (path: string) => `/route-cache/APP_PAGE/hash/$${path}`

const set = (path: string, html: string, tag: string) =>
  handler.set(
    keyOf(path),
    { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tag }, status: 200 } as never,
    { cacheControl: { revalidate: 300, expire: 3_000 } } as never,
  )

const storedAt = async (path: string) => (await handler.get(keyOf(path), context))?.lastModified ?? 0

/** The time between two steps, so that none of them has the same millisecond. */
async function now(): Promise<number> {
  await nextMillisecond()
  const time = performance.timeOrigin + performance.now()
  await nextMillisecond()
  return time
}

function nextMillisecond(): Promise<boolean> {
  const start = performance.now()
  return vi.waitUntil(() => performance.now() > start + 2, { interval: 1 })
}

it('a page whose tag is invalidated while it is rendered for the first time is older than the invalidation', async () => {
  expect(await storedAt('/new')).toBe(0)
  const invalidatedAt = await now()
  await handler.revalidateTag('new', { expire: 0.1 })
  await now()
  await set('/new', 'with the data of before', 'new')
  expect(await storedAt('/new')).toBeLessThan(invalidatedAt)
  // The rendering that follows has the data of after.
  await now()
  await set('/new', 'with the data of after', 'new')
  expect(await storedAt('/new')).toBeGreaterThan(invalidatedAt)
})

it('a stored page whose tag is invalidated again while it is rendered again is older than that', async () => {
  await set('/again', 'first', 'again')
  await now()
  await handler.revalidateTag('again', { expire: 0.1 })
  await now()
  await storedAt('/again')
  const secondAt = await now()
  await handler.revalidateTag('again', { expire: 0.1 })
  await now()
  await set('/again', 'second', 'again')
  expect(await storedAt('/again')).toBeLessThan(secondAt)
})

it('a page without an invalidation while it is rendered is stored with the time of its end', async () => {
  await storedAt('/slow')
  const endedAt = await now()
  await set('/slow', 'text', 'slow')
  expect(await storedAt('/slow')).toBeGreaterThan(endedAt)
})

it.each([undefined, '/en/jobs/earlier_B1'])(
  'a redirect has the location of its data, where that of the response is %s',
  async (location) => {
    const rscData = Buffer.from('1:E{"digest":"NEXT_REDIRECT;replace;/en/jobs/new_B1;308;"}\n')
    const value = { kind: 'APP_PAGE', html: '', rscData, headers: { location }, status: 308 }
    await handler.set(keyOf('/en/jobs/old_B1'), value as never, {} as never)
    const page = await handler.get(keyOf('/en/jobs/old_B1'), context)
    expect(page?.value).toMatchObject({ status: 308, headers: { location: '/en/jobs/new_B1' } })
  },
)
