import { expect, test } from '@playwright/test'
import { pagePaths } from '@/e2e/faults/security/response-kinds'
import { demoArticle } from '../../support/demo-article'
import { post, signed } from '../../support/revalidation/send-webhook'
import { readSettled } from '../../support/settled'
import { baseUrl, get } from '../../support/site'
import { setFault } from '../../support/upstream'

test.describe.configure({ mode: 'serial' })
test.afterEach(() => setFault({ kind: 'none' }))

const { reference, path } = demoArticle('en', 'a-buoy-comes-home')
const content = {
  changes: [
    { type: 'article', reference, action: 'update' },
    { type: 'organization', reference: 'Frl0nE7', action: 'delete' },
  ],
}
const paths = [
  ...Object.values(pagePaths()),
  path,
  `${path}.md`,
  '/sitemap.xml',
  '/en/articles/feeds/rss.xml',
]

const hydrationData = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs

/** Without the data for hydration, whose rows have no fixed order. */
const textOf = async (url: string) => {
  const response = await get(url)
  const text = await response.text()
  return `${response.status} ${text.replace(hydrationData, '')}`
}

for (const fault of [{ kind: 'down' }, { kind: 'status', status: 503 }] as const) {
  test(`a webhook changes nothing that a visitor sees while the API has the fault ${JSON.stringify(fault)}, and says so`, async () => {
    const webhook = signed(content)
    const before = await readSettled(paths, textOf)
    await setFault(fault)
    const response = await post(baseUrl, webhook)
    const { error, error_description: description } = await response.json()
    expect([response.status, error]).toEqual([503, 'unavailable'])
    expect(description).toContain('visitors see the same pages as before')
    expect(response.headers.get('retry-after')).not.toBeNull()
    for (const [url, text] of before) expect(await textOf(url), url).toBe(text)
    await setFault({ kind: 'none' })
    // The failed request can be repeated with its id.
    await expect.poll(async () => (await post(baseUrl, webhook)).status, { timeout: 240_000 }).toBe(200)
  })
}
