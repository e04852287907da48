import { etagOf, isCurrent } from '@/lib/process/validators'

/** A document of the site that is not a page: a feed, a sitemap, a Markdown alternate, an Open Graph image. */
type SentDocument = {
  body: string | Uint8Array<ArrayBuffer>
  /** The media type, with its charset. */
  type: string
  /** Seconds for which shared caches may store it. Browsers always revalidate it. */
  sharedMaxAge: number
  /** When its content last changed; null or missing where that is not known. */
  lastModified?: Date | null
  headers?: Record<string, string>
}

/**
 * The document, or 304 where the request has its ETag or date. `If-None-Match` takes precedence over `If-Modified-Since`
 * (RFC 9110, section 13.2.2).
 */
export function respondWith(request: Request, document: SentDocument): Response {
  const { body, type, sharedMaxAge, lastModified, headers: own } = document
  const etag = etagOf(body)
  const modified = lastModified?.toUTCString()
  const headers = new Headers({
    ...own,
    ETag: etag,
    'Cache-Control': `public, max-age=0, s-maxage=${sharedMaxAge}, must-revalidate`,
    'X-Content-Type-Options': 'nosniff',
    ...(modified ? { 'Last-Modified': modified } : {}),
  })
  const conditions = {
    ifNoneMatch: request.headers.get('if-none-match'),
    ifModifiedSince: request.headers.get('if-modified-since'),
  }
  if (isCurrent(conditions, { etag, lastModified: modified }))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', type)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** A not-found response in plain text. */
export function respondNotFound(text: string, status: 404 | 410 = 404): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers: { ...headers, 'X-Robots-Tag': 'noindex' } })
}

/** A redirect to a document that was requested by an older URL, or by another spelling of its URL. */
export function respondMoved(path: string): Response {
  const headers = { Location: path, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return new Response(null, { status: 308, headers })
}

/** A 503 response for a document that cannot be built now. Readers keep their copy and try again. */
export function respondUnavailable(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  const text = 'This document is not available right now. Please try again later.\n'
  return new Response(text, { status: 503, headers: { ...headers, 'Retry-After': '60' } })
}
