import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readValidGrant } from '@/lib/data/valid-grant'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { matchRoute } from '@/lib/pages/urls/page-route'
import { pageRoutes } from '@/lib/pages/urls/route-table'
import { draftModeCookie, editorCookie, isEditorToken, previewCookie, readGrant } from '@/lib/preview/cookies'
import { paths } from '@/lib/routes'
import { contentSecurityPolicyFor } from '@/lib/settings/security-headers'
import { clientOf } from './client-limits'
import type { Decision, Exchange, Rule } from './exchange'
import { notFoundPath } from './not-found'
import { refuse } from './refuse'
import { waitForTurn } from './render-in-turn'

/** Next.js responds to invalid values of both with `Set-Cookie` headers that end draft mode, which a shared cache could store. */
const draftModeCookies = [draftModeCookie, '__next_preview_data']

/**
 * The value of that cookie in this build. Next.js shows published pages to another value, and would let shared caches store them with
 * the headers of a preview.
 */
function readDraftModeId(): string | null {
  draftModeId ??= JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')).preview.previewModeId
  return draftModeId
}

let draftModeId: string | null = null

/**
 * Whether a request is for a page of the preview with cookies. Draft mode is taken from every other request, so that its cookie
 * alone neither opens anything nor makes the site render pages.
 * `draftMode` is the value of its cookie; null where there is no preview. @internal
 */
export function isPreviewRequest({ headers }: IncomingMessage, draftMode: () => string | null): boolean {
  const cookies = splitCookies(headers.cookie)
  const others = cookies.filter((cookie) => !draftModeCookies.includes(cookie.split('=', 1)[0]?.trim() ?? ''))
  if (others.length === cookies.length) return false
  const token = cookieValue(cookies, previewCookie)
  const draft = cookieValue(cookies, draftModeCookie)
  const isPreview = draft !== undefined && typeof readGrant(token) === 'object' && draft === draftMode()
  headers.cookie = (isPreview ? [...others, `${draftModeCookie}=${draft}`] : others).join('; ')
  return isPreview
}

function isPathOfEditors(path: string): boolean {
  return `${path}/`.startsWith(`${paths.editors()}/`)
}

/** A path of the preview without cookies: its token, and the path of the page that is previewed. Null for other paths. @internal */
export function parseFramePath(path: string): { token: string; pagePath: string } | null {
  const [, token, pagePath, locale = ''] = /^\/preview\/([^/]+)(\/([^/]+).*)$/.exec(path) ?? []
  return token !== undefined && pagePath !== undefined && isLocale(locale) ? { token, pagePath } : null
}

/** Whether a token shows no page now. @internal */
export async function isRefused(token: string): Promise<boolean> {
  return typeof (await readValidGrant(token)) === 'string'
}

function splitCookies(header: string | undefined): string[] {
  return header?.split(/;\s*/) ?? []
}

function cookieValue(cookies: readonly string[], name: string): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** A previewed page shows the bar in a frame of this site. */
const previewPolicy = contentSecurityPolicyFor({ frames: ["'self'"], ancestors: env.FRAME_ANCESTORS })

/** The pages under /preview can be in a frame of a CMS, and the bar is in one of this site. */
const framedPreviewPolicy = contentSecurityPolicyFor({
  frames: ["'self'"],
  ancestors: ["'self'", ...env.PREVIEW_FRAME_ANCESTORS],
})

/** Lets Next.js render a page for this request alone, in the client's turn. Only an editor who is signed in does not wait. */
async function renderPreview({ request, response }: Exchange): Promise<Decision> {
  if (isEditorToken(cookieValue(splitCookies(request.headers.cookie), editorCookie))) return 'render'
  return (await waitForTurn(clientOf(request), request, response)) ? 'render' : 'responded'
}

/** The pages of editors, and previews without cookies. */
export const showPagesOfEditors: Rule = (exchange) =>
  isPathOfEditors(exchange.path) && notFoundPath(exchange) === null ? showToEditors(exchange) : 'continue'

async function showToEditors(exchange: Exchange): Promise<Decision> {
  const { request, response, path } = exchange
  setPreviewHeaders(response, framedPreviewPolicy)
  const frame = parseFramePath(path)
  // The URL opens the record. With this policy browsers send forms without their origin, which the other pages need.
  if (frame) response.setHeader('Referrer-Policy', 'no-referrer')
  // A page is sent with status 200 before it is rendered: the route of the token says why it opens nothing.
  if (frame && (await isRefused(frame.token))) request.url = paths.preview(frame.token)
  else if (frame && !matchRoute(pageRoutes, frame.pagePath)) response.statusCode = 404
  return renderPreview(exchange)
}

/** Pages of the preview with cookies. Documents are the same for everybody. */
export const showPreviews: Rule = (exchange) => {
  const { request, response, route } = exchange
  const isPreview = isPreviewRequest(request, route?.kind === 'page' ? readDraftModeId : () => null)
  if (!isPreview || notFoundPath(exchange) !== null) return 'continue'
  // A browser may fetch the page of a link ahead, and would render each of them. It drops an error, and asks again when it is opened.
  if (request.headers['sec-purpose']?.includes('prefetch')) {
    refuse(request, response, 503, 'A preview is not fetched ahead.')
    return 'responded'
  }
  setPreviewHeaders(response, previewPolicy)
  return renderPreview(exchange)
}

function setPreviewHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Robots-Tag', 'noindex')
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Referrer-Policy', 'same-origin')
}
