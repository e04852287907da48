import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { routes } from '@/lib/routes'
import { quantile } from '../load'
import type { Check, Context, Site } from '../part'
import { clientAddress, send, sendBytes } from './http'
import { pagePaths } from './response-kinds'

const socketCounts = { ci: 200, full: 500 }
const measuredRequests = { ci: 1_000, full: 4_000 }
const minP99Ms = 50

/** Connections that send their request a few bytes a second, and requests of an unusual size. */
export async function testSlowClients({ site, scale }: Context): Promise<Check[]> {
  const size = scale === 'full' ? 'full' : 'ci'
  const normal = await measure(site, measuredRequests[size])
  const sockets = await openSlowSockets(site, socketCounts[size])
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X-A: b\r\n')
  }, 1_000)
  const disturbed = await measure(site, measuredRequests[size])
  clearInterval(timer)
  for (const socket of sockets) socket.destroy()
  const limit = Math.max(minP99Ms, normal.p99Ms * 2)
  return [
    {
      name: `E9: ${sockets.length} slow connections do not delay other visitors`,
      passed: disturbed.p99Ms <= limit && disturbed.failed === 0 && sockets.length === socketCounts[size],
      expected: `p99 at most ${limit.toFixed(1)} ms, 0 failed`,
      measured: `${disturbed.p99Ms.toFixed(1)} ms (without them ${normal.p99Ms.toFixed(1)} ms), ${disturbed.failed} failed`,
    },
    await testLargeRequests(site),
  ]
}

async function measure(site: Site, count: number): Promise<{ p99Ms: number; failed: number }> {
  const path = pagePaths().article ?? routes.home('en')
  await send(site.url, path)
  const durations: number[] = []
  let failed = 0
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    const { status } = await send(site.url, path)
    durations.push(performance.now() - start)
    if (status !== 200) failed += 1
  }
  return { p99Ms: quantile(durations, 0.99), failed }
}

async function openSlowSockets(site: Site, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(site.url)
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect({
      host: hostname,
      port: Number(port),
      localAddress: clientAddress(9_000 + (index % 50)),
    })
    socket.on('error', () => {})
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write(`GET /en HTTP/1.1\r\nHost: ${hostname}\r\n`)
  return sockets
}

async function testLargeRequests(site: Site): Promise<Check> {
  const { host } = new URL(site.url)
  const requests: Readonly<Record<string, string>> = {
    'a URL of 64 KB': `GET /en/${'a'.repeat(65_536)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    'a query of 64 KB': `GET /en?${'a'.repeat(65_536)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    'headers of 100 KB': `GET /en HTTP/1.1\r\nHost: ${host}\r\n${`X-A: ${'b'.repeat(1_000)}\r\n`.repeat(100)}\r\n`,
    'a body of 10 MB': `POST /en HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 10000000\r\n\r\n${'a'.repeat(10_000_000)}`,
  }
  const problems: string[] = []
  for (const [name, bytes] of Object.entries(requests)) {
    const response = await sendBytes(site.url, bytes, { quietMs: 3_000 })
    // The server may close the connection before it has read the request.
    if (response !== '' && !/^HTTP\/1\.\d 4\d\d/.test(response))
      problems.push(`${name}: ${response.slice(0, 30)}`)
  }
  const { status } = await send(site.url, routes.home('en'))
  if (status !== 200) problems.push(`a page after them: ${status}`)
  return {
    name: 'E9: requests of an unusual size are refused',
    passed: problems.length === 0,
    expected: `4xx or a closed connection for ${Object.keys(requests).length} requests`,
    measured: [`${problems.length} others`, ...problems].join('\n    '),
  }
}
