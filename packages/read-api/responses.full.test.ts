import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isFull } from '@vitrine/api-contract/testing/full'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from './testing/test-api'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test('cached responses do not hold the URLs of their requests in memory', async () => {
  const token = await api.tokenFor('cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r')
  const count = isFull ? 600 : 300
  const growth = async (name: string, junkLength: number) => {
    const before = heapInUse()
    for (let index = 0; index < count; index += 1) {
      const query = `q=nobodywritesof${name}${index}&junk=${String(index).padEnd(junkLength, 'x')}`
      const response = await api.get(`/external/cms/articles/all?${query}`, token)
      expect(response.status).toBe(200)
    }
    return heapInUse() - before
  }
  await growth('first', 7_000)
  const [short, long] = [await growth('short', 10), await growth('long', 7_000)]
  expect(long - short).toBeLessThan((count * 7_000) / 2)
}, 120_000)
