import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit'

test('does not count a request whose token cannot be checked because the database is unavailable', async () => {
  const counted: string[] = []
  const countTo = (name: string) => async () => counted.push(name)
  const limits = { countToken: countTo('token'), countAddress: countTo('address') }
  const app = new Hono()
  app.use(rateLimit(limits, () => Promise.reject(new Error('database unavailable'))))
  app.get('/', (c) => c.text('unavailable', 503))
  expect((await app.request('/')).status).toBe(503)
  expect(counted).toEqual([])
})
