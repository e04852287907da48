import { randomBytes } from 'node:crypto'
import { type PreviewSubject, shareDays, shareExpiry, toPreviewToken } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** A link that shows one record to whoever has it, until it expires. */
export type SharedLink = { days: number; expiresAt: Date; url: string }

/** A link for each of the durations that an editor can choose. Its page needs no cookies and has no tools. */
export function toSharedLinks(secret: string, { type, reference, locale }: PreviewSubject): SharedLink[] {
  const now = new Date(currentTime())
  return shareDays.map((days) => {
    const expires = shareExpiry(days, now)
    const share = randomBytes(9).toString('base64url')
    const grant = { kind: 'record' as const, type, reference, locale, share }
    const token = toPreviewToken(secret, { grant, expires }, now)
    return { days, expiresAt: new Date(expires * 1000), url: absoluteUrl(routes.preview(token)) }
  })
}
