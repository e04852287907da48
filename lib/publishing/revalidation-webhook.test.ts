import { randomUUID } from 'node:crypto'
import type { RevalidationResult } from '@vitrine/api-contract/revalidation'
import { webhookHeaders } from '@vitrine/api-contract/webhook-signature'
import { lastChange } from '@vitrine/content-store/queries/changes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addStoredPath, removeStoredPath } from '@/lib/process/stored-paths'
import { running } from '@/lib/sync/read-now'
import { startChangingSite } from './testing/store'

const secret = `whsec_${Buffer.from('a secret of many characters').toString('base64')}`

let site: Awaited<ReturnType<typeof startChangingSite>>
let requested: string[]

beforeEach(async () => {
  site = await startChangingSite({ REVALIDATE_SECRET: secret })
  requested = []
  addStoredPath('/en/articles/page/2', { storedAt: 0, tags: 'articles:en' })
  addStoredPath('/fr/articles/page/2', { storedAt: 0, tags: 'articles:fr' })
})
afterEach(async () => {
  for (const path of ['/en/articles/page/2', '/fr/articles/page/2']) removeStoredPath(path)
  running.readNow = null
  await site.stop()
})

/** The function that responds to the webhooks of a process that serves the site. */
async function serve() {
  const { openStore } = await import('@/lib/data/store')
  const { ChangeFollower, running: follower } = await import('./follow-changes')
  const { invalidateChanges } = await import('./invalidate-changes')
  const { respondToWebhook } = await import('./revalidation-webhook')
  const invalidator = {
    ...{ revalidateTag: () => {}, revalidateEverything: () => {}, compareJobs: async () => [] },
  }
  follower.follower = new ChangeFollower(
    {
      db: openStore(),
      invalidate: (request) => invalidateChanges(openStore(), request, invalidator, new Date()),
      request: (paths) => {
        requested.push(...paths)
        return paths.map(async () => ({ status: 200, seenAt: new Date() }))
      },
      storeHandled: async () => {},
      clock: () => new Date(),
    },
    await lastChange(openStore()),
  )
  return async (changes: readonly object[], isDryRun = false) => {
    const text = JSON.stringify({ changes, dry_run: isDryRun })
    const headers = webhookHeaders(secret, randomUUID(), new Date(), text)
    const response = await respondToWebhook(
      new Request('https://site.example/api/revalidate', { method: 'POST', headers, body: text }),
    )
    const body: RevalidationResult = await response.json()
    return { response, body, paths: body.urls?.map(({ url }) => new URL(url).pathname) ?? [] }
  }
}

const changed = (reference: string) => ({ type: 'article', reference })

test('names and requests the record’s pages and documents, and the stored pages that carry its tags', async () => {
  const send = await serve()
  await site.writeArticle('next')
  const { body, paths } = await send([changed('next')])
  expect(body.tags).toEqual(['article:next', 'articles:en'])
  expect(body.records).toEqual([{ type: 'article', reference: 'next', state: 'live' }])
  expect(paths[0]).toBe('/en/articles/2026/03/01/title-of-next_next')
  expect(paths).toEqual(
    expect.arrayContaining(['/articles/feeds/rss.xml', '/sitemap.xml', '/en/articles/page/2']),
  )
  expect(paths).not.toContain('/fr/articles/page/2')
  expect(new Set(paths).size).toBe(paths.length)
  expect(requested).toEqual(expect.arrayContaining(paths))
  expect(body).toMatchObject({ omitted_urls: 0, pending_urls: 0, dry_run: false })
  const [own] = body.urls
  expect(own).toMatchObject({ changed_at: '2026-03-01T08:00:00.000Z', status: 200 })
  expect(own?.invalidated_at).toEqual(expect.any(String))
  expect(own?.seen_at).toEqual(expect.any(String))
})

