import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { env } from '@/lib/env'
import { setServerOrigin } from '@/lib/publishing/server-origin'
import { createHttpServer } from './http-server'
import { SitePages } from './stored-pages/site-pages'

/** Requests that still run after this time are ended. */
const maxShutdownMs = 10_000

/** Serves the build in `.next` of the working directory. Throws if there is none, or if the port cannot be used. */
export async function serveSite(port: number, hostname: string | null): Promise<void> {
  // tsx turns source maps on. Node.js would store the source map of each chunk that the server loads: 130 MB.
  process.setSourceMapsEnabled(false)
  const host = hostname?.includes(':') ? `[${hostname}]` : (hostname ?? '127.0.0.1')
  setServerOrigin(`http://${host}:${port}`)
  // Next.js adds its listener for upgrades to this server, which listens nowhere: the site has no WebSocket.
  const httpServer = createServer()
  const app = next({ dev: false, port, hostname: hostname ?? 'localhost', httpServer })
  await app.prepare()
  const render = app.getRequestHandler()
  const server = createHttpServer(
    render,
    new SitePages(render, resolve('.next'), join(env.CACHE_DIRECTORY, 'pages')),
  )
  if (hostname === null) server.listen(port)
  else server.listen(port, hostname)
  await once(server, 'listening')
  console.log(`The site is served at http://${hostname ?? 'localhost'}:${port}`)
  endOnSignal(server)
}

/** Accepts no further connections, and exits when the requests that run have their responses. */
function endOnSignal(server: Server): void {
  const end = () => {
    setTimeout(() => server.closeAllConnections(), maxShutdownMs).unref()
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', end).once('SIGINT', end)
}
