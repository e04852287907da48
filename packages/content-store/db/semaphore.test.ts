import { expect, test } from 'vitest'
import { DatabaseBusy } from './database-unavailable'
import { createSemaphore } from './semaphore'

test('grants places up to the limit, and then in call order', async () => {
  const { acquire, release } = createSemaphore(2, 1_000)
  const order: number[] = []
  const waiting = [1, 2, 3, 4].map(async (number) => {
    await acquire()
    order.push(number)
  })
  await Promise.all(waiting.slice(0, 2))
  expect(order).toEqual([1, 2])
  release()
  await waiting[2]
  expect(order).toEqual([1, 2, 3])
  release()
  await waiting[3]
  expect(order).toEqual([1, 2, 3, 4])
})

test('frees a place that is released while no caller waits', async () => {
  const { acquire, release } = createSemaphore(1, 20)
  await acquire()
  release()
  await acquire()
  await expect(acquire()).rejects.toThrow(DatabaseBusy)
  release()
  await acquire()
})

test('rejects all waiting callers with the given reason, and lets later callers wait', async () => {
  const { acquire, release, rejectWaiting } = createSemaphore(1, 1_000)
  await acquire()
  const rejected = Promise.allSettled([acquire(), acquire()])
  const reason = new Error('unavailable')
  rejectWaiting(reason)
  expect(await rejected).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  const later = acquire()
  release()
  await later
})
