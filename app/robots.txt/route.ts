import { respondWith } from '@/app/document-response'
import { env } from '@/lib/env'
import { robotsText } from '@/lib/seo/robots'

export function GET(request: Request): Response {
  return respondWith(request, {
    body: robotsText(env),
    type: 'text/plain; charset=utf-8',
    sharedMaxAge: 3600,
  })
}
