import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { respell, type Spelling } from './spellings'

export type Fault =
  | { kind: 'none' }
  /** The proxy closes every connection without a response. */
  | { kind: 'down' }
  /** Every response has this status. */
  | { kind: 'status'; status: number }
  /** The embed operation responds with 503 for one organization. */
  | { kind: 'embed'; organization: string }
  /** Every list is empty, in valid responses. */
  | { kind: 'empty' }
  /** Other fields of jobs, by reference: in the responses of the job operation, and in those of embed. */
  | { kind: 'jobs'; details: Record<string, object>; listed?: Record<string, object> }
  /** Every response is in this spelling. */
  | { kind: 'spelling'; spelling: Spelling }

export type Upstream = {
  url: string
  fail: (fault: Fault) => void
  /** The paths and queries of the requests since the previous call, in order. */
  takeRequests: () => string[]
  stop: () => Promise<void>
}

const controlPath = '/__fault'
const requestsPath = '/__requests'

/** Starts a proxy in front of an API. It forwards requests, except for the fault set by `fail` or by `setFault`. */
export async function startUpstream(target: string): Promise<Upstream> {
  let fault: Fault = { kind: 'none' }
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url === controlPath) {
      fault = JSON.parse(await readBody(request))
      response.end()
    } else if (request.url === requestsPath) {
      response.end(JSON.stringify(requests.splice(0)))
    } else {
      requests.push(request.url ?? '')
      await forward(request, response, target, fault)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
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

async function forward(
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
  // A list of articles can name an organization too.
  const failsEmbed =
    fault.kind === 'embed' &&
    url.pathname.endsWith('/embed') &&
    url.searchParams.get('organization_reference') === fault.organization
  if (fault.kind === 'status' || failsEmbed) {
    response.writeHead(fault.kind === 'status' ? fault.status : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: 'unavailable', error_description: 'a fault set by a test' }))
    return
  }
  const { authorization } = request.headers
  const forwarded = await fetch(url, { headers: authorization ? { authorization } : {} })
  const isEmpty = fault.kind === 'empty' && forwarded.ok
  const headers = [...forwarded.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
  )
  response.writeHead(forwarded.status, { ...Object.fromEntries(headers), ...(isEmpty && { 'x-total': '0' }) })
  const body = Buffer.from(await forwarded.arrayBuffer())
  response.end(forwarded.ok ? change(url.pathname, body, fault) : body)
}

function change(path: string, body: Buffer, fault: Fault): Buffer | string {
  if (fault.kind === 'empty') return emptyLists(body)
  if (fault.kind === 'jobs') return changeJobs(path, body, fault)
  if (fault.kind !== 'spelling') return body
  return JSON.stringify(respell(path, JSON.parse(body.toString('utf8')), fault.spelling))
}

/** A list without records, or an embed response without jobs. */
function emptyLists(body: Buffer): string {
  const record = JSON.parse(body.toString('utf8'))
  return JSON.stringify(
    Array.isArray(record) ? [] : { ...record, ...(Array.isArray(record.jobs) && { jobs: [] }) },
  )
}

function changeJobs(
  path: string,
  body: Buffer,
  { details, listed = {} }: Extract<Fault, { kind: 'jobs' }>,
): string {
  const record = JSON.parse(body.toString('utf8'))
  const [, reference = ''] = /\/jobs\/([^/]+)$/.exec(path) ?? []
  if (reference) return JSON.stringify({ ...record, ...details[reference] })
  if (!path.endsWith('/embed')) return JSON.stringify(record)
  const jobs = record.jobs.map((job: { reference: string }) => ({ ...job, ...listed[job.reference] }))
  return JSON.stringify({ ...record, jobs })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** Sets the fault from a spec, which runs in another process than the proxy. */
export async function setFault(fault: Fault): Promise<void> {
  const response = await fetch(`${process.env.UPSTREAM_URL}${controlPath}`, {
    method: 'PUT',
    body: JSON.stringify(fault),
  })
  if (!response.ok) throw new Error(`Setting the fault failed: the proxy responds with ${response.status}`)
}

/** The paths and queries of the requests since the previous call, in order, for a spec. */
export async function takeUpstreamRequests(): Promise<string[]> {
  return (await fetch(`${process.env.UPSTREAM_URL}${requestsPath}`)).json()
}
