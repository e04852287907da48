import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findHashProblems, findHeaderProblems } from '@/e2e/faults/security/expected-headers'
import { headerValue, type RawResponse, send } from '@/e2e/faults/security/http'
import { findMethodProblems } from '@/e2e/faults/security/methods'
import {
  findScript,
  hasExpectedStatus,
  notFoundPaths,
  notModifiedKinds,
  pagePaths,
  responseKinds,
} from '@/e2e/faults/security/response-kinds'
import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { siteRecords } from '../records/one-of-each'
import { cacheStateOf } from '../support/cache-state'
import { baseUrl } from '../support/site'

/** The site under test has an http URL, so it sends no Strict-Transport-Security. */
const site = { https: false }

test('every kind of response has its status and the security headers', async () => {
  const problems: string[] = []
  const kinds = responseKinds(await findScript(baseUrl), siteRecords)
  for (const kind of kinds) {
    const response = await send(baseUrl, kind.path, kind)
    const found = findHeaderProblems(response, site)
    if (!hasExpectedStatus(kind, response.status)) found.push(`status ${response.status}`)
    problems.push(...found.map((problem) => `${kind.name}: ${problem}`))
  }
  for await (const kind of notModifiedKinds(baseUrl, kinds)) {
    const response = await send(baseUrl, kind.path, kind)
    const found = findHeaderProblems(response, site)
    if (response.status !== 304) found.push(`status ${response.status}`)
    problems.push(...found.map((problem) => `${kind.name}: ${problem}`))
  }
  expect(problems).toEqual([])
})

test('the policy of a page has the hashes of its inline scripts, stored, from the build, not modified and not found', async () => {
  const problems: string[] = []
  const states = new Set<string>()
  const check = (path: string, state: string, response: RawResponse, html = response.body.toString()) => {
    states.add(state)
    problems.push(...findHashProblems(response, html).map((problem) => `${state} ${path}: ${problem}`))
  }
  const stateOf = (response: RawResponse) => cacheStateOf(headerValue(response, 'cache-status')) ?? 'none'
  const unstored = routes.searchWords('en', randomUUID().replaceAll('-', ''))
  const rendered = await send(baseUrl, unstored)
  check(unstored, stateOf(rendered), rendered)
  expect(stateOf(rendered)).toBe('rendered')
  for (const path of [
    ...Object.values(pagePaths(siteRecords)),
    ...Object.values(notFoundPaths(siteRecords)),
  ]) {
    const first = await send(baseUrl, path)
    check(path, stateOf(first), first)
    const again = await send(baseUrl, path)
    check(path, stateOf(again), again)
    const etag = headerValue(again, 'etag')
    const notModified = await send(baseUrl, path, { headers: etag ? { 'if-none-match': etag } : {} })
    if (notModified.status === 304) check(path, '304', notModified, again.body.toString())
  }
  expect(problems).toEqual([])
  expect([...states]).toEqual(expect.arrayContaining(['rendered', 'stored', '304']))
})

test('pages and files respond to other methods than GET and HEAD with 405 and the methods they accept', async () => {
  const paths = [
    ...[
      routes.home('en'),
      routes.jobs('fr'),
      '/',
      '/en/no-such-page',
      routes.company('en', siteRecords.company),
    ],
    ...[routes.sitemapIndex(), routes.articlesFeed('rss', 'en'), '/robots.txt', '/feed.css'],
    ...[routes.foundArticles('en', noSelection, 2), siteRecords.image],
  ]
  expect(await findMethodProblems(baseUrl, paths)).toEqual([])
})

test('OPTIONS and errors of the Read API are those of the API', async () => {
  const preflight = await send(
    baseUrl,
    `/api/v1/embed?organization_reference=${companies.harbourWorks.reference}`,
    {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
    },
  )
  expect(preflight.status).toBe(204)
  expect(headerValue(preflight, 'access-control-allow-methods')).toContain('GET')
})
