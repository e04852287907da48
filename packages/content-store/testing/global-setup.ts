import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds to a request with the URL of the Postgres server. */
    postgresStarter: string
  }
}

/** One Postgres server for all test files, started by the first of them that needs it; each creates databases of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined
  const starter = createServer((_request, response) => {
    server ??= startPostgres()
    server.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(`${error}`),
    )
  })
  // A test that blocks for seconds would send its request on a connection that the server closes meanwhile.
  starter.keepAliveTimeout = 0
  starter.listen(0, '127.0.0.1')
  await once(starter, 'listening')
  const address = starter.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  project.provide('postgresStarter', `http://127.0.0.1:${address.port}`)
  return async () => {
    starter.close()
    starter.closeAllConnections()
    await server?.then(({ stop }) => stop())
  }
}
