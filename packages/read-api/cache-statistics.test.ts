import { LRUCache } from 'lru-cache'
import { expect, test } from 'vitest'
import { cacheStatistics, registerCache } from './cache-statistics'

test('cacheStatistics sums the caches of one name and omits removed ones', () => {
  const byCount = new LRUCache<string, object>({ max: 4 })
  const bySize = new LRUCache<string, object>({ maxSize: 10, sizeCalculation: () => 5 })
  byCount.set('a', {})
  bySize.set('a', {})
  const remove = registerCache('a', () => bySize)
  registerCache('a', () => byCount)
  registerCache('b', () => byCount)
  expect(cacheStatistics()).toEqual([
    { name: 'a', entries: 2, fillRatio: 0.5 },
    { name: 'b', entries: 1, fillRatio: 0.25 },
  ])
  remove()
  expect(cacheStatistics()).toEqual([
    { name: 'a', entries: 1, fillRatio: 0.25 },
    { name: 'b', entries: 1, fillRatio: 0.25 },
  ])
})
