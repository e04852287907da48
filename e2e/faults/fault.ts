import type { IncomingMessage, ServerResponse } from 'node:http'

/** A response of the real API. */
export type Forwarded = { status: number; headers: Record<string, string>; text: string }

export type Operation = 'articles' | 'organizations' | 'job' | 'embed' | 'other'

/** A request of the site that a fault responds to. */
export type Call = {
  request: IncomingMessage
  response: ServerResponse
  operation: Operation
  /** `page` and `per_page` of a list, from 1. */
  page: number
  perPage: number
  /** Counts the requests to this path and query since the fault was set, from 1. */
  repetition: number
  /** The origin of a server that must receive no request. */
  canaryUrl: string
  /** The response of the real API, or of another page of the same list. */
  forward: (page?: number) => Promise<Forwarded>
}

export type Fault = {
  /** Unique; the report and `FaultyUpstream.setFault` use it. */
  name: string
  /**
   * What warmed pages show: `kept` for the bodies of before the fault; `believed` where each response is valid by the
   * contract except for optional fields, so that pages may show what it says.
   */
  pages: 'kept' | 'believed'
  /** Undefined where the proxy closes its port, so that connections are refused. */
  respond?: (call: Call) => void | Promise<void>
}

export function send(
  { response }: Call,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
    ...headers,
  })
  response.end(bytes)
}
