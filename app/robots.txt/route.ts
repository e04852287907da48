import { respondWith } from '@/app/document-response'
import { env } from '@/lib/env'
import { robotsText } from '@/lib/seo/robots'
import { site } from '@/lib/settings/site'

export function GET(request: Request): Response {
  return respondWith(request, {
    body: robotsText(env, site.crawlers),
    type: 'text/plain; charset=utf-8',
    sharedMaxAge: 3600,
  })
}
