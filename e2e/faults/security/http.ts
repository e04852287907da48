import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type RawResponse = {
  status: number
  /** Every header line in order, names in lower case: a header can have several lines. */
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
}

export type RequestOptions = {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** The client: an address of 127.0.0.0/8. The site limits the requests of a client. */
  from?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** A client of its own for each index. */
export function clientAddress(index: number): string {
  return `127.${10 + (index >> 14)}.${(index >> 7) & 127}.${1 + (index & 127)}`
}

/**
 * Sends one request with exactly these headers, besides `Host`, `Connection` and `Content-Length`. Unlike `fetch` it can
 * send any header and method, and returns the header lines as received. `path` is sent as given. Tries again once if the
 * server closed an idle connection.
 */
export async function send(origin: string, path: string, options: RequestOptions = {}): Promise<RawResponse> {
  return sendOnce(origin, path, options).catch((error) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
    return sendOnce(origin, path, options)
  })
}

/** Follows one redirect: a path with another slug or locale redirects to the page. */
async function sendAndFollow(origin: string, path: string): Promise<RawResponse> {
  const first = await send(origin, path)
  const location = first.status === 308 ? headerValue(first, 'location') : null
  return location ? send(origin, location) : first
}

/** A document that is read for the first time can take longer than its deadline: the response is 503 until it is made. */
export function sendUntilReady(origin: string, path: string): Promise<RawResponse> {
  return untilReady(() => sendAndFollow(origin, path))
}

/** The first response that is not 503, or the last one. */
export async function untilReady(sendAgain: () => Promise<RawResponse>): Promise<RawResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendAgain()
    if (response.status !== 503 || attempt === 30) return response
    // Retry-After is for clients that have other work.
    await wait(Math.min(5, Number(headerValue(response, 'retry-after'))) * 1_000)
  }
}

function sendOnce(
  origin: string,
  path: string,
  { method, headers, body, from }: RequestOptions,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method: method ?? 'GET',
        headers: { ...headers },
        agent,
        timeout: 60_000,
        localAddress: from,
      },
      async (incoming) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of incoming) chunks.push(chunk)
          resolve({
            status: incoming.statusCode ?? 0,
            headers: headerLines(incoming.rawHeaders),
            body: Buffer.concat(chunks),
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No response to ${path} in 60 s`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function headerLines(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    (raw[index * 2] ?? '').toLowerCase(),
    raw[index * 2 + 1] ?? '',
  ])
}

/** The lines of a header, in order. */
export function headerValues({ headers }: Pick<RawResponse, 'headers'>, name: string): string[] {
  return headers.flatMap(([key, value]) => (key === name ? [value] : []))
}

export function headerValue(response: Pick<RawResponse, 'headers'>, name: string): string | null {
  return headerValues(response, name)[0] ?? null
}

/**
 * Writes bytes to a new connection and returns all that the server writes until it closes the connection or is silent for
 * `quietMs`. For requests that no HTTP client sends.
 */
export async function sendBytes(
  origin: string,
  bytes: string | Buffer,
  { quietMs = 5_000, from }: { quietMs?: number; from?: string } = {},
): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  let received = ''
  socket.setEncoding('latin1').setTimeout(quietMs, () => socket.destroy())
  socket.on('data', (chunk) => {
    received += chunk
  })
  // A server that refuses a request may reset the connection.
  socket.on('error', () => {})
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

/** Calls `work` for each item, with at most `concurrency` calls at the same time. Results are in the order of the items. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next
      next += 1
      results[index] = await work(items[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
