import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'undici'

export type Received = {
  path: string
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  /** From sending, or from the planned time of sending where the load has a rate, to the end of the body. */
  durationMs: number
}

export type LoadOptions = {
  url: string
  /** The path of each request. Null ends the load. */
  nextPath: () => string | null
  connections: number
  /** Requests a second over all connections; unset for as many as the connections carry. */
  ratePerSecond?: number
  /** The client addresses, used in turn; on other systems than Linux only 127.0.0.1 exists. */
  addresses?: readonly string[]
  /** The user agents, used in turn. */
  userAgents?: readonly string[]
  onResponse?: (received: Received) => void
}

type LoadResult = {
  /** In the order of completion. */
  durationsMs: number[]
  /** The number of responses by status; `0` for requests without a complete response. */
  statuses: Map<number, number>
  seconds: number
}

/** Sends GET requests over connections that stay open. A request without a response within 60 seconds fails. */
export async function sendLoad(options: LoadOptions): Promise<LoadResult> {
  const clients = new ClientPool(options.url)
  const addresses = options.addresses ?? ['127.0.0.1']
  const userAgents = options.userAgents ?? ['vitrine-fault-test']
  const durationsMs: number[] = []
  const statuses = new Map<number, number>()
  const start = performance.now()
  let sent = 0
  const work = async (worker: number) => {
    for (;;) {
      const path = options.nextPath()
      if (path === null) return
      const index = sent
      sent += 1
      const planned = options.ratePerSecond
        ? start + (index * 1000) / options.ratePerSecond
        : performance.now()
      if (planned > performance.now()) await wait(planned - performance.now())
      // A connection carries one request at a time: each worker has its own.
      const client = clients.get(addresses[index % addresses.length] ?? '127.0.0.1', worker)
      const received = await get(client, path, userAgents[index % userAgents.length] ?? '')
      const durationMs = performance.now() - planned
      durationsMs.push(durationMs)
      statuses.set(received?.status ?? 0, (statuses.get(received?.status ?? 0) ?? 0) + 1)
      options.onResponse?.(
        received
          ? { ...received, path, durationMs }
          : { path, status: 0, headers: {}, body: empty, durationMs },
      )
    }
  }
  await Promise.all(Array.from({ length: options.connections }, (_, worker) => work(worker)))
  await clients.close()
  return { durationsMs, statuses, seconds: (performance.now() - start) / 1000 }
}

const empty = Buffer.alloc(0)

class ClientPool {
  readonly #url: string
  readonly #clients = new Map<string, Client>()

  constructor(url: string) {
    this.#url = url
  }

  get(localAddress: string, worker: number): Client {
    const key = `${localAddress} ${worker}`
    let client = this.#clients.get(key)
    if (!client) {
      client = new Client(this.#url, {
        ...(process.platform === 'linux' ? { localAddress } : {}),
        headersTimeout: 60_000,
        bodyTimeout: 60_000,
        keepAliveTimeout: 2_000,
      })
      this.#clients.set(key, client)
    }
    return client
  }

  async close(): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.destroy()))
  }
}

/** Undefined where the connection failed twice: the server closes idle connections, which is no failure. */
async function get(client: Client, path: string, userAgent: string) {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      const { statusCode, headers, body } = await client.request({
        path,
        method: 'GET',
        headers: { 'user-agent': userAgent },
      })
      return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) }
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'UND_ERR_SOCKET') return undefined
    }
  }
  return undefined
}

/** Repeats the paths in order, `count` times in all. */
export function repeat(paths: readonly string[], count: number): () => string | null {
  let next = 0
  return () => {
    if (next >= count) return null
    next += 1
    return paths[(next - 1) % paths.length] ?? null
  }
}

/** The value below which this share of the values lies; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
