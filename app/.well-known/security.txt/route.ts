import { respondNotFound, respondWith } from '@/app/document-response'
import { securityText } from '@/lib/seo/security-text'

export function GET(request: Request): Response {
  const body = securityText()
  return body === null
    ? respondNotFound('This site has no security.txt.')
    : respondWith(request, { body, type: 'text/plain; charset=utf-8', sharedMaxAge: 3600 })
}
