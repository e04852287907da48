import { createHash } from 'node:crypto'

/** A document made of the content: a feed, a sitemap, a Markdown twin, a picture. */
export type SentDocument = {
  body: string | Uint8Array<ArrayBuffer>
  /** The media type, with its charset. */
  type: string
  /** Seconds that caches between may keep it; its readers always ask again. */
  sharedMaxAge: number
  /** When the content it is made of last changed, where that is known. */
  lastModified?: Date | null
  headers?: Record<string, string>
}

/** The document, or 304 where the request names the copy it has. `If-None-Match` outranks `If-Modified-Since` (RFC 9110, 13.2.2). */
export function respondWith(request: Request, document: SentDocument): Response {
  const { body, type, sharedMaxAge, lastModified, headers: own } = document
  // Weak: the server may compress the bytes on their way.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    ...own,
    ETag: etag,
    'Cache-Control': `public, max-age=0, s-maxage=${sharedMaxAge}, must-revalidate`,
    'X-Content-Type-Options': 'nosniff',
    ...(lastModified ? { 'Last-Modified': lastModified.toUTCString() } : {}),
  })
  if (isUnchanged(request.headers, etag, lastModified ?? null))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', type)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** What there is no document at, in words for whoever asks with a program. */
export function respondMissing(text: string, status: 404 | 410 = 404): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers: { ...headers, 'X-Robots-Tag': 'noindex' } })
}

/** The way to a document that was asked for under an older or another spelling of its address. */
export function respondMoved(path: string): Response {
  const headers = { Location: path, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return new Response(null, { status: 308, headers })
}

/** A document that cannot be made now: whoever asks keeps the copy it has and comes again. */
export function respondUnavailable(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  const text = 'This cannot be made right now. Please ask again later.\n'
  return new Response(text, { status: 503, headers: { ...headers, 'Retry-After': '60' } })
}

function isUnchanged(headers: Headers, etag: string, lastModified: Date | null): boolean {
  const named = headers.get('if-none-match')
  if (named !== null) {
    const tags = named.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return named.trim() === '*' || tags.includes(etag.replace(/^W\//, ''))
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return lastModified !== null && Math.floor(lastModified.getTime() / 1000) * 1000 <= since
}
