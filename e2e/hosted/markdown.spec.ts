import { expect, test } from '@playwright/test'
import { demoArticle, get } from '@/e2e/support/site'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

/** Longer than the cache life that scripts/browser-tests.ts sets, so that what is asked for next is stale. */
const staleAfter = { timeout: 60_000, intervals: [1_000] }

const job = { path: routes.job('en', 'ferrolane', 'wagon-inspector_antwerp'), reference: 'FRL_wIn59Ap' }
const article = demoArticle('en', 'a-strap-from-1974').path

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeEach(() => setFault({ kind: 'none' }))
test.afterAll(() => setFault({ kind: 'none' }))

const statusOf = (path: string) => async () => (await get(routes.markdown(path))).status
const llms = async () => (await get(routes.llms('en'))).text()

test('the twin of an archived job that is still listed says that it is gone, and nothing leads to it', async () => {
  await expect.poll(statusOf(job.path), staleAfter).toBe(200)
  await expect.poll(llms, staleAfter).toContain(routes.markdown(job.path))
  await setFault({ kind: 'archived', job: job.reference })
  await expect.poll(statusOf(job.path), staleAfter).toBe(410)
  await expect.poll(llms, staleAfter).not.toContain(routes.markdown(job.path))
  expect(await (await get(routes.markdown(routes.company('en', 'ferrolane')))).text()).not.toContain(
    routes.markdown(job.path),
  )
})

test('an outage leaves what was sent before, and is told as one elsewhere', async () => {
  const known = [
    routes.markdown(article),
    routes.markdown(routes.company('en', 'ferrolane')),
    routes.llms('en'),
  ]
  for (const path of known) await expect.poll(async () => (await get(path)).status, staleAfter).toBe(200)
  const texts = await Promise.all(known.map(async (path) => (await get(path)).text()))
  await setFault({ kind: 'down' })
  const until = Date.now() + 8_000
  while (Date.now() < until) {
    for (const [index, path] of known.entries()) {
      const answer = await get(path)
      expect([answer.status, await answer.text()], path).toEqual([200, texts[index]])
    }
  }
  const unknown = await get(routes.markdown(article.replace(/_.*/, '_Unknown2')))
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(unknown.headers.get('retry-after')).toMatch(/^\d+$/)
})
