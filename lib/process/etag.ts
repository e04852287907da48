import { createHash } from 'node:crypto'

/** The ETag of a body. Weak, because Next.js or a proxy may compress it. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}
