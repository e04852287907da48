import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setImmediate as nextTask } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { describeError } from '@/lib/process/describe-error'
import * as log from '@/lib/process/log'
import { maxPaths, PageRequests } from './page-requests'
import { type SchedulerTiming, startPublishScheduler } from './publish-scheduler'
import { isOwnAuthorization, schedulerState } from './scheduler-state'

/** A minute is a fifth of a second. */
const timing: SchedulerTiming = {
  intervalMs: 200,
  delayMs: 10,
  minWaitMs: 50,
  retryMs: 100,
  checkTimeoutMs: 500,
  pageTimeoutMs: 1_000,
}

const initial = { ...schedulerState }

beforeEach(() => {
  Object.assign(schedulerState, initial, { published: new Set() })
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A site on a host, with the requests that it got. */
async function startSite(handle: Handler, host = '127.0.0.1') {
  const requests: { url: string; time: number }[] = []
  const server = createServer((request, response) => {
    requests.push({ url: `${request.method} ${request.url}`, time: Date.now() })
    handle(request, response)
  }).listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  const timesOf = (url: string) => requests.filter((request) => request.url === url).map(({ time }) => time)
  const countOf = (url: string) => timesOf(url).length
  return { origin, requests, timesOf, countOf }
}

const check = 'POST /api/publish-articles'
const home = 'GET /en'

function respond(
  response: ServerResponse,
  result: { paths?: string[]; nextScheduled?: number | null },
): void {
  const body = { checkedAt: Date.now(), paths: [], published: [], nextScheduled: null, ...result }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

/** Requests that are sent at the same time are open at the same time. */
const respondLate = (respond: () => void) => setTimeout(respond, 20)

function start(origin: string, changed: Partial<SchedulerTiming> = {}): void {
  const stop = startPublishScheduler(origin, { ...timing, ...changed })
  onTestFinished(stop)
}

test('checks once a minute if nothing is scheduled, with its key, and requests the home page and each sitemap once', async () => {
  const site = await startSite((request, response) => {
    if (request.method === 'GET') response.end()
    else if (isOwnAuthorization(request.headers.authorization ?? null)) respond(response, {})
    else response.writeHead(404).end()
  })
  expect(schedulerState.warmedAt).toBeNull()
  start(site.origin)
  await expect.poll(() => site.countOf(check), { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
  const [first = 0, , , fourth = 0] = site.timesOf(check)
  expect(fourth - first).toBeGreaterThan(2.5 * timing.intervalMs)
  const last = `GET /sitemaps/${locales.at(-1)}/companies.xml`
  await expect.poll(() => site.countOf(last), { timeout: 10_000 }).toBe(1)
  for (const locale of locales) expect(site.countOf(`GET /sitemaps/${locale}/companies.xml`)).toBe(1)
  expect(site.countOf('GET /sitemap.xml')).toBe(1)
  expect(site.countOf(home)).toBe(1)
  expect(schedulerState.warmedAt).not.toBeNull()
})

test('requests a sitemap that is not there yet again, before the next one', async () => {
  const index = 'GET /sitemap.xml'
  const first = `GET /sitemaps/${locales[0]}/pages.xml`
  const seen: string[] = []
  const site = await startSite((request, response) => {
    const url = `${request.method} ${request.url}`
    if (request.method === 'POST') return respond(response, {})
    if (url.includes('sitemap')) seen.push(url)
    response.writeHead(url === index && seen.length < 3 ? 503 : 200).end()
  })
  start(site.origin)
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBeGreaterThan(3)
  expect(seen.slice(0, 4)).toEqual([index, index, index, first])
})

test.each(['127.0.0.2', '::1'])('works if the server listens on %s', async (host) => {
  const site = await startSite((_, response) => respond(response, {}), host)
  start(site.origin)
  await expect.poll(() => schedulerState.since, { timeout: 10_000 }).toBeGreaterThan(initial.since)
  await expect.poll(() => schedulerState.warmedAt, { timeout: 10_000 }).not.toBeNull()
})

test('checks soon after the next scheduled article is published, and requests the affected pages', async () => {
  let publishedAt = Number.POSITIVE_INFINITY
  const site = await startSite((request, response) => {
    if (request.method === 'GET') response.end()
    else if (Date.now() >= publishedAt) respond(response, { paths: ['/en/a', '/en/b'] })
    else {
      publishedAt = Date.now() + 500
      respond(response, { nextScheduled: publishedAt })
    }
  })
  // Without the article, the next check comes after the test.
  start(site.origin, { intervalMs: 60_000, checkTimeoutMs: 10_000 })
  await expect.poll(() => site.countOf('GET /en/b'), { timeout: 10_000 }).toBe(1)
  const checks = site.requests.filter(({ url }) => url === check)
  expect(checks).toHaveLength(2)
  expect(checks[1]?.time).toBeGreaterThanOrEqual(publishedAt)
})

test('checks at a bounded rate, however many articles are scheduled', async () => {
  const site = await startSite((_, response) => respond(response, { nextScheduled: Date.now() + 1 }))
  start(site.origin)
  await expect.poll(() => site.countOf(check), { timeout: 10_000 }).toBeGreaterThanOrEqual(7)
  const [first = 0, , , , , , seventh = 0] = site.timesOf(check)
  expect(seventh - first).toBeGreaterThan(5 * timing.minWaitMs)
})

test('continues after failed checks and checks without a response, and covers their period again', async () => {
  const logError = vi.spyOn(log, 'logError').mockImplementation(() => {})
  onTestFinished(() => logError.mockRestore())
  /** The start of the period at each check. */
  const since: number[] = []
  const site = await startSite((request, response) => {
    if (request.method === 'GET') return void response.end()
    since.push(schedulerState.since)
    if (since.length === 1) response.writeHead(500).end()
    else if (since.length === 3) respond(response, {})
    else if (since.length > 3) response.end('not JSON')
  })
  start(site.origin)
  await expect.poll(() => since.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(5)
  expect(since.slice(0, 3)).toEqual([initial.since, initial.since, initial.since])
  expect(since[3]).toBeGreaterThan(initial.since)
  expect(since[4]).toBe(since[3])
  // The stack of a failure that happens in every outage says nothing.
  expect(describeError(logError.mock.calls[0]?.[1]).fields).toEqual({
    error: 'UnexpectedStatus',
    message: '/api/publish-articles: 500',
  })
})

test('a page without a response stops neither the checks nor the other pages', async () => {
  let isFirst = true
  const site = await startSite((request, response) => {
    if (request.url === '/hangs') return
    if (request.method === 'GET') response.end()
    else respond(response, isFirst ? { paths: ['/hangs', '/en/a'] } : {})
    if (request.method === 'POST') isFirst = false
  })
  start(site.origin)
  await expect.poll(() => site.countOf('GET /en/a'), { timeout: 10_000 }).toBe(1)
  await expect.poll(() => site.countOf(check), { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
})

test('is not ready until the home page is served', async () => {
  let status = 500
  const site = await startSite((request, response) => {
    if (request.method === 'GET') response.writeHead(status).end()
    else respond(response, {})
  })
  start(site.origin)
  await expect.poll(() => site.countOf(home), { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  expect(schedulerState.warmedAt).toBeNull()
  status = 200
  await expect.poll(() => schedulerState.warmedAt, { timeout: 10_000 }).not.toBeNull()
})

test('requests pages one after the other, those of newer articles first, and a page again while it is outdated', async () => {
  let open = 0
  let maxOpen = 0
  let outdated = 2
  const site = await startSite((request, response) => {
    open += 1
    maxOpen = Math.max(maxOpen, open)
    if (request.url === '/new' && outdated > 0) {
      outdated -= 1
      response.setHeader('x-nextjs-cache', 'STALE')
    }
    respondLate(() => {
      open -= 1
      response.end()
    })
  })
  const pages = new PageRequests(site.origin, { timeoutMs: 1_000, parallel: 1 })
  pages.add(['/first', '/old', '/both'])
  pages.add(['/new', '/both'])
  await expect
    .poll(() => site.requests.map(({ url }) => url), { timeout: 10_000 })
    .toEqual([...['GET /first', 'GET /new', 'GET /new', 'GET /new', 'GET /both', 'GET /old']])
  expect(maxOpen).toBe(1)
})

test('a path that waits for two changes is requested once, at most four at the same time, and a failed one has status 0', async () => {
  let open = 0
  let maxOpen = 0
  const site = await startSite((request, response) => {
    open += 1
    maxOpen = Math.max(maxOpen, open)
    respondLate(() => {
      open -= 1
      if (request.url === '/failing') response.destroy()
      else response.end()
    })
  })
  const pages = new PageRequests(site.origin, { timeoutMs: 1_000, parallel: 4 })
  const older = Array.from({ length: 12 }, (_, index) => `/older/${index}`)
  const responses = [...pages.add(older), ...pages.add(['/newer', '/failing', '/older/11'])]
  const statuses = (await Promise.all(responses)).map((response) => response?.status)
  expect(statuses).toEqual([...Array(12).fill(200), 200, 0, 200])
  expect(site.requests).toHaveLength(14)
  expect(maxOpen).toBe(4)
})

test('a limited number of pages wait, those of the newest changes', async () => {
  const site = await startSite((_, response) => response.end())
  const pages = new PageRequests(site.origin, { timeoutMs: 1_000, parallel: 1 })
  const pathsOf = (name: string) => Array.from({ length: maxPaths }, (_, index) => `/${name}/${index}`)
  const [first, ...older] = pages.add(pathsOf('older'))
  const newer = pages.add(pathsOf('newer').slice(0, maxPaths / 2))
  // The end of the older ones does not wait any more, before anything is requested.
  expect(await Promise.race([older.at(-1), newer.at(-1)])).toBeNull()
  const isWaiting = async (response?: Promise<unknown>) =>
    (await Promise.race([response, nextTask('waiting')])) === 'waiting'
  expect(await isWaiting(newer.at(-1))).toBe(true)
  pages.clear()
  expect(await newer.at(-1)).toBeNull()
  expect(await first).toMatchObject({ status: 200 })
})
