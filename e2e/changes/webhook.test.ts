import type { RevalidationResult } from '@vitrine/api-contract/revalidation'
import { expect, test } from 'vitest'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { post, type Sent, signed } from '../support/revalidation/send-webhook'
import { baseUrl, get } from '../support/site'

const article = { type: 'article', reference: articles.plain.reference, action: 'update' }
const organization = { type: 'organization', reference: companies.harbourWorks.reference, action: 'update' }

test('refuses what is not signed, old, altered, too large or malformed, in the error shape of the API', async () => {
  const valid = signed({ changes: [article] })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const cases: [string, number, Omit<Sent, 'id'>][] = [
    ['no headers', 401, { body: valid.body, headers: {} }],
    ['another secret', 401, signed({ changes: [article] }, { key: other })],
    ['another body', 401, { ...valid, body: valid.body.replace(article.reference, 'Other123') }],
    ['another id', 401, { ...valid, headers: { ...valid.headers, 'webhook-id': 'msg_other' } }],
    ['an old timestamp', 401, signed({ changes: [article] }, { now: minutesAgo(6) })],
    ['a timestamp in the future', 401, signed({ changes: [article] }, { now: minutesAgo(-6) })],
    ['no JSON', 400, signed('{"changes"')],
    ['no changes', 400, signed({ changes: [] })],
    ['an unknown type', 400, signed({ changes: [{ ...article, type: 'category' }] })],
    ['an unknown field', 400, signed({ changes: [article], dryrun: true })],
    ['a reference with a space', 400, signed({ changes: [{ ...article, reference: 'a b' }] })],
    ['too many changes', 400, signed({ changes: Array.from({ length: 1_001 }, () => article) })],
    ['a large body', 413, signed(`{"changes": [], "x": "${'x'.repeat(300_000)}"}`)],
  ]
  for (const [name, status, request] of cases) {
    const response = await post(baseUrl, request)
    const body = await response.json()
    expect([name, response.status], JSON.stringify(body)).toEqual([name, status])
    expect(Object.keys(body)).toEqual(['error', 'error_description'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  const got = await fetch(`${baseUrl}/api/revalidate`)
  expect([got.status, Object.keys(await got.json())]).toEqual([405, ['error', 'error_description']])
})

test('responds to a repeated request with the first result, and refuses a replayed one and its id with another body', async () => {
  const content = { changes: [article], dry_run: true }
  const request = signed(content)
  const repeat = (seconds: number) =>
    post(baseUrl, signed(content, { id: request.id, now: new Date(Date.now() + seconds * 1000) }))
  const [first, second] = await Promise.all([post(baseUrl, request), repeat(60)])
  const text = await first.text()
  expect(first.status).toBe(200)
  expect(await second.text()).toBe(text)
  expect(await (await repeat(120)).text()).toBe(text)
  const replayed = await post(baseUrl, request)
  expect([replayed.status, Object.keys(await replayed.json())]).toEqual([409, ['error', 'error_description']])
  const changed = signed({ changes: [article] }, { id: request.id })
  expect((await post(baseUrl, changed)).status).toBe(409)
  expect(JSON.parse(text)).toMatchObject({
    dry_run: true,
    records: [{ reference: article.reference, state: 'live' }],
  })
})

test('sends the stored page until the new one is rendered, so that no visitor waits for it', async () => {
  const dryRun = await post(baseUrl, signed({ changes: [organization], dry_run: true }))
  const { urls }: RevalidationResult = await dryRun.json()
  const stateOf = async (path: string) => (await get(path)).headers.get('x-nextjs-cache')
  const stored: string[] = []
  for (const { url } of urls.slice(0, 60)) {
    const path = url.slice(baseUrl.length)
    await get(path)
    if ((await stateOf(path)) === 'HIT') stored.push(path)
  }
  let isComplete = false
  const webhook = post(baseUrl, signed({ changes: [organization] })).finally(() => {
    isComplete = true
  })
  const seen = new Set<string | null>()
  while (!isComplete) for (const path of stored) seen.add(await stateOf(path))
  expect((await webhook).status).toBe(200)
  expect([...seen].sort()).toEqual(['HIT', 'STALE'])
}, 120_000)
