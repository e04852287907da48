import { lastChange } from '@vitrine/content-store/queries/changes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addStoredPath, removeStoredPath } from '@/lib/process/stored-paths'
import type { SeenResponse } from './page-requests'
import { startChangingSite } from './testing/store'

type Site = Awaited<ReturnType<typeof startChangingSite>>

let site: Site
let now = new Date()

const stored = [
  '/en/articles',
  '/en/articles/page/2',
  '/fr/articles',
  '/en/categories/craft_craft',
  '/en/jobs',
]

beforeEach(async () => {
  site = await startChangingSite()
  now = new Date()
  const add = (path: string, tags: string) => addStoredPath(path, { storedAt: 0, tags })
  add('/en/jobs', 'jobs')
  add('/en/categories/craft_craft', 'category:craft,article:first')
  add('/fr/articles', 'articles:fr')
  add('/en/articles/page/2', 'articles:en')
  add('/en/articles', 'articles:en,article:first')
})
afterEach(async () => {
  for (const path of stored) removeStoredPath(path)
  await site.stop()
})

/** A follower that has seen all changes so far, with what it did. */
async function follow(handled?: number) {
  const { openStore } = await import('@/lib/data/store')
  const { ChangeFollower } = await import('./follow-changes')
  const { invalidateChanges } = await import('./invalidate-changes')
  const db = openStore()
  const done = {
    tags: [] as string[],
    everything: 0,
    requested: [] as string[],
    handled: [] as number[],
    compared: 0,
  }
  const waiting: ((response: SeenResponse) => void)[] = []
  const invalidator = {
    revalidateTag: (tag: string, { expire }: { expire: number }) => {
      done.tags.push(expire === 0 ? `${tag} (new)` : tag)
    },
    revalidateEverything: () => {
      done.everything += 1
    },
    compareJobs: async () => {
      done.compared += 1
      return ['job-comparison:other']
    },
  }
  const follower = new ChangeFollower(
    {
      db,
      invalidate: (request) => invalidateChanges(db, request, invalidator, now),
      request: (paths) => {
        done.requested.push(...paths)
        return paths.map(() => new Promise((resolve) => waiting.push(resolve)))
      },
      storeHandled: async (number) => {
        done.handled.push(number)
      },
      clock: () => now,
    },
    handled ?? (await lastChange(db)),
  )
  const finishRequests = async () => {
    for (const resolve of waiting.splice(0)) resolve({ status: 200, seenAt: now })
    await follower.settled()
  }
  return { follower, done, finishRequests, db }
}

test('without a change nothing is invalidated, and the jobs are read once, for the comparison with later ones', async () => {
  const { follower, done } = await follow()
  await follower.catchUp()
  await follower.catchUp()
  expect(done).toEqual({ tags: [], everything: 0, requested: [], handled: [], compared: 1 })
})

test('a new article invalidates its lists, and requests its page and the stored pages that have a tag', async () => {
  const { follower, done, finishRequests, db } = await follow()
  await site.writeArticle('next', { categories: [{ reference: 'craft', name: 'Craft' }] })
  await follower.catchUp()
  expect(done.tags).toEqual(['article:next (new)', 'articles:en', 'category:craft'])
  expect(done.requested).toEqual([
    '/en/articles/2026/03/01/title-of-next_next',
    ...['/en/articles', '/en/articles/page/2', '/en/categories/craft_craft'],
  ])
  expect(done.handled).toEqual([])
  await finishRequests()
  expect(done.handled).toEqual([await lastChange(db)])
  await follower.catchUp()
  expect(done.requested).toHaveLength(4)
})

test('a change of a text requests the pages that show the article only', async () => {
  const { follower, done } = await follow()
  await site.writeArticle('second')
  await follower.catchUp()
  done.tags = []
  done.requested = []
  await site.writeArticle('second', { content: 'Other text' })
  await follower.catchUp()
  expect(done.tags).toEqual(['article:second'])
  expect(done.requested).toEqual(['/en/articles/2026/03/01/title-of-second_second'])
})

