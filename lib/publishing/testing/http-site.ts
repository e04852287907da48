import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server on a free port until the end of the test, with the requests that it got. @internal */
export async function startHttpSite(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const countOf = (request: string) => requests.filter((each) => each === request).length
  return { origin: `http://127.0.0.1:${address.port}`, requests, countOf }
}
