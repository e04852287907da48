import type { Check, Context } from '../part'
import { clientAddress, mapConcurrently, send, sendBytes } from './http'

const json = '/api/search/articles?locale=en&page=2'
const image = '/_next/image?url=%2Fmedia%2Farticles%2Fa-buoy-comes-home.webp&w=480&q=75'

/** Other spellings of a path that the server may treat like the path. */
function spellings(path: string, origin: string): string[] {
  const [, first = '', rest = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? []
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`
  return [
    ...[
      `//${first}/${rest}`,
      `/${first}//${rest}`,
      `/./${first}/${rest}`,
      `/${first}/./${rest}`,
      `/x/../${first}/${rest}`,
    ],
    ...[
      `/${encoded}/${rest}`,
      `/${first}/${rest.replace(/^\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
    ],
    ...[`${origin}${path}`, `/${first}\\${rest}`, `/${first.toUpperCase()}/${rest}`, `/${first}/%2e/${rest}`],
  ]
}

/** A client over a limit is refused under every spelling of the path. */
export async function testLimitSpellings({ site }: Context): Promise<Check[]> {
  const { host } = new URL(site.url)
  const problems: string[] = []
  let exhausted = 0
  for (const [index, path] of [json, image].entries()) {
    const from = clientAddress(8_100 + index)
    // At once, so that a slow machine sends all of them within the minute of the limit.
    const statuses = await mapConcurrently(Array(2_000).fill(path), 50, async () => {
      return (await send(site.url, path, { from })).status
    })
    if (statuses.includes(429)) exhausted += 1
    for (const spelling of spellings(path, site.url)) {
      const request = `GET ${spelling} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
      const response = await sendBytes(site.url, request, { from })
      if (/^HTTP\/1\.\d (200|5\d\d)/.test(response)) problems.push(`${spelling}: ${response.slice(9, 12)}`)
    }
  }
  return [
    {
      name: 'a client over a limit is refused under every spelling of a path',
      passed: problems.length === 0 && exhausted === 2,
      expected: '0 spellings with 200 or 5xx, 2 limits',
      measured: [`${problems.length}, ${exhausted} limits`, ...problems].join('\n    '),
    },
  ]
}
