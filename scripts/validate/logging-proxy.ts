import { once } from 'node:events'
import { createServer } from 'node:http'

export type LoggingProxy = {
  url: string
  /** The status each path was last answered with since this was last asked. */
  takeAnswers: () => Map<string, number>
  stop: () => Promise<void>
}

/** Stands in front of a site, passes requests for documents on as they are, and notes what was answered. */
export async function startLoggingProxy(target: string): Promise<LoggingProxy> {
  let answers = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const headers = new Headers()
    for (const name of ['accept', 'if-none-match', 'if-modified-since', 'user-agent']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const answer = await fetch(target + path, { headers, redirect: 'manual' })
    answers.set(path, answer.status)
    const kept = [...answer.headers].filter(([name]) => !/^(content-|transfer-|connection|keep-)/.test(name))
    response.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      'content-type': answer.headers.get('content-type') ?? '',
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeAnswers: () => {
      const taken = answers
      answers = new Map()
      return taken
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
