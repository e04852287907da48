import { locales } from '@/lib/i18n/locales'
import { ownPages } from '@/lib/settings/own-pages'
import { isDocument } from './document-path'
import { pageRoutes } from './route-table'

/**
 * A path that has no locale of the site as its first segment, but that of a page behind it: without a locale, or with one in
 * another case. `rest` is the path after the locale, without the slash at its end.
 */
export type UnlocalizedPath = { locale: string | null; rest: string }

/** The first segments of pages after the locale. */
const lists: ReadonlySet<string> = new Set([
  ...pageRoutes.flatMap((route) => route.split('/')[2] ?? []),
  ...ownPages().flatMap(({ name }) => name.split('/')[0] ?? []),
])

/** Null for a path with a locale, of a document such as a feed of all languages, and of no page. It reads nothing. */
export function parseUnlocalized(path: string): UnlocalizedPath | null {
  const [, first = ''] = path.split('/', 2)
  const isSame = (locale: string) => locale.toLowerCase() === first.toLowerCase()
  const locale = lists.has(first) ? null : locales.find(isSame)
  if (locale === undefined || locale === first) return null
  if (isDocument(path)) return null
  const rest = locale === null ? path : path.slice(1 + first.length)
  return { locale, rest: rest.replace(/\/$/, '') }
}
