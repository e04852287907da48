import { setImmediate as schedule } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mapWithPauses } from './map-with-pauses'

it('maps all items in order', async () => {
  expect(await mapWithPauses([3, 1, 2], (item) => item * 2)).toEqual([6, 2, 4])
  expect(await mapWithPauses([], () => 0)).toEqual([])
})

it('lets other work of the process run after an item that takes long', async () => {
  const order: string[] = []
  const other = async () => {
    for (let step = 1; step <= 2; step += 1) {
      await schedule()
      order.push(`other ${step}`)
    }
  }
  await Promise.all([
    other(),
    mapWithPauses([0, 20, 0, 20, 0], (ms, index) => {
      order.push(`item ${index}`)
      for (const end = performance.now() + ms; performance.now() < end; );
    }),
  ])
  expect(order).toEqual(['item 0', 'item 1', 'other 1', 'item 2', 'item 3', 'other 2', 'item 4'])
})

it('throws what the mapping of an item throws', async () => {
  const failing = mapWithPauses([1, 2], (item) => {
    if (item === 2) throw new RangeError('two')
  })
  await expect(failing).rejects.toThrow('two')
})
