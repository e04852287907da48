import { respondMissing, respondUnavailable, respondWith } from './document-response'

/** The sitemap that `read` gives: 404 for null; 503 where it throws, since an emptied one would unlist the site. */
export async function respondWithSitemap(
  request: Request,
  read: () => Promise<string | null>,
): Promise<Response> {
  try {
    const body = await read()
    if (body === null) return respondMissing('There is no such sitemap.')
    return respondWith(request, { body, type: 'application/xml; charset=utf-8', sharedMaxAge: 60 })
  } catch (error) {
    console.error(error)
    return respondUnavailable()
  }
}
