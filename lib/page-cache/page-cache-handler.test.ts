import { afterEach, expect, test } from 'vitest'
import PageCacheHandler from './page-cache-handler'
import { invalidationCount, isInvalidatedSince, onRendered, type Rendered } from './rendered-pages'

const handler = new PageCacheHandler()
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function listenTo(path: string): Rendered[] {
  const reported: Rendered[] = []
  ends.push(onRendered(path, (rendered) => reported.push(rendered)))
  return reported
}

test('tells the server the tags and the lifetime of a page, by its path', async () => {
  const [page, other] = [listenTo('/en/a'), listenTo('/en/b')]
  const value = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': 'article:1,_N_T_/layout' } }
  const context = { cacheControl: { revalidate: 300, expire: 3_000 } }
  await handler.set('/route-cache/APP_PAGE/hash/$/en/a', value as never, context as never)
  expect(page).toEqual([{ tags: ['article:1', '_N_T_/layout'], revalidate: 300, expire: 3_000 }])
  expect(other).toEqual([])
  expect(await handler.get()).toBeNull()
})

test('a page without a lifetime can be shown for ever', async () => {
  const page = listenTo('/en/a')
  const context = { cacheControl: { revalidate: false, expire: undefined } }
  await handler.set('/route-cache/APP_PAGE/hash/$/en/a', null, context as never)
  expect(page).toEqual([{ tags: [], revalidate: null, expire: null }])
})

test('a page is invalidated by each of its tags, if its rendering began before', async () => {
  const [count, before] = [invalidationCount(), performance.timeOrigin + performance.now()]
  await handler.revalidateTag(['article:1', 'articles:en'])
  const after = performance.timeOrigin + performance.now() + 1
  expect(isInvalidatedSince(['jobs', 'articles:en'], before)).toBe(true)
  expect(isInvalidatedSince(['jobs', 'articles:en'], after)).toBe(false)
  expect(isInvalidatedSince(['jobs'], before)).toBe(false)
  expect(invalidationCount()).not.toBe(count)
})
