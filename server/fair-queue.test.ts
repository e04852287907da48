import { expect, test } from 'vitest'
import { FairQueue, type FairQueueOptions } from './fair-queue'

function setUp(options: FairQueueOptions = { slots: 1, maxWaiting: 100, maxWaitingOfClient: 100 }) {
  const queue = new FairQueue(options)
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (client: string, name: string) =>
    queue.add(client, (done) => {
      started.push(name)
      ends.push(done)
    })
  return { add, started, end: () => ends.shift()?.() }
}

test('runs as many tasks at the same time as there are slots', () => {
  const { add, started, end } = setUp({ slots: 2, maxWaiting: 100, maxWaitingOfClient: 100 })
  for (const name of ['1', '2', '3', '4']) add('a', name)
  expect(started).toEqual(['1', '2'])
  end()
  expect(started).toEqual(['1', '2', '3'])
})

test('runs the tasks of clients in turn, and those of one client in their order', () => {
  const { add, started, end } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name)
  for (const name of ['b1', 'b2']) add('b', name)
  add('c', 'c1')
  for (let count = 0; count < 7; count += 1) end()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('refuses tasks above the limit of a client and of all clients', () => {
  const { add, started, end } = setUp({ slots: 1, maxWaiting: 3, maxWaitingOfClient: 2 })
  expect(['1', '2', '3', '4'].map((name) => add('a', name))).toEqual([true, true, true, false])
  expect(['5', '6'].map((name) => add('b', name))).toEqual([true, false])
  for (let count = 0; count < 4; count += 1) end()
  expect(started).toEqual(['1', '2', '5', '3'])
  expect(add('a', '7')).toBe(true)
  expect(started.at(-1)).toBe('7')
})

test('frees a slot once for a task that reports its end twice', () => {
  const queue = new FairQueue({ slots: 1, maxWaiting: 10, maxWaitingOfClient: 10 })
  const running = new Set<string>()
  let end = () => {}
  queue.add('a', (done) => {
    end = done
  })
  for (const name of ['2', '3']) queue.add('a', () => running.add(name))
  end()
  end()
  expect([...running]).toEqual(['2'])
})
