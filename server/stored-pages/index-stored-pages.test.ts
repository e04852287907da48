import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addStoredPath, findStoredTime, listStoredPages, removeStoredPath } from '@/lib/process/stored-paths'
import { BuiltPages } from './built-pages'
import { indexStoredPages } from './index-stored-pages'

let folder: string
const paths = ['/en/a', '/en/b', '/en/c', '/en/d']

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-built-'))
})
afterEach(async () => {
  for (const path of paths) removeStoredPath(path)
  built.clear()
  await rm(folder, { recursive: true, force: true })
})

const built = new Set<string>()

async function build(name: string, tags: string, time: number, status = 200) {
  built.add(`/${name}`)
  const file = join(folder, 'server/app', `${name}.meta`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ status, headers: { 'x-next-cache-tags': tags } }))
  await utimes(file, new Date(time), new Date(time))
}

/** The build has the pages of the files. */
async function builtPages(): Promise<BuiltPages> {
  const routes = Object.fromEntries([...built].map((path) => [path, {}]))
  await writeFile(join(folder, 'BUILD_ID'), 'build\n')
  await writeFile(join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }))
  return new BuiltPages(folder)
}

async function* labels(...pages: { path: string; storedAt: number; tags: string }[]) {
  for (const page of pages) yield JSON.stringify(page)
}

test('notes the pages of the build, and instead of them those that were stored later', async () => {
  await build('en/a', 'x,articles:en', 5_000)
  await build('en/b', 'articles:en', 6_000)
  await build('en/missing', 'articles:en', 1_000, 404)
  await build('_not-found', 'articles:en', 1_000)
  const stored = labels(
    { path: '/en/b', storedAt: 7_000, tags: 'jobs' },
    { path: '/en/c', storedAt: 8_000, tags: 'articles:en' },
  )
  addStoredPath('/en/d', { storedAt: 9_000, tags: 'articles:en' })
  const found = await indexStoredPages(await builtPages(), stored)
  expect(found).toEqual({ buildId: 'build', oldest: new Date(5_000) })
  expect(findStoredTime('/en/b')).toEqual(new Date(7_000))
  const pages = await listStoredPages(new Set(['articles:en', 'x', 'none']))
  expect(pages.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/en/a', tags: ['x', 'articles:en'] },
    { path: '/en/c', tags: ['articles:en'] },
    { path: '/en/d', tags: ['articles:en'] },
  ])
})

test('a page that this process has stored stays as it is', async () => {
  addStoredPath('/en/d', { storedAt: 9_000, tags: 'new' })
  await indexStoredPages(await builtPages(), labels({ path: '/en/d', storedAt: 1_000, tags: 'old' }))
  expect(findStoredTime('/en/d')).toEqual(new Date(9_000))
  expect(await listStoredPages(new Set(['old']))).toEqual([])
})

test('a build without pages has no oldest one', async () => {
  expect(await indexStoredPages(await builtPages(), labels())).toEqual({
    ...{ buildId: 'build', oldest: null },
  })
})
