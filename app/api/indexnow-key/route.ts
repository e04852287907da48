import { respondMissing, respondWith } from '@/app/document-response'
import { env } from '@/lib/env'

/** The key itself, at the address that next.config.mjs gives it: whoever can put it there owns the site. */
export function GET(request: Request): Response {
  const { INDEXNOW_KEY: key } = env
  return key
    ? respondWith(request, { body: key, type: 'text/plain; charset=utf-8', sharedMaxAge: 3600 })
    : respondMissing('Nothing is submitted to IndexNow.')
}
