import type { IncomingMessage, ServerResponse } from 'node:http'

/** Responds with a text instead of the resource of the URL. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const type = 'text/plain; charset=utf-8'
  send(request, response, status, `${text}\n`, {
    ...headers,
    'Content-Type': type,
    'X-Robots-Tag': 'noindex',
  })
}

/** The same for browsers, with an HTML document. */
export function refusePage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: string,
  headers: Record<string, string> = {},
): void {
  const type = 'text/html; charset=utf-8'
  send(request, response, status, page, { ...headers, 'Content-Type': type, 'X-Robots-Tag': 'noindex' })
}

/** The same for API routes, in the API's error shape. */
export function refuseJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  error: { code: string; description: string },
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ error: error.code, error_description: error.description })
  send(request, response, status, body, { ...headers, 'Content-Type': 'application/json' })
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
    // The rest of a request body is not read.
    ...(hasBody(request) ? { Connection: 'close' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
