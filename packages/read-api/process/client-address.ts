import { getConnInfo } from '@hono/node-server/conninfo'
import { toClientAddress } from '@vitrine/api-contract/client-address'
import type { Context } from 'hono'

/** The IP address or network that a request counts for: see `toClientAddress`. */
export function clientAddress(c: Context, trustedProxies: number): string {
  return toClientAddress(getConnInfo(c).remote.address ?? '', c.req.header('X-Forwarded-For'), trustedProxies)
}
