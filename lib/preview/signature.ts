import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a signature is for. A signature for one purpose is not valid for another. */
type Purpose = 'preview-link' | 'preview-token'

/** HMAC-SHA256 (RFC 2104) over the fields, in base64url. Fields cannot be shifted into one another. */
export function sign(secret: string, purpose: Purpose, fields: readonly string[]): string {
  return createHmac('sha256', keyOf(secret, purpose)).update(JSON.stringify(fields)).digest('base64url')
}

/** The key of a purpose (HKDF, RFC 5869). The secret itself is what editors type to sign in, and signs nothing. */
function keyOf(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, 32))
}

export function isSignedBy(
  secret: string,
  purpose: Purpose,
  fields: readonly string[],
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
