import { get as request } from 'node:http'

export type NamedPage = { name: string; path: string }

export type PageRow = NamedPage & {
  status: number
  /** Of the body as it is sent with gzip. */
  bytes: number
  coldMs: number
  /** The median of five. */
  warmMs: number
}

/** Requests a page that was not requested before, then again. */
export async function measurePage(origin: string, page: NamedPage): Promise<PageRow> {
  const cold = await send(origin + page.path)
  const warm: number[] = []
  for (let round = 0; round < 5; round += 1) warm.push((await send(origin + page.path)).ms)
  const warmMs = warm.sort((a, b) => a - b)[2] ?? Number.NaN
  return { ...page, status: cold.status, bytes: cold.bytes, coldMs: cold.ms, warmMs }
}

/** The last byte of the address of the client: the site limits the requests of each. */
let client = 1

/** With the bytes as they are sent: `fetch` decodes them. Each request is from another loopback address. */
export function send(url: string): Promise<{ status: number; bytes: number; ms: number }> {
  const started = performance.now()
  client = client === 250 ? 2 : client + 1
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html,*/*' }
  return new Promise((resolve, reject) => {
    request(url, { headers, family: 4, localAddress: `127.0.0.${client}` }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - started }),
      )
    }).on('error', reject)
  })
}
