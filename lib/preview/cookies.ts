import { basePath } from '@/lib/base-path'
import { env } from '@/lib/env'
import { currentTime } from '@/lib/process/clock'
import { type PreviewRefusal, readPreviewToken, type SignedGrant } from './preview-token'

/** The cookie with the token of what the browser previews, and the one with which an editor is signed in. */
export const previewCookie = 'vitrine_preview'
export const editorCookie = 'vitrine_editor'

/** The cookie with which Next.js bypasses its caches (draft mode). It has the same value for every editor of a build and no end. */
export const draftModeCookie = '__prerender_bypass'

/** The path of all cookies. */
export const cookiePath = basePath || '/'

/** The attributes of the first two cookies. `expires` is in seconds since the Unix epoch. */
export function cookieOptions(expires: number) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    path: cookiePath,
    expires: new Date(expires * 1000),
  } as const
}

/** What a token grants now. `invalid` without PREVIEW_SECRET. */
export function readGrant(token: string | undefined): SignedGrant | PreviewRefusal {
  if (env.PREVIEW_SECRET === undefined || !token) return 'invalid'
  return readPreviewToken(env.PREVIEW_SECRET, token, new Date(currentTime()))
}

/** Whether the value of the cookie `editorCookie` signs an editor in. */
export function isEditorToken(token: string | undefined): boolean {
  const signed = readGrant(token)
  return typeof signed === 'object' && signed.grant.kind === 'editor'
}
