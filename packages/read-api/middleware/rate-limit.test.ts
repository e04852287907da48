import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit'

test('who cannot be identified in an outage is not counted, and is answered by the operation', async () => {
  const counted: string[] = []
  const countTo = (name: string) => async () => counted.push(name)
  const limits = { countToken: countTo('token'), countAddress: countTo('address') }
  const app = new Hono()
  app.use(rateLimit(limits, () => Promise.reject(new Error('away'))))
  app.get('/', (c) => c.text('the database is away', 503))
  expect((await app.request('/')).status).toBe(503)
  expect(counted).toEqual([])
})
