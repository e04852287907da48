import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proceedInTurn, unknownPages, unstoredPages } from './page-queues'

vi.mock('./event-loop', () => ({ isBusy: () => false }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Requests of one client whose responses never end. `started` are the numbers of those whose turn came. */
function sendHanging(queue: typeof unknownPages, count: number) {
  const started: number[] = []
  const responses = Array.from({ length: count }, (_, number) => {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    proceedInTurn(queue, 'a', request, response, () => void started.push(number))
    return response
  })
  return { started, responses }
}

test('an unknown page whose turn does not come within 25 seconds receives 503, and does not start later', async () => {
  const { started, responses } = sendHanging(unknownPages, 20)
  await vi.advanceTimersByTimeAsync(24_000)
  expect(responses.filter(({ writableEnded }) => writableEnded)).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  const refused = responses.filter(({ writableEnded }) => writableEnded)
  expect(refused.length).toBeGreaterThanOrEqual(8)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 503))
  expect(started).toHaveLength(20 - refused.length)
})

test('an existing page waits for its turn', async () => {
  const { started, responses } = sendHanging(unstoredPages, 60)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started).toHaveLength(60)
  expect(responses.filter(({ writableEnded }) => writableEnded)).toEqual([])
})
