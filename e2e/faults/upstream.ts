import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Agent, request as httpRequest } from 'undici'
import { startCanary } from './canary'
import { type Call, type Fault, type Forwarded, type Operation, send } from './fault'

/** A proxy in front of the Read API, which forwards requests or responds with a fault, and counts them. */
export type FaultyUpstream = {
  url: string
  /** Null forwards every request. Resolves when new requests meet the fault. */
  setFault: (fault: Fault | null) => Promise<void>
  /** Appends a text to the content of an article, as an editor would, in all responses without a fault. */
  revise: (articleReference: string, text: string) => void
  /** Requests since the start. */
  requests: () => number
  /** Requests that have no complete response yet. */
  pending: () => number
  /** Requests to the other origin that the fault `301 to another origin` names, and how many carried a token. */
  canary: { requests: () => number; tokens: () => number }
  stop: () => Promise<void>
}

const operations: readonly (readonly [RegExp, Operation])[] = [
  [/^\/api\/v1\/external\/cms\/articles\/all\/?$/, 'articles'],
  [/^\/api\/v1\/external\/organizations\/?$/, 'organizations'],
  [/^\/api\/v1\/external\/jobs\//, 'job'],
  [/^\/api\/v1\/embed\/?$/, 'embed'],
]

export async function startFaultyUpstream(target: string): Promise<FaultyUpstream> {
  const canary = await startCanary()
  const agent = new Agent({ connections: 32 })
  const sockets = new Set<Socket>()
  const revisions = new Map<string, string>()
  let fault: Fault | null = null
  let repetitions = new Map<string, number>()
  let requests = 0
  let pending = 0

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1
    pending += 1
    response.once('close', () => {
      pending -= 1
    })
    const path = request.url ?? '/'
    const repetition = (repetitions.get(path) ?? 0) + 1
    if (fault) repetitions.set(path, repetition)
    const call = toCall(request, response, repetition)
    try {
      if (fault?.respond) await fault.respond(call)
      else await sendForwarded(call)
    } catch {
      // The site may have closed the connection, and the API may be stopping.
      response.destroy()
    }
  }

  const toCall = (request: IncomingMessage, response: ServerResponse, repetition: number): Call => {
    const url = new URL(request.url ?? '/', target)
    const operation = operations.find(([pattern]) => pattern.test(url.pathname))?.[1] ?? 'other'
    return {
      request,
      response,
      operation,
      page: Number(url.searchParams.get('page') ?? 1),
      perPage: Number(url.searchParams.get('per_page') ?? 100),
      repetition,
      canaryUrl: canary.url,
      forward: async (page) => {
        if (page !== undefined) url.searchParams.set('page', String(page))
        const forwarded = await forward(url, request, agent)
        return operation === 'articles'
          ? { ...forwarded, text: revise(forwarded.text, revisions) }
          : forwarded
      },
    }
  }

  const sendForwarded = async (call: Call) => {
    const { status, headers, text } = await call.forward()
    send(call, status, text, headers)
  }

  const server = createServer(handle)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const closePort = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: `http://127.0.0.1:${port}`,
    setFault: async (next) => {
      fault = next
      repetitions = new Map()
      if (next !== null && next.respond === undefined) await closePort()
      else if (!server.listening) {
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
      }
    },
    revise: (reference, text) => {
      revisions.set(reference, text)
    },
    requests: () => requests,
    pending: () => pending,
    canary: { requests: canary.requests, tokens: canary.tokens },
    stop: async () => {
      await Promise.all([closePort(), canary.stop()])
      await agent.destroy()
    },
  }
}

const notForwarded = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/

async function forward(url: URL, { method, headers }: IncomingMessage, agent: Agent): Promise<Forwarded> {
  const { authorization } = headers
  const response = await httpRequest(url, {
    method: method as 'GET',
    dispatcher: agent,
    headers: authorization === undefined ? {} : { authorization },
  })
  const forwarded = Object.entries(response.headers).filter(([name]) => !notForwarded.test(name))
  return {
    status: response.statusCode,
    headers: Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
    text: await response.body.text(),
  }
}

/** Adds to the texts of articles, in every fault too. */
function revise(text: string, revisions: ReadonlyMap<string, string>): string {
  if (![...revisions.keys()].some((reference) => text.includes(`"${reference}"`))) return text
  const body: unknown = JSON.parse(text)
  if (!Array.isArray(body)) return text
  return JSON.stringify(
    body.map((article) => {
      const addition = revisions.get(article.reference)
      return addition === undefined ? article : { ...article, content: `${article.content}\n\n${addition}` }
    }),
  )
}
