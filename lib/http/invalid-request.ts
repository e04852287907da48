import type { Socket } from 'node:net'
import { securityHeaders } from './security-headers'

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
  const status = invalidRequestStatus[error.code ?? ''] ?? '400 Bad Request'
  const headers = [...securityHeaders, ['Cache-Control', 'no-store'], ['Connection', 'close']]
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}Content-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
