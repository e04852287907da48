import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { editorCookie, isEditorToken, previewCookie, readGrant } from '@/lib/preview/cookies'
import { routes } from '@/lib/routes'
import { contentSecurityPolicyFor } from './security-headers'

/** The cookie with which Next.js bypasses its caches (draft mode). It has the same value for every editor and no end. */
const draftModeCookie = '__prerender_bypass'

/** Next.js responds to invalid values of both with `Set-Cookie` headers that end draft mode, which a shared cache could store. */
const draftModeCookies = [draftModeCookie, '__next_preview_data']

/**
 * Whether a request is for a page of the preview with cookies. Draft mode is taken from every other request, so that its cookie
 * alone neither opens anything nor makes the site render pages; and from prefetches, which would render each linked page.
 */
export function isPreviewRequest({ headers }: IncomingMessage): boolean {
  const cookies = splitCookies(headers.cookie)
  const others = cookies.filter((cookie) => !draftModeCookies.includes(cookie.split('=', 1)[0]?.trim() ?? ''))
  if (others.length === cookies.length) return false
  const token = cookieValue(cookies, previewCookie)
  const draft = cookies.find((cookie) => cookie.startsWith(`${draftModeCookie}=`))
  const isPrefetch = headers['next-router-prefetch'] !== undefined || headers.purpose === 'prefetch'
  const isPreview = draft !== undefined && !isPrefetch && typeof readGrant(token) === 'object'
  headers.cookie = (isPreview ? [...others, draft] : others).join('; ')
  return isPreview
}

export function isPathOfEditors(path: string): boolean {
  return `${path}/`.startsWith(`${routes.editors()}/`)
}

/** Whether a request for a path of editors has a valid token, in its path or as the cookie of an editor who is signed in. */
export function hasEditorAccess({ headers }: IncomingMessage, path: string): boolean {
  const [, , token] = path.split('/')
  const isEditor = isEditorToken(cookieValue(splitCookies(headers.cookie), editorCookie))
  return isEditor || typeof readGrant(token) === 'object'
}

/** A path of the preview without cookies: its token, and the path of the page that is previewed. Null for other paths. */
export function parseFramePath(path: string): { token: string; pagePath: string } | null {
  const [, token, pagePath, locale = ''] = /^\/preview\/([^/]+)(\/([^/]+).*)$/.exec(path) ?? []
  return token !== undefined && pagePath !== undefined && isLocale(locale) ? { token, pagePath } : null
}

/** Whether a token shows no page now. */
export function isRefused(token: string): boolean {
  return typeof readGrant(token) === 'string'
}

function splitCookies(header: string | undefined): string[] {
  return header?.split(/;\s*/) ?? []
}

function cookieValue(cookies: readonly string[], name: string): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** A previewed page shows the bar in a frame of this site. */
export const previewPolicy = contentSecurityPolicyFor({ frames: ["'self'"], ancestors: env.FRAME_ANCESTORS })

/** The pages under /preview can be in a frame of a CMS, and the bar is in one of this site. */
export const framedPreviewPolicy = contentSecurityPolicyFor({
  frames: ["'self'"],
  ancestors: ["'self'", ...env.PREVIEW_FRAME_ANCESTORS],
})
