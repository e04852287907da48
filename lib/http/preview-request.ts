import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { previewCookie, readGrant } from '@/lib/preview/cookies'
import { contentSecurityPolicyFor } from './security-headers'

/** The cookie with which Next.js bypasses its caches (draft mode). It has the same value for every editor and no end. */
const draftModeCookie = '__prerender_bypass'

/**
 * Whether a request is for a page of the preview with cookies. Draft mode is taken from every other request, so that its cookie
 * alone neither opens anything nor makes the site render pages; and from prefetches, which would render each linked page.
 */
export function isPreviewRequest({ headers }: IncomingMessage): boolean {
  const cookies = headers.cookie?.split(/;\s*/) ?? []
  if (!cookies.some((cookie) => cookie.startsWith(`${draftModeCookie}=`))) return false
  const prefix = `${previewCookie}=`
  const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  const isPrefetch = headers['next-router-prefetch'] !== undefined || headers.purpose === 'prefetch'
  if (!isPrefetch && typeof readGrant(token) === 'object') return true
  headers.cookie = cookies.filter((cookie) => !cookie.startsWith(`${draftModeCookie}=`)).join('; ')
  return false
}

/** A previewed page shows the bar in a frame of this site. */
export const previewPolicy = contentSecurityPolicyFor({ frames: ["'self'"], ancestors: env.FRAME_ANCESTORS })

/** The pages under /preview can be in a frame of a CMS, and the bar is in one of this site. */
export const framedPreviewPolicy = contentSecurityPolicyFor({
  frames: ["'self'"],
  ancestors: ["'self'", ...env.PREVIEW_FRAME_ANCESTORS],
})
