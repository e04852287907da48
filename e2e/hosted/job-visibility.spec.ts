import { expect, test } from '@playwright/test'
import { get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeEach(() => setFault({ kind: 'none' }))
test.afterAll(() => setFault({ kind: 'none' }))

const path = routes.job('en', 'ferrolane', 'wagon-inspector_antwerp')
const reference = 'FRL_wIn59Ap'

const statusOf = (page: string) => async () => (await get(page)).status
const textOf = (page: string) => async () => (await get(page)).text()

test('a job that only the job operation reports as archived leaves every list, and returns when it is published', async () => {
  const lists = [routes.jobs('en'), routes.company('en', 'ferrolane'), routes.jobsFeed('rss', 'en')]
  await expect.poll(statusOf(path), pollUntilStale).toBe(200)
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).toContain(path)
  await setFault({ kind: 'jobs', details: { [reference]: { status: 'archived' } } })
  await expect.poll(statusOf(path), pollUntilStale).toBe(404)
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).not.toContain(path)
  await setFault({ kind: 'none' })
  for (const list of lists) await expect.poll(textOf(list), pollUntilStale).toContain(path)
  await expect.poll(statusOf(path), pollUntilStale).toBe(200)
})
