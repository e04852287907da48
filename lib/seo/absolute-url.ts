import { siteOrigin } from '@/lib/env'

/** The absolute form of the path of a URL of this site. An absolute URL stays as it is. */
export function absoluteUrl(url: string): string {
  return new URL(url, siteOrigin).href
}
