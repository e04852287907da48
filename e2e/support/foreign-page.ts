import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type ForeignPage = { html: string; headers?: Record<string, string>; port?: number }

/** Serves a page of another site while `use` runs. `localhost`, where the site under test is, is another origin than it. */
export async function withForeignPage(
  { html, headers = {}, port = 0 }: ForeignPage,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(
      `<!doctype html><html lang="en"><title>Another site</title><main><h1>Another site</h1>${html}</main></html>`,
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