test('requests the pages of searches like others, but only counts them; names landing pages', async () => {
  const send = await serve()
  const { currentJobBoard } = await import('@/lib/data/jobs/job-board')
  const { routes } = await import('@/lib/routes')
  const { value } = await currentJobBoard()
  const landings = value.board.landings.map(({ filter }) => routes.jobSearch('fr', filter))
  const searches = [
    ...['/en/jobs/search/q-jane', '/en/jobs/search/city-jane', '/en/articles/search/q-jane'],
    ...['/en/companies/search/q-jane', '/en/search/jane'],
  ]
  for (const path of [...landings, ...searches]) addStoredPath(path, { storedAt: 0, tags: 'jobs' })
  try {
    const { body, paths } = await send([{ type: 'job', reference: 'turner' }])
    expect(landings.length).toBeGreaterThan(0)
    expect(paths).toEqual(expect.arrayContaining(landings))
    expect(JSON.stringify(body)).not.toContain('jane')
    expect(body).toMatchObject({ omitted_urls: searches.length, pending_urls: 0 })
    expect(requested).toEqual(expect.arrayContaining([...landings, ...searches]))
  } finally {
    for (const path of [...landings, ...searches]) removeStoredPath(path)
  }
})

test('names the pages of a change that was invalidated just before', async () => {
  const send = await serve()
  await site.writeArticle('next')
  const first = await send([changed('next')])
  const second = await send([changed('next')])
  expect(second.paths).toEqual(first.paths)
  expect(second.body.urls[0]?.invalidated_at).toBe(first.body.urls[0]?.invalidated_at)
})

test('names the pages before and after: of a deleted record, and of a renamed one', async () => {
  const send = await serve()
  await site.writeArticle('next')
  await site.writeArticle('next', { name: 'Renamed' })
  const renamed = await send([changed('next')])
  expect(renamed.paths).toEqual(
    expect.arrayContaining([
      ...['/en/articles/2026/03/01/title-of-next_next', '/en/articles/2026/03/01/renamed_next'],
    ]),
  )
  await site.deleteArticle('next')
  const deleted = await send([{ ...changed('next'), action: 'delete' }])
  expect(deleted.body.records[0]?.state).toBe('absent')
  expect(deleted.paths).toContain('/en/articles/2026/03/01/renamed_next')
})

test('says the state of a scheduled record and of one that does not exist, which have no pages', async () => {
  const send = await serve()
  await site.writeArticle('later', { published_at: new Date(Date.now() + 3_600_000).toISOString() })
  const { body } = await send([changed('later'), changed('none')])
  expect(body.records.map(({ state }) => state)).toEqual(['scheduled', 'absent'])
  expect(body.urls).toEqual([])
})

test('refreshes a record that did not change as it is; a dry run requests nothing', async () => {
  const send = await serve()
  const dryRun = await send([changed('first')], true)
  expect(requested).toEqual([])
  expect(dryRun.body).toMatchObject({ dry_run: true, pending_urls: 0, records: [{ state: 'live' }] })
  expect(dryRun.body.urls[0]).toMatchObject({ invalidated_at: null, seen_at: null })
  const refreshed = await send([changed('first')])
  expect(refreshed.paths).toEqual(dryRun.paths)
  expect(requested).toEqual(refreshed.paths)
})

test('reads the record of a hosted API first, and responds with 503 where that fails', async () => {
  const send = await serve()
  running.readNow = async () => {
    await site.writeArticle('next')
  }
  expect((await send([changed('next')])).body.records[0]?.state).toBe('live')
  running.readNow = () => Promise.reject(new Error('away'))
  const { response, body } = await send([changed('next')])
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(body).toMatchObject({ error: 'unavailable' })
})

test('responds with 401 to an unsigned request', async () => {
  await serve()
  const { respondToWebhook } = await import('./revalidation-webhook')
  const request = new Request('https://site.example/api/revalidate', { method: 'POST', body: '{}' })
  expect((await respondToWebhook(request)).status).toBe(401)
})

test('of several changes of a record the last counts', async () => {
  const { mergeChanges } = await import('./refresh-records')
  const change = (reference: string, action: 'update' | 'delete') => ({
    ...{ type: 'job' as const, reference, action },
  })
  expect(mergeChanges([change('a', 'update'), change('b', 'update'), change('a', 'delete')])).toEqual([
    change('a', 'delete'),
    change('b', 'update'),
  ])
})
