import { toWebUrl } from '@/lib/model/web-url'

/** Converts an upstream image URL to one that pages may show: the path of a URL of the site's media, or a URL on an allowed host. */
export type ToImage = (url: string | null | undefined) => string | null

type ImageOptions = {
  siteUrl: string
  hosts: readonly string[]
  /** Is called with each URL that is not shown. */
  onHidden?: (url: string) => void
}

/** The result returns null for a URL that is missing, malformed or on a host that is not allowed. */
export function createToImage({ siteUrl, hosts, onHidden }: ImageOptions): ToImage {
  const toShown = createToShown(siteUrl, hosts)
  return (value) => {
    const image = toShown(value)
    if (image === null && value?.trim()) onHidden?.(value)
    return image
  }
}

function createToShown(siteUrl: string, hosts: readonly string[]): ToImage {
  const { origin: ownOrigin } = new URL(siteUrl)
  return (value) => {
    const safe = toWebUrl(value, ownOrigin)
    if (!safe) return null
    const url = new URL(safe)
    url.hash = ''
    if (url.origin === ownOrigin)
      return url.href.startsWith(`${siteUrl}/media/`) && !url.search ? url.pathname : null
    return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname) ? url.href : null
  }
}

/**
 * Replaces URLs of the site's own media in a text with paths. A page can be served under another scheme or host than
 * `siteUrl`, for example in a test of the production build.
 */
export function toOwnPaths(text: string, siteUrl: string): string {
  return text.replaceAll(`${siteUrl}/media/`, '/media/')
}
