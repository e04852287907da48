import { setImmediate as nextTask } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import * as log from '@/lib/process/log'
import { PageRequests } from './page-requests'
import { startHttpSite } from './testing/http-site'

/** Requests that are sent at the same time are open at the same time. */
const respondLate = (respond: () => void) => setTimeout(respond, 20)

test('requests pages one after the other, those of newer changes first', async () => {
  let open = 0
  let maxOpen = 0
  const site = await startHttpSite((request, response) => {
    open += 1
    maxOpen = Math.max(maxOpen, open)
    if (request.url === '/old') response.setHeader('cache-status', 'vitrine; hit; detail=outdated')
    respondLate(() => {
      open -= 1
      response.end()
    })
  })
  const pages = new PageRequests(site.origin, { timeoutMs: 1_000, parallel: 1 })
  const older = pages.add(['/first', '/old', '/both'])
  await Promise.all([...older, ...pages.add(['/new', '/both'])])
  expect(site.requests).toEqual(['GET /first', 'GET /new', 'GET /both', 'GET /old'])
  expect([(await older[0])?.seenAt, (await older[1])?.seenAt]).toEqual([expect.any(Date), null])
  expect(maxOpen).toBe(1)
})

test('a path that waits for two changes is requested once, and a failed one has status 0', async () => {
  const logWarning = vi.spyOn(log, 'logWarning').mockImplementation(() => {})
  let open = 0
  let maxOpen = 0
  const site = await startHttpSite((request, response) => {
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
  expect(logWarning).toHaveBeenCalledTimes(1)
  logWarning.mockRestore()
})

test('forgets the paths that wait', async () => {
  const site = await startHttpSite((_, response) => response.end())
  const pages = new PageRequests(site.origin, { timeoutMs: 1_000, parallel: 1 })
  const [first, second] = pages.add(['/first', '/second'])
  expect(await Promise.race([second, nextTask('waiting')])).toBe('waiting')
  pages.clear()
  expect(await second).toBeNull()
  expect(await first).toMatchObject({ status: 200 })
})
