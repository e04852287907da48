import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidateTags, reportRendered } from '@/lib/page-cache/rendered-pages'
import { currentTime } from '@/lib/process/clock'
import * as log from '@/lib/process/log'
import { SitePages } from './site-pages'
import { isOutdated, type Page, type StoredPage } from './stored-page'

let folder = ''
let pages: SitePages
/** The responses of Next.js, which wait for `respond`. */
let responses: { path: string; respond: (respond: (response: ServerResponse) => void) => void }[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-site-pages-'))
  await writeFile(join(folder, 'BUILD_ID'), 'build')
  await writeFile(join(folder, 'prerender-manifest.json'), '{ "routes": {} }')
  responses = []
  const render = (request: { url?: string }, response: ServerResponse) => {
    responses.push({ path: request.url ?? '', respond: (respond) => respond(response) })
  }
  pages = new SitePages(render, folder, join(folder, 'pages'))
})

afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))

const nextRendering = () => vi.waitUntil(() => responses.shift(), { interval: 1 })

/** Next.js tells the tags of a page that it stores before it responds. */
async function respond(html: string, status = 200, tags: string[] = ['article:1']): Promise<void> {
  const { path, respond } = await nextRendering()
  if (status < 500) reportRendered(path, { tags, revalidate: 300, expire: 3_000 })
  respond((response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(status).end(html)
  })
}

const textOf = (page: Page | null | undefined) => page?.bodies.identity.toString()

function inMemory(path: string): StoredPage {
  const page = pages.inMemory(path)
  if (!page) throw new Error(`${path} is not stored`)
  return page
}

test('a page is rendered once for simultaneous requests, and stored in every encoding', async () => {
  const both = Promise.all([pages.render('/en/a'), pages.render('/en/a')])
  await respond('<p>é</p>')
  const [first, second] = await both
  expect(first).toBe(second)
  expect(responses).toEqual([])
  const { status, headers, bodies } = inMemory('/en/a')
  expect([status, headers['cache-control']]).toEqual([200, 's-maxage=300, stale-while-revalidate=2700'])
  expect(gunzipSync(bodies.gzip).toString()).toBe('<p>é</p>')
  expect(brotliDecompressSync(bodies.br).toString()).toBe('<p>é</p>')
})

test('an outdated page stays until it is rendered again, which fails first', async () => {
  const logged = vi.spyOn(log, 'logError').mockImplementation(() => {})
  const rendered = pages.render('/en/a')
  await respond('old')
  await rendered
  expect(isOutdated(inMemory('/en/a'), currentTime())).toBe(false)
  invalidateTags(['article:1'])
  expect(isOutdated(inMemory('/en/a'), currentTime())).toBe(true)
  pages.refresh('/en/a')
  pages.refresh('/en/a')
  await respond('error', 500)
  await vi.waitUntil(() => !pages.isRendering('/en/a'), { interval: 1 })
  expect(textOf(inMemory('/en/a'))).toBe('old')
  // Not at once after a failure.
  pages.refresh('/en/a')
  expect(responses).toEqual([])
  const again = pages.render('/en/a')
  await respond('new')
  await again
  expect(textOf(inMemory('/en/a'))).toBe('new')
  expect(isOutdated(inMemory('/en/a'), currentTime())).toBe(false)
  logged.mockRestore()
})

test('a page whose tag is invalidated while it is rendered is outdated', async () => {
  const rendered = pages.render('/en/a')
  const { path, respond: end } = await nextRendering()
  invalidateTags(['article:1'])
  reportRendered(path, { tags: ['article:1'], revalidate: 300, expire: 3_000 })
  end((response) => response.end('old'))
  await rendered
  expect(isOutdated(inMemory('/en/a'), currentTime())).toBe(true)
})

test('an outdated 404 response is not sent', async () => {
  const rendered = pages.render('/en/a')
  await respond('none', 404)
  await rendered
  expect(textOf(await pages.find('/en/a'))).toBe('none')
  invalidateTags(['article:1'])
  expect(await pages.find('/en/a')).toBeNull()
})

test('an error, and what Next.js does not store, are in no cache', async () => {
  const failing = pages.render('/en/a')
  await respond('error', 500)
  expect((await failing).headers['cache-control']).toBe('no-store')
  const dynamic = pages.render('/en/b')
  const { respond: end } = await nextRendering()
  end((response) => response.end('dynamic'))
  expect((await dynamic).headers['cache-control']).toBe('no-store')
  expect([pages.inMemory('/en/a'), pages.inMemory('/en/b')]).toEqual([undefined, undefined])
})

test('a rendering without a response is an error, and the next one starts', async () => {
  const failing = pages.render('/en/a')
  const { respond: end } = await nextRendering()
  end((response) => response.destroy())
  await expect(failing).rejects.toThrow('destroyed')
  const again = pages.render('/en/a')
  await respond('page')
  expect(textOf(await again)).toBe('page')
})
