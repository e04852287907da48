import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Connections without a request after this time are closed: at once, the next request of a busy one can be under way. */
const idleMs = 500

/** Requests that still run after this time are ended. */
const maxMs = 10_000

/** Accepts no further connections. Resolves when the requests that run have their responses, each of which closes its connection. */
export async function endServer(server: Server): Promise<void> {
  // `close` of node:http would close connections without a request at once.
  NetServer.prototype.close.call(server)
  setTimeout(() => server.closeIdleConnections(), idleMs).unref()
  setTimeout(() => server.closeAllConnections(), maxMs).unref()
  await once(server, 'close')
}
