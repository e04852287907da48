import { isIPv4, isIPv6 } from 'node:net'

/**
 * The IP address that a request counts for, or the /64 network of an IPv6 address. `connected` is the address of the
 * connection, and `forwarded` the header `X-Forwarded-For`. Clients can send any `X-Forwarded-For`, so only the entry
 * that the outermost of our `trustedProxies` proxies appended is read.
 */
export function toClientAddress(
  connected: string,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwarded ?? '').split(',').map((hop) => withoutPort(hop.trim()))
  const hop = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return toNetwork(isAddress(hop) ? hop : connected)
}

/** Some proxies append the port, as in `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && (isIPv4(text) || isIPv6(text))
}

/** One internet connection usually has a /64 of IPv6, so a client can use another IP address for every request. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = (after ?? '').split(':').filter((group) => group !== '')
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
