import { basePath, isOnSite, toSitePath } from '@/lib/base-path'
import { env } from '@/lib/env'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { findMediaFile } from '@/lib/process/media-files'
import { publicFiles } from '@/lib/process/public-files'
import { findRedirect, parseRedirects, type Redirect, type Redirects } from '@/lib/settings/redirects'
import { readTextFile, siteFolderError, sitePath } from '@/lib/settings/site-folder'
import { isDocument } from './document-path'
import { parseOldArticlePath } from './old-article-path'
import { matchRoutes } from './page-route'
import { findRoute, pageRoutes } from './route-table'
import { parseUnlocalized } from './unlocalized-path'

const candidates = pageRoutes.map((route) => ({ route }))

let read: Redirects | null = null

/** Those of redirects.csv of the site folder. The process reads it once. Throws a `SiteFolderError` for a file that is not valid. */
export function siteRedirects(): Redirects {
  const file = sitePath('redirects.csv')
  read ??= checkRedirects(parseRedirects(readTextFile(file) ?? '', file), file)
  return read
}

/** Throws a `SiteFolderError` for lines without an effect, for targets that the site cannot have, and for chains and loops. @internal */
export function checkRedirects(redirects: Redirects, file: string): Redirects {
  const problems = allOf(redirects).flatMap((redirect) => {
    const message = problemOf(redirect, redirects)
    return message === null ? [] : [{ line: redirect.line, message }]
  })
  if (problems.length > 0) throw siteFolderError(file, problems)
  return redirects
}

export function allOf({ exact, prefixes }: Redirects): Redirect[] {
  return [...exact.values(), ...prefixes.values()]
}

/** The path of a target on this site, without its query; null for another site. */
export function ownTarget({ to, status }: Redirect): string | null {
  if (status === 410) return null
  const { origin, pathname } = new URL(to, env.SITE_URL)
  if (to.startsWith('/')) return pathname
  return origin === new URL(env.SITE_URL).origin && isOnSite(pathname) ? toSitePath(pathname) || '/' : null
}

function problemOf(redirect: Redirect, redirects: Redirects): string | null {
  const { from, isPrefix, addsRest } = redirect
  if (basePath !== '' && isOnSite(from))
    return `from: expected a path without ${basePath}, the path of SITE_URL, which every path has`
  if (isPrefix ? isOfOtherKind(`${from}/x`) : isAlways(from || '/'))
    return `from: the site itself responds at ${from || '/'}, so that the line has no effect`
  const target = ownTarget(redirect)
  if (target === null) return null
  const missing = `to: the site has nothing at ${target}`
  if (target.startsWith('/media/')) return addsRest || findMediaFile(target) ? null : missing
  const rest = `${target.replace(/\/$/, '')}/x`
  const targets = addsRest ? [target, rest] : [target]
  if (targets.some((path) => !isAlways(path) && findRedirect(redirects, path)?.redirect === redirect))
    return `to: ${target} is a path of this line, so that it redirects to itself`
  if (isAlways(target)) return null
  const next = findRedirect(redirects, target)?.redirect
  // A record can have the path of a page, although a prefix has it too.
  if (next && (!next.isPrefix || findRoute(target) === null))
    return `to: line ${next.line} redirects ${target} again, expected the target of that line`
  return targets.some(canExist) ? null : missing
}

/** Whether the site responds at a path whatever its records are. */
function isAlways(path: string): boolean {
  const unlocalized = parseUnlocalized(path)
  const own = unlocalized ? `/${unlocalized.locale ?? defaultLocale}${unlocalized.rest}` : path
  const [match] = matchRoutes(candidates, own)
  const { locale = '', ...params } = match?.params ?? {}
  const isPageOfNoRecord = isLocale(locale) && Object.keys(params).length === 0
  return publicFiles.has(path) || isOfOtherKind(path) || isPageOfNoRecord
}

/** Whether a path is that of a file, a form or an action: of pages and documents of records, it is known later whether they exist. */
function isOfOtherKind(path: string): boolean {
  const route = findRoute(path)
  return route !== null && route.kind !== 'page' && !isDocument(path)
}

function canExist(path: string): boolean {
  return findRoute(path) !== null || parseUnlocalized(path) !== null || parseOldArticlePath(path) !== null
}
