import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that must receive no request. It counts those it receives, and how many carried a token. */
type Canary = {
  url: string
  requests: () => number
  tokens: () => number
  stop: () => Promise<void>
}

export async function startCanary(): Promise<Canary> {
  let requests = 0
  let tokens = 0
  const server = createServer((request, response) => {
    requests += 1
    if (request.headers.authorization !== undefined) tokens += 1
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('[]')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    tokens: () => tokens,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
