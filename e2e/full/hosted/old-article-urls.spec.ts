import { expect, test } from '@playwright/test'
import { canonicalOf } from '@/e2e/support/head'
import { agents, baseUrl, get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'

type Article = { reference: string; url: string; published_at: string }

test.beforeAll(() => setFault({ kind: 'none' }))

test('the URL that the API gives for an article has the path of its page on the site', async () => {
  const response = await fetch(`${process.env.UPSTREAM_URL}/api/v1/external/cms/articles/all`, {
    headers: { authorization: `Bearer ${process.env.API_TOKEN}` },
  })
  const articles: Article[] = await response.json()
  const published = articles.filter(({ published_at }) => new Date(published_at) < new Date())
  const own = published.filter(({ url, reference }) => url.endsWith(`_${reference}`))
  expect(own.length).toBeGreaterThan(50)
  for (const { url } of own.filter((_, index) => index % 4 === 0)) {
    const { pathname } = new URL(url)
    await expect.poll(async () => (await get(pathname, agents.none)).status, pollUntilStale).toBe(200)
    expect(canonicalOf(await (await get(pathname, agents.none)).text())).toBe(baseUrl + pathname)
  }
})
