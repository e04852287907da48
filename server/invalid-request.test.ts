import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { securityHeaders } from '@/lib/settings/security-headers'
import { respondToInvalidRequest } from './invalid-request'

/** What a client receives whose request has an error of Node.js. */
async function responseTo(code: string): Promise<string> {
  const server = createServer((socket) =>
    respondToInvalidRequest(Object.assign(new Error(code), { code }), socket),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  server.close()
  return text
}

test.each([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_INVALID_METHOD', '400 Bad Request'],
])('responds to %s with %s, the security headers and no body', async (code, status) => {
  const text = await responseTo(code)
  expect(text.split('\r\n', 1)).toEqual([`HTTP/1.1 ${status}`])
  for (const [name, value] of securityHeaders) expect(text).toContain(`\r\n${name}: ${value}\r\n`)
  expect(text).toContain('\r\nConnection: close\r\n')
  expect(text.endsWith('Content-Length: 0\r\n\r\n')).toBe(true)
})

test('sends nothing to a client that closed the connection', async () => {
  expect(await responseTo('ECONNRESET')).toBe('')
})