test('many new articles request the stored pages once, and not their own', async () => {
  const { follower, done } = await follow()
  for (let index = 0; index < 60; index += 1) await site.writeArticle(`a${index}`)
  await follower.catchUp()
  expect(done.requested).toEqual(['/en/articles', '/en/articles/page/2'])
})

test('a change of an organization compares the jobs, whose pages follow too', async () => {
  addStoredPath('/en/jobs/other', { storedAt: 0, tags: 'job-comparison:other' })
  const { follower, done } = await follow()
  await site.writeOrganization('beta', { name: 'Beta', slug: 'beta', websites: [{ reference: 'site' }] })
  await follower.catchUp()
  expect(done.tags).toEqual(expect.arrayContaining(['organizations', 'jobs', 'job-comparison:other']))
  expect(done.requested).toEqual(
    expect.arrayContaining(['/en/companies/beta', '/fr/companies/beta', '/en/jobs', '/en/jobs/other']),
  )
  removeStoredPath('/en/jobs/other')
})

test('changes of a time without a process are invalidated at the next start', async () => {
  const { db } = await follow()
  const handled = await lastChange(db)
  await site.writeArticle('next')
  const { follower, done } = await follow(handled)
  await follower.catchUp()
  expect(done.tags).toContain('articles:en')
  expect(done.everything).toBe(0)
})

test('everything is invalidated where changes are missing, or too many', async () => {
  const { db } = await follow()
  const last = await lastChange(db)
  await site.writeArticle('next')
  await site.writer.deleteFrom('changes').where('number', '<=', last).execute()
  for (const handled of [last, last + 100]) {
    const { follower, done } = await follow(handled)
    await follower.catchUp()
    expect(done).toMatchObject({ everything: 1, tags: [] })
    await follower.catchUp()
    expect(done.everything).toBe(1)
  }
  const { done, follower } = await follow(last + 1 - 5_001)
  await follower.catchUp()
  expect(done.everything).toBe(1)
})

test('a store that cannot be read rejects, and the next turn goes on', async () => {
  const { follower, done } = await follow()
  await site.writeArticle('next')
  const { openStore } = await import('@/lib/data/store')
  const failing = vi.spyOn(openStore(), 'selectFrom').mockImplementationOnce(() => {
    throw new Error('away')
  })
  await expect(follower.catchUp()).rejects.toThrow('away')
  failing.mockRestore()
  await follower.catchUp()
  expect(done.tags).toContain('articles:en')
})

test('names what became of a record that changed in the last ten minutes, and refreshes the others', async () => {
  const { follower, done } = await follow()
  await site.writeArticle('next')
  await site.writeArticle('other', { language: 'fr' })
  await follower.catchUp()
  done.tags = []
  const recent = await follower.refresh([{ type: 'article', reference: 'next' }], false)
  expect(done.tags).toEqual([])
  expect(recent.flatMap(({ changes }) => changes.map(({ reference }) => reference))).toEqual(['next'])
  expect(recent.flatMap(({ pages }) => pages.map(({ path }) => path))).toEqual([
    '/en/articles',
    '/en/articles/page/2',
  ])
  now = new Date(now.getTime() + 601_000)
  const later = await follower.refresh([{ type: 'article', reference: 'next' }], false)
  expect(done.tags).toEqual(['article:next (new)', 'articles:en'])
  expect(later[0]?.invalidatedAt).toBe(now.toISOString())
})

test('a dry run invalidates nothing', async () => {
  const { follower, done } = await follow()
  const [invalidation] = await follower.refresh([{ type: 'article', reference: 'first' }], true)
  expect(done.tags).toEqual([])
  expect(invalidation).toMatchObject({ invalidatedAt: null, changes: [{ state: 'live' }] })
})
