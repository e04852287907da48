import { staleIfError } from '@/lib/documents/stale-if-error'
import { respondNotFound, respondUnavailable, respondWith } from './document-response'

/**
 * The sitemap that `read` finds, or its stale-if-error copy where it throws. 404 for null; 503 where there is no copy,
 * because an empty sitemap would remove the site from search engines.
 */
export async function respondWithSitemap(
  request: Request,
  read: () => Promise<string | null>,
): Promise<Response> {
  try {
    const body = await staleIfError(new URL(request.url).pathname, read)
    if (body === null) return respondNotFound('There is no such sitemap.')
    return respondWith(request, { body, type: 'application/xml; charset=utf-8', sharedMaxAge: 60 })
  } catch (error) {
    console.error(error)
    return respondUnavailable()
  }
}
