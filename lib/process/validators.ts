import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The ETag of a body. Weak, because Next.js or a proxy may compress it. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

type Conditions = { ifNoneMatch: string | null | undefined; ifModifiedSince?: string | null }

/**
 * Whether a client has the current version, and gets 304 (RFC 9110, section 13). `Cache-Control: no-cache` in a request is for
 * caches: `fetch` of Node.js adds it to every conditional request.
 */
export function isCurrent(
  { ifNoneMatch, ifModifiedSince }: Conditions,
  { etag, lastModified }: { etag: string; lastModified?: string | undefined },
): boolean {
  return fresh(
    { 'if-none-match': ifNoneMatch ?? undefined, 'if-modified-since': ifModifiedSince ?? undefined },
    { etag, 'last-modified': lastModified },
  )
}
