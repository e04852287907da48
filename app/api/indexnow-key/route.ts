import { respondNotFound, respondWith } from '@/app/document-response'
import { env } from '@/lib/env'

/** The IndexNow key file. next.config.mjs rewrites `/{key}.txt` to this route. */
export function GET(request: Request): Response {
  const { INDEXNOW_KEY: key } = env
  return key
    ? respondWith(request, { body: key, type: 'text/plain; charset=utf-8', sharedMaxAge: 3600 })
    : respondNotFound('This site does not use IndexNow.')
}
