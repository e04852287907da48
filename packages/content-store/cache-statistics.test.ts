import { LRUCache } from 'lru-cache'
import { expect, test } from 'vitest'
import { cacheStatistics, registerCache } from './cache-statistics'

test('cacheStatistics sums the caches of one name and omits removed ones', () => {
  const byCount = new LRUCache<string, object>({ max: 4 })
  const bySize = new LRUCache<string, object>({ maxSize: 10, sizeCalculation: () => 5 })
  byCount.set('a', {})
  bySize.set('a', {})
  const remove = registerCache('test a', () => bySize)
  registerCache('test a', () => byCount)
  registerCache('test b', () => byCount)
  const statistics = () => cacheStatistics().filter(({ name }) => ['test a', 'test b'].includes(name))
  expect(statistics()).toEqual([
    { name: 'test a', entries: 2, fillRatio: 0.5 },
    { name: 'test b', entries: 1, fillRatio: 0.25 },
  ])
  remove()
  expect(statistics()).toEqual([
    { name: 'test a', entries: 1, fillRatio: 0.25 },
    { name: 'test b', entries: 1, fillRatio: 0.25 },
  ])
})
