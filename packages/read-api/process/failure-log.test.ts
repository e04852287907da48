import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoggedRequest } from '#middleware/request-log'
import { createFailureLog, type FailureLog } from './failure-log'

type Line = { at: number; message: string; status: number; requestId: string; failedRequests: number }

let lines: Line[]
let log: FailureLog

function start() {
  lines = []
  log = createFailureLog((message, _error, { status, requestId, failedRequests }) =>
    lines.push({ at: Date.now(), message, status, requestId, failedRequests }),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  start()
})
afterEach(() => {
  vi.useRealTimers()
})

const request: LoggedRequest = {
  ...{ requestId: 'a', method: 'GET', path: '/api/v1/embed', operation: 'getEmbed' },
  ...{ status: 503, durationMs: 1, token: undefined },
}

function fail(error: Error, fields: Partial<LoggedRequest> = {}) {
  log.add(`GET ${fields.path ?? request.path}`, error, { ...request, ...fields })
}

const unavailable = new Error('cannot be reached')

test('writes the first failure at once, and then each second the last one with the number of all', () => {
  for (let index = 0; index < 500; index += 1) fail(unavailable, { requestId: String(index) })
  expect(lines).toMatchObject([{ requestId: '0', failedRequests: 1 }])
  vi.advanceTimersByTime(1_000)
  expect(lines.slice(1)).toMatchObject([{ at: 1_000, requestId: '499', failedRequests: 499 }])
  vi.advanceTimersByTime(5_000)
  expect(lines).toHaveLength(2)
  fail(unavailable)
  expect(lines.slice(2)).toMatchObject([{ at: 6_000, failedRequests: 1 }])
})

test('an outage is one kind, whatever the errors and the paths', () => {
  for (let index = 0; index < 100; index += 1)
    fail(new Error(`refused ${index}`), { path: `/api/v1/external/jobs/${index}` })
  vi.advanceTimersByTime(1_000)
  expect(lines.map(({ failedRequests }) => failedRequests)).toEqual([1, 99])
})

test('another error is not hidden by an outage, and thousands of different ones have 21 lines a second', () => {
  fail(unavailable)
  fail(new Error('invalid record'), { status: 500 })
  expect(lines.map(({ status }) => status)).toEqual([503, 500])
  for (let index = 0; index < 5_000; index += 1) fail(new Error(`invalid ${index}`), { status: 500 })
  expect(lines).toHaveLength(21)
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(22)
})

test('writes what is left when the process stops, once', () => {
  fail(unavailable)
  fail(unavailable)
  log.flush()
  log.flush()
  expect(lines.map(({ failedRequests }) => failedRequests)).toEqual([1, 1])
})

test('the numbers add up to the failed requests, and an outage has at most one line a second', () => {
  const step = fc.record({
    ms: fc.integer({ min: 0, max: 1_500 }),
    failures: fc.integer({ min: 0, max: 30 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      start()
      for (const { ms, failures } of steps) {
        for (let index = 0; index < failures; index += 1) fail(unavailable)
        vi.advanceTimersByTime(ms)
      }
      const times = lines.map(({ at }) => at)
      for (const [index, at] of times.slice(1).entries())
        expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1_000)
      log.flush()
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
      expect(sum(lines.map(({ failedRequests }) => failedRequests))).toBe(
        sum(steps.map(({ failures }) => failures)),
      )
      vi.advanceTimersByTime(10_000)
    }),
  )
})
