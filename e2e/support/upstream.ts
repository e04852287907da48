import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Fault =
  | { kind: 'none' }
  /** Connections are cut before an answer. */
  | { kind: 'down' }
  /** Every answer is this status. */
  | { kind: 'status'; status: number }
  /** The embed operation of one organization answers 503. */
  | { kind: 'embed'; organization: string }
  /** The job operation has the job of this reference archived, while embed still lists it. */
  | { kind: 'archived'; job: string }

/** `takeRequests` gives the paths asked for since it was last called, and their queries. */
export type Upstream = {
  url: string
  fail: (fault: Fault) => void
  takeRequests: () => string[]
  stop: () => Promise<void>
}

const controlPath = '/__fault'

/** Stands in front of a real API and passes everything on, until it is told to fail: by `fail`, or by a PUT of a fault. */
export async function startUpstream(target: string): Promise<Upstream> {
  let fault: Fault = { kind: 'none' }
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url === controlPath) {
      fault = JSON.parse(await bodyOf(request))
      response.end()
    } else {
      requests.push(request.url ?? '')
      await answer(request, response, target, fault)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    fail: (next) => {
      fault = next
    },
    takeRequests: () => requests.splice(0),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  fault: Fault,
): Promise<void> {
  const url = new URL(request.url ?? '/', target)
  if (fault.kind === 'down') {
    request.socket.destroy()
    return
  }
  const failsEmbed =
    fault.kind === 'embed' && url.searchParams.get('organization_reference') === fault.organization
  if (fault.kind === 'status' || failsEmbed) {
    response.writeHead(fault.kind === 'status' ? fault.status : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: 'unavailable', error_description: 'a fault was asked for' }))
    return
  }
  const { authorization } = request.headers
  const passed = await fetch(url, { headers: authorization ? { authorization } : {} })
  const headers = [...passed.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
  )
  response.writeHead(passed.status, Object.fromEntries(headers))
  if (fault.kind === 'archived' && url.pathname.endsWith(`/jobs/${fault.job}`))
    response.end(JSON.stringify({ ...(await passed.json()), status: 'archived' }))
  else response.end(Buffer.from(await passed.arrayBuffer()))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** For specs, which run in another process than the upstream. */
export async function setFault(fault: Fault): Promise<void> {
  const answer = await fetch(`${process.env.UPSTREAM_URL}${controlPath}`, {
    method: 'PUT',
    body: JSON.stringify(fault),
  })
  if (!answer.ok) throw new Error(`The upstream refused the fault: ${answer.status}`)
}
