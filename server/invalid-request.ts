import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaders } from '@/lib/settings/security-headers'

const invalidRequestStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** As Node.js responds to bytes that are not a request, with the security headers. */
export function respondToInvalidRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  endWith(socket, invalidRequestStatus[error.code ?? ''] ?? '400 Bad Request')
}

/** Node.js gives a CONNECT request a socket instead of a response, and no longer handles the errors of that socket. */
export function respondToConnect(socket: Socket): void {
  socket.on('error', () => socket.destroy())
  endWith(socket, '405 Method Not Allowed', [['Allow', 'GET, HEAD']])
}

/** RFC 9112, section 3.2: a request of HTTP/1.1 has one Host header. Node.js uses the first of several. */
export function hasInvalidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1')
}

function endWith(
  socket: Socket,
  status: string,
  ownHeaders: readonly (readonly [string, string])[] = [],
): void {
  const headers = [...securityHeaders, ...ownHeaders, ['Cache-Control', 'no-store'], ['Connection', 'close']]
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}Content-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
