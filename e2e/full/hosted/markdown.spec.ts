import { expect, test } from '@playwright/test'
import { demoArticle } from '@/e2e/support/demo-article'
import { get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

const job = { path: routes.job('en', 'ferrolane', 'wagon-inspector_antwerp'), reference: 'FRL_wIn59Ap' }
const article = demoArticle('en', 'a-strap-from-1974').path

test.describe.configure({ mode: 'serial' })

test.beforeEach(() => setFault({ kind: 'none' }))
test.afterAll(() => setFault({ kind: 'none' }))

const statusOf = (path: string) => async () => (await get(routes.markdown(path))).status
const llms = async () => (await get(routes.llms('en'))).text()

test('the Markdown alternate of an archived job that embed still lists returns 410 and is linked nowhere', async () => {
  await expect.poll(statusOf(job.path), pollUntilStale).toBe(200)
  await expect.poll(llms, pollUntilStale).toContain(routes.markdown(job.path))
  await setFault({ kind: 'jobs', details: { [job.reference]: { status: 'archived' } } })
  await expect.poll(statusOf(job.path), pollUntilStale).toBe(410)
  await expect.poll(llms, pollUntilStale).not.toContain(routes.markdown(job.path))
  const company = async () => (await get(routes.markdown(routes.company('en', 'ferrolane')))).text()
  await expect.poll(company, pollUntilStale).not.toContain(routes.markdown(job.path))
})

test('during an outage cached Markdown alternates stay available, and others return 503', async () => {
  const lists = [routes.markdown(routes.company('en', 'ferrolane')), routes.llms('en')]
  const cached = [routes.markdown(article), ...lists]
  for (const path of cached) await expect.poll(async () => (await get(path)).status, pollUntilStale).toBe(200)
  // The job is open again after the test above.
  for (const path of lists)
    await expect
      .poll(async () => (await get(path)).text(), pollUntilStale)
      .toContain(routes.markdown(job.path))
  const texts = await Promise.all(cached.map(async (path) => (await get(path)).text()))
  await setFault({ kind: 'down' })
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    for (const [index, path] of cached.entries()) {
      const response = await get(path)
      expect([response.status, await response.text()], path).toEqual([200, texts[index]])
    }
  }
  const unknown = await get(routes.markdown(article.replace(/_.*/, '_Unknown2')))
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(unknown.headers.get('retry-after')).toMatch(/^\d+$/)
})
