import { isOnSite, toSitePath } from '@/lib/base-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

const pathPattern = /^(?:\/[\w~.-]+)+$/

/** The path of the URL of a page of this site, for a redirect to it; that of the home page for every other text. */
export function toOwnPath(text: string): string {
  const [, first = ''] = isOnSite(text) ? toSitePath(text).split('/') : []
  const isPath = text.length <= 1_000 && pathPattern.test(text) && !text.split('/').some(isDots)
  return isPath && locales.includes(first) ? text : routes.home(defaultLocale)
}

function isDots(segment: string): boolean {
  return /^\.+$/.test(segment)
}
