import { orLastGood } from '@/lib/documents/stale-if-error'
import { respondMissing, respondUnavailable, respondWith } from './document-response'

/**
 * The sitemap that `read` gives, or gave last where it throws; 404 for null, and 503 where there is none to fall back to:
 * an emptied one would unlist the site.
 */
export async function respondWithSitemap(
  request: Request,
  read: () => Promise<string | null>,
): Promise<Response> {
  try {
    const body = await orLastGood(new URL(request.url).pathname, read)
    if (body === null) return respondMissing('There is no such sitemap.')
    return respondWith(request, { body, type: 'application/xml; charset=utf-8', sharedMaxAge: 60 })
  } catch (error) {
    console.error(error)
    return respondUnavailable()
  }
}
