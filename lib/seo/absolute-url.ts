import { env } from '@/lib/env'

/** The absolute form of a path of this site. An absolute URL stays as it is. */
export function absoluteUrl(url: string): string {
  return new URL(url, env.SITE_URL).href
}
