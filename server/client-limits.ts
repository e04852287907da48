import type { IncomingMessage } from 'node:http'
import { toClientAddress } from '@vitrine/api-contract/client-address'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import type { RouteLimit } from '@/lib/pages/urls/route-table'
import { logWarning } from '@/lib/process/log'

const windowMs = 60_000

/**
 * Requests of one client in a minute. Requests for pages that exist, and successful sign-ins, do not count. `states` are those
 * of lists, and the words of the site search, which visitors can invent: the ones that have results count too, unless they are
 * stored. `documents` are those whose page exists, but whose number can be invented: the part of a sitemap, the archive of a feed.
 * `refreshes` are those of public pages from a preview, and `reads` all requests for documents, the Read API and the state of the process.
 */
const limits = {
  reads: 1_200,
  json: 300,
  images: 1_200,
  'not-found': 300,
  documents: 300,
  states: 300,
  'sign-in': 10,
  webhooks: 120,
  refreshes: 30,
} as const satisfies Record<RouteLimit, number> & Record<string, number>

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

/** Takes a counted request back, because its page exists or an editor signed in. */
export function forgetRequest(name: LimitName, client: string): void {
  const window = windows.get(`${name} ${client}`)
  if (window && window.count > 0) window.count -= 1
}

/**
 * The client that a request counts for. Behind a proxy that TRUSTED_PROXIES does not count, all visitors have the IP address
 * of the proxy: a warning says so. Otherwise any client could send another `X-Forwarded-For` with every request.
 */
export function clientOf(request: IncomingMessage): string {
  const header = request.headers['x-forwarded-for']
  const forwarded = Array.isArray(header) ? header.join() : header
  if (env.TRUSTED_PROXIES === 0 && forwarded !== undefined)
    logWarning('Requests have X-Forwarded-For, but TRUSTED_PROXIES is 0: clients behind a proxy count as one')
  return toClientAddress(request.socket.remoteAddress ?? '', forwarded, env.TRUSTED_PROXIES)
}
