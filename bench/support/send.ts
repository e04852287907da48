import { get as request } from 'node:http'

export type Encoding = 'identity' | 'gzip' | 'br'

export type Received = {
  status: number
  /** Without one where the server did not compress. */
  encoding: string
  /** As it was sent: `fetch` decodes it. */
  body: Buffer
  ms: number
}

/** The last byte of the address of the client: the site limits the requests of each. */
let client = 1

/** Requests a URL that the server may compress in one way only. Each request is from another loopback address. */
export function send(url: string, encoding: Encoding): Promise<Received> {
  const started = performance.now()
  client = client === 250 ? 2 : client + 1
  const headers = { 'accept-encoding': encoding, accept: 'text/html,*/*' }
  return new Promise((resolve, reject) => {
    request(url, { headers, family: 4, localAddress: `127.0.0.${client}` }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(chunks),
          ms: performance.now() - started,
        }),
      )
    }).on('error', reject)
  })
}
