import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { matchRoute, ownPageRoute } from '@/lib/pages/urls/page-route'
import { parseKey } from '@/lib/routes'

/**
 * A page of this site to which a link leads. `key` names it as `RecordFacts.targets` do; null for a path that no page of the
 * site has.
 */
export type LinkTarget = { href: string; key: string | null }

/** The parts of the site, after the locale. */
const parts: readonly string[] = [
  '',
  'articles',
  'categories',
  'collections',
  'companies',
  'jobs',
  'llms.txt',
]

/** The plain segments of paths of a previous site, which redirect. */
const oldParts = new Set(env.OLD_ARTICLE_PATHS.flatMap((path) => path.split('/')))

/** Null for a link to another site, to a part of the page, or to a page that needs no record. */
export function toLinkTarget(href: string, siteUrl: string): LinkTarget | null {
  const path = ownPath(href, siteUrl)
  if (path === null) return null
  const [, first = ''] = path.split('/', 2)
  const isLocalized = isLocale(first)
  const rest = isLocalized ? path.slice(1 + first.length) : path
  const [, part = ''] = rest.split('/', 2)
  if (!parts.includes(part)) {
    const isPage = !isLocalized || oldParts.has(part) || matchRoute([ownPageRoute], path) !== null
    return isPage ? null : { href, key: null }
  }
  const key = keyOf(rest)
  return key === null ? null : { href, key }
}

/** The path of a page of this site, decoded, without a slash at its end. Null for other links. */
function ownPath(href: string, siteUrl: string): string | null {
  // A text has the path within the site.
  const written = /^\/(?!\/)/.test(href) ? siteUrl + href : href
  if (href.startsWith('#') || !canParseUrl(written, siteUrl)) return null
  const url = new URL(written, siteUrl)
  const own = url.origin + url.pathname
  if (own !== siteUrl && !own.startsWith(`${siteUrl}/`)) return null
  try {
    return decodeURIComponent(own.slice(siteUrl.length)).replace(/\/$/, '')
  } catch {
    return null
  }
}

function keyOf(path: string): string | null {
  const params = matchRoute(
    [
      '/articles/[year]/[month]/[day]/[article]',
      '/categories/[category]',
      '/collections/[collection]',
      '/companies/[company]/jobs/[job]',
      '/companies/[company]',
    ],
    path.replace(/\.md$/, ''),
  )
  if (params === null) return null
  for (const kind of ['article', 'category', 'collection'] as const) {
    const segment = params[kind]
    if (segment !== undefined) return `${kind} ${parseKey(segment)?.reference ?? ''}`
  }
  const { company, job } = params
  return job === undefined ? `organization ${company}` : `job ${company}/${job}`
}
