import type { IncomingMessage } from 'node:http'
import { toClientAddress } from '@vitrine/api-contract/client-address'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/process/log'

const windowMs = 60_000

/** Requests of one client in a minute. Requests for pages that exist do not count. */
const limits = { json: 300, images: 600, 'not-found': 300 } as const

export type LimitName = keyof typeof limits

type Window = { count: number; endsAt: number }

/** More clients than this at once push out the oldest. */
const windows = new LRUCache<string, Window>({ max: 100_000 })

/** Counts a request of a client. Null, or the seconds to wait where the client has used up the limit. */
export function countRequest(name: LimitName, client: string, now = Date.now()): number | null {
  const key = `${name} ${client}`
  const window = windows.get(key)
  if (!window || window.endsAt <= now) {
    windows.set(key, { count: 1, endsAt: now + windowMs })
    return null
  }
  if (window.count >= limits[name]) return Math.max(1, Math.ceil((window.endsAt - now) / 1000))
  window.count += 1
  return null
}

/** Takes a counted request back, because its page exists. */
export function forgetRequest(name: LimitName, client: string): void {
  const window = windows.get(`${name} ${client}`)
  if (window && window.count > 0) window.count -= 1
}

/**
 * The client that a request counts for. Null behind a proxy that TRUSTED_PROXIES does not name: all visitors have the IP
 * address of the proxy then, and one limit for all of them would refuse visitors.
 */
export function clientOf(request: IncomingMessage): string | null {
  const connected = request.socket.remoteAddress ?? ''
  const header = request.headers['x-forwarded-for']
  const forwarded = Array.isArray(header) ? header.join() : header
  if (env.TRUSTED_PROXIES === 0 && forwarded !== undefined && isPrivate(connected)) {
    logWarning('Requests come through a proxy, but TRUSTED_PROXIES is 0: clients are not limited')
    return null
  }
  return toClientAddress(connected, forwarded, env.TRUSTED_PROXIES)
}

/** Loopback and private networks (RFC 1918, RFC 4193), in which a reverse proxy is. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(plain)
}
