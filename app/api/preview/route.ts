import { readPreviewState } from '@/lib/editors/preview-state'
import { env } from '@/lib/env'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { readPreviewLink } from '@/lib/preview/preview-link'
import { editorSeconds, toPreviewToken } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { respondRefused, respondSeeOther, storeGrant } from './preview-response'

/**
 * Opens a signed link (`npm run preview:link`). The path of the redirect is made from the record that the API has, never from
 * the query; where the record cannot be read, a page explains why.
 */
export async function GET(request: Request): Promise<Response> {
  const secret = env.PREVIEW_SECRET
  if (secret === undefined) return respondRefused(request, 'off')
  const now = new Date()
  const link = readPreviewLink(secret, new URL(request.url).searchParams, now)
  if (typeof link === 'string') return respondRefused(request, link)
  const { grant, expires } = link
  if (grant.kind === 'editor') {
    const signedIn = Math.floor(now.getTime() / 1000) + editorSeconds
    await storeGrant(secret, { grant, expires: signedIn })
    return respondSeeOther(routes.editors())
  }
  if (grant.kind === 'record' && !isLocale(grant.locale)) return respondRefused(request, 'invalid')
  await storeGrant(secret, { grant, expires })
  if (grant.kind === 'site') return respondSeeOther(routes.home(defaultLocale))
  const read = await readPreviewState(grant)
  const explanation = routes.preview(toPreviewToken(secret, link, now))
  return respondSeeOther('state' in read ? read.state.path : explanation)
}
