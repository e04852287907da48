import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHttpSite } from './testing/http-site'
import { startChangingSite } from './testing/store'

const timing = { pollMs: 20, retryMs: 20, routeTimeoutMs: 5_000, pageTimeoutMs: 1_000 }

let site: Awaited<ReturnType<typeof startChangingSite>>
let stop = async () => {}
beforeEach(async () => {
  site = await startChangingSite()
})
afterEach(async () => {
  await stop()
  await site.stop()
})

/** A process that serves the site, and publishes until the end of the test. */
async function start({ homeStatus = 200 } = {}) {
  const { openStore } = await import('@/lib/data/store')
  const { invalidateChanges } = await import('./invalidate-changes')
  const { isOwnAuthorization, schedulerState } = await import('./scheduler-state')
  const { running } = await import('./follow-changes')
  const { startPublishing } = await import('./start-publishing')
  const state = { homeStatus, routeStatus: 200 }
  const invalidator = {
    ...{ revalidateTag: () => {}, revalidateEverything: () => {}, compareJobs: async () => [] },
  }
  const http = await startHttpSite(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(request.url === '/en' ? state.homeStatus : 200).end()
      return
    }
    const isOwn = isOwnAuthorization(request.headers.authorization ?? null)
    if (!isOwn || state.routeStatus !== 200) {
      response.writeHead(isOwn ? state.routeStatus : 404).end()
      return
    }
    const body = JSON.parse((await request.toArray()).join(''))
    response.end(JSON.stringify(await invalidateChanges(openStore(), body, invalidator, new Date())))
  })
  const stopPublishing = startPublishing(http.origin, timing)
  stop = async () => {
    await stopPublishing()
    running.follower = null
  }
  return { ...http, state, schedulerState, running }
}

const pageOf = (reference: string) => `GET /en/articles/2026/03/01/title-of-${reference}_${reference}`
const soon = { timeout: 20_000, interval: 10 }

test('is not ready until the home page is served', async () => {
  const { state, countOf, schedulerState, running } = await start({ homeStatus: 500 })
  await expect.poll(() => countOf('GET /en'), soon).toBeGreaterThanOrEqual(2)
  expect([schedulerState.warmedAt, running.follower]).toEqual([null, null])
  state.homeStatus = 200
  await expect.poll(() => schedulerState.warmedAt, soon).not.toBeNull()
  await expect.poll(() => running.follower, soon).not.toBeNull()
})

test('requests the page of a new article, also after the route failed', async () => {
  const { state, countOf, running } = await start()
  await expect.poll(() => running.follower, soon).not.toBeNull()
  await site.writeArticle('one')
  await expect.poll(() => countOf(pageOf('one')), soon).toBe(1)
  state.routeStatus = 503
  const before = countOf('POST /api/invalidate-records')
  await site.writeArticle('two')
  await expect.poll(() => countOf('POST /api/invalidate-records'), soon).toBeGreaterThan(before + 1)
  expect(countOf(pageOf('two'))).toBe(0)
  state.routeStatus = 200
  await expect.poll(() => countOf(pageOf('two')), soon).toBe(1)
})

test('publishes a scheduled article at its time', async () => {
  const { requests, running } = await start()
  await expect.poll(() => running.follower, soon).not.toBeNull()
  const publishedAt = new Date(Date.now() + 1_500)
  await site.writeArticle('later', { published_at: publishedAt.toISOString() })
  await expect
    .poll(() => requests.find((request) => request.endsWith('title-of-later_later')), soon)
    .toBeDefined()
  expect(Date.now()).toBeGreaterThanOrEqual(publishedAt.getTime())
})
