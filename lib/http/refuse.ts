import type { IncomingMessage, ServerResponse } from 'node:http'

/** Responds with a text instead of the resource of the URL. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Robots-Tag': 'noindex',
    // The rest of a request body is not read.
    ...(hasBody(request) ? { Connection: 'close' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
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
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...(hasBody(request) ? { Connection: 'close' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
