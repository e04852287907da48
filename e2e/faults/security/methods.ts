import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import type { Check, Context } from '../part'
import { clientAddress, headerValue, mapConcurrently, send, sendBytes, untilReady } from './http'
import { notFoundPaths, pagePaths } from './response-kinds'

const refused = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LINK']

/** Paths of every kind that accepts GET and HEAD only. */
function readOnlyPaths(): string[] {
  return [
    ...Object.values(pagePaths()),
    ...Object.values(notFoundPaths()),
    ...[
      '/',
      routes.articlesFeed('rss', 'en'),
      routes.jobsFeed('indeed'),
      routes.sitemapIndex(),
      '/robots.txt',
      '/llms.txt',
    ],
    ...[
      routes.sitemap('en', { kind: 'jobs', part: 1 }),
      routes.openGraphImage(routes.jobs('en')),
      '/feed.css',
    ],
    ...[routes.markdown(routes.company('en', 'ferrolane')), routes.foundArticles('en', noSelection, 2)],
    ...['/media/articles/a-buoy-comes-home.webp', `${routes.company('en', 'ferrolane')}/`],
    '/_next/image?url=%2Fmedia%2Farticles%2Fa-buoy-comes-home.webp&w=480&q=75',
  ]
}

/** What is wrong with the responses to other methods than GET and HEAD, for each path. @internal */
export async function findMethodProblems(origin: string, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  await mapConcurrently(paths, 4, async (path, index) => {
    const from = new URL(origin).hostname === '127.0.0.1' ? clientAddress(5_000 + index) : undefined
    // Just after its start, a site on a busy machine responds with 503 to a page that it cannot look up in time.
    const before = await untilReady(() => send(origin, path, { from }))
    for (const method of refused) {
      const response = await send(origin, path, { method, from })
      const allow = (headerValue(response, 'allow') ?? '').split(/,\s*/).sort().join()
      const cache = headerValue(response, 'cache-control') ?? ''
      if (response.status !== 405) problems.push(`${method} ${path}: ${response.status}`)
      else if (allow !== 'GET,HEAD') problems.push(`${method} ${path}: Allow ${allow}`)
      else if (/s-maxage|public|max-age=[1-9]/.test(cache))
        problems.push(`${method} ${path}: Cache-Control ${cache}`)
      else if (response.body.length > 1_000)
        problems.push(`${method} ${path}: a body of ${response.body.length} bytes`)
    }
    const action = await send(origin, path, {
      method: 'POST',
      from,
      headers: { 'next-action': '0'.repeat(42), 'content-type': 'text/x-component', 'content-length': '2' },
      body: '[]',
    })
    if (action.status !== 405) problems.push(`POST ${path} with Next-Action: ${action.status}`)
    const head = await send(origin, path, { method: 'HEAD', from })
    if (head.status !== before.status)
      problems.push(`HEAD ${path}: ${head.status} instead of ${before.status}`)
    if (head.body.length > 0) problems.push(`HEAD ${path}: a body`)
    const after = await send(origin, path, { from })
    if (after.status !== before.status) problems.push(`GET ${path} after other methods: ${after.status}`)
  })
  return problems
}

export async function testMethods({ site }: Context): Promise<Check[]> {
  const paths = readOnlyPaths()
  const problems = await findMethodProblems(site.url, paths)
  const { host } = new URL(site.url)
  const others: string[] = []
  for (const line of [
    'CONNECT evil.example:443 HTTP/1.1',
    'get /en HTTP/1.1',
    'FOO /en HTTP/1.1',
    'GET /en HTTP/9.9',
    // Paths whose start is that of the API, which accepts other methods.
    ...[
      '/api/v1/../../en',
      '/api/v1/%2e%2e/%2e%2e/en',
      '/api/v1/..%2f..%2fen',
      '/api/v1x',
      `http://${host}/en`,
      '//en',
    ].map((path) => `POST ${path} HTTP/1.1`),
  ]) {
    const response = await sendBytes(site.url, `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    if (/^HTTP\/1\.\d (2|3|5)/.test(response)) others.push(`${line}: ${response.slice(0, 40)}`)
  }
  for (const headers of [
    'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n5c\r\nX',
    'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
  ]) {
    const response = await sendBytes(site.url, `POST /en HTTP/1.1\r\nHost: ${host}\r\n${headers}`, {
      quietMs: 1_500,
    })
    const statuses = [...response.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, status]) => status)
    // What follows a refused request on its connection may be refused too.
    if (statuses.some((status) => !status?.startsWith('4')))
      others.push(`${headers.slice(0, 40)}: ${statuses.join(' ')}`)
  }
  return [
    {
      name: 'E6: pages and files accept GET and HEAD only',
      passed: problems.length === 0,
      expected: `0 problems of ${paths.length} paths x ${refused.length + 2} requests`,
      measured: [String(problems.length), ...problems.slice(0, 10)].join('\n    '),
    },
    {
      name: 'E6: requests that are not HTTP, whose length is ambiguous, or with other spellings of a path are refused',
      passed: others.length === 0,
      expected: '0 others than 4xx',
      measured: [String(others.length), ...others].join('\n    '),
    },
  ]
}
