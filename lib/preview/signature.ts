import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for. A signature for one purpose is not valid for another. */
type Purpose = 'preview-link' | 'preview-token'

/** HMAC-SHA256 (RFC 2104) over the purpose and the fields, in base64url. Fields cannot be shifted into one another. */
export function sign(secret: string, purpose: Purpose, fields: readonly (string | number)[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...fields]))
    .digest('base64url')
}

export function isSignedBy(
  secret: string,
  purpose: Purpose,
  fields: readonly (string | number)[],
  signature: string,
): boolean {
  return isEqualSecret(sign(secret, purpose, fields), signature)
}

/** Compares in constant time, whatever the lengths. */
export function isEqualSecret(a: string, b: string): boolean {
  return timingSafeEqual(hash(a), hash(b))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
