import { toWebUrl } from './text'

/** Turns an upstream image address into what next/image may load: a path under /media/ or an address on an allowed host. */
export type ToImage = (address: string | null | undefined) => string | null

/** Null for an address that is missing, malformed or on a host that is not allowed: the page shows its placeholder. */
export function createToImage(options: { siteUrl: string; hosts: readonly string[] }): ToImage {
  const ownOrigin = new URL(options.siteUrl).origin
  return (address) => {
    const safe = toWebUrl(address)
    if (!safe) return null
    const url = new URL(safe)
    if (url.origin === ownOrigin)
      return url.pathname.startsWith('/media/') && !url.search ? url.pathname : null
    return url.protocol === 'https:' && url.port === '' && options.hosts.includes(url.hostname)
      ? url.href
      : null
  }
}
