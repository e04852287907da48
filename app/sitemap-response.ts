import { respondWithDocument } from './cached-document-response'
import { respondWith } from './document-response'

type RequestedSitemap = { path: string; read: () => Promise<string | null> }

/**
 * The sitemap of a request. 404 for null, and where `read` gives null; 503 where it cannot be read, because an empty
 * sitemap would remove the site from search engines.
 */
export async function respondWithSitemap(
  request: Request,
  sitemap: RequestedSitemap | null,
): Promise<Response> {
  const respond = (body: string) => respondWithXml(request, body)
  return respondWithDocument(request, sitemap, respond, 'There is no such sitemap.')
}

export function respondWithXml(request: Request, body: string): Response {
  return respondWith(request, { body, type: 'application/xml; charset=utf-8', sharedMaxAge: 60 })
}
