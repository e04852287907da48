import { expect, test } from 'vitest'
import { createCheckOuts } from './check-outs'
import { DatabaseBusy } from './database-unavailable'

test('grants check-outs up to the limit, and then in call order', async () => {
  const { take, giveBack } = createCheckOuts(2, 1_000)
  const order: number[] = []
  const waiting = [1, 2, 3, 4].map(async (number) => {
    await take()
    order.push(number)
  })
  await Promise.all(waiting.slice(0, 2))
  expect(order).toEqual([1, 2])
  giveBack()
  await waiting[2]
  expect(order).toEqual([1, 2, 3])
  giveBack()
  await waiting[3]
  expect(order).toEqual([1, 2, 3, 4])
})

test('frees a check-out that is given back while no caller waits', async () => {
  const { take, giveBack } = createCheckOuts(1, 20)
  await take()
  giveBack()
  await take()
  await expect(take()).rejects.toThrow(DatabaseBusy)
  giveBack()
  await take()
})

test('rejects all waiting callers with the given reason, and lets later callers wait', async () => {
  const { take, giveBack, refuseWaiting } = createCheckOuts(1, 1_000)
  await take()
  const refused = Promise.allSettled([take(), take()])
  const reason = new Error('away')
  refuseWaiting(reason)
  expect(await refused).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  const later = take()
  giveBack()
  await later
})
