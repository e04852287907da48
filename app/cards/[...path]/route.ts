import { respondMissing, respondWith } from '@/app/document-response'
import { getCard } from '@/lib/documents/og-images/og-images'

/** The picture made for the previews of a page that has none of its own. */
export async function GET(request: Request): Promise<Response> {
  const body = await getCard(new URL(request.url).pathname)
  return body
    ? respondWith(request, { body, type: 'image/png', sharedMaxAge: 3600 })
    : respondMissing('There is no card at this address.')
}
