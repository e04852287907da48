import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type LoggingProxy = {
  url: string
  /** The status of the last response for each path since the previous call. */
  takeStatuses: () => Map<string, number>
  stop: () => Promise<void>
}

/** Starts a proxy in front of a site: it forwards GET requests unchanged and records the status of each response. */
export async function startLoggingProxy(target: string): Promise<LoggingProxy> {
  let statuses = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const headers = new Headers()
    for (const name of ['accept', 'if-none-match', 'if-modified-since', 'user-agent']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const forwarded = await fetch(target + path, { headers, redirect: 'manual' })
    statuses.set(path, forwarded.status)
    const passedHeaders = [...forwarded.headers].filter(
      ([name]) => !/^(content-|transfer-|connection|keep-)/.test(name),
    )
    response.writeHead(forwarded.status, {
      ...Object.fromEntries(passedHeaders),
      'content-type': forwarded.headers.get('content-type') ?? '',
    })
    response.end(Buffer.from(await forwarded.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    takeStatuses: () => {
      const taken = statuses
      statuses = new Map()
      return taken
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
