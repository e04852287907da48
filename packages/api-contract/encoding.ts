import Negotiator from 'negotiator'

/** The encodings of responses, the one with the smallest bodies first. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** The encoding that a client prefers by its `Accept-Encoding`: Brotli where it prefers none. */
export function preferredEncoding(accepted: string): Encoding {
  // Of equal preferences, Negotiator takes the first one of the header.
  const brotliFirst = accepted.split(',').sort((a, b) => Number(isBrotli(b)) - Number(isBrotli(a)))
  const negotiator = new Negotiator({ headers: { 'accept-encoding': brotliFirst.join() } })
  const preferred = negotiator.encoding(encodings)
  return encodings.find((encoding) => encoding === preferred) ?? 'identity'
}

function isBrotli(part: string): boolean {
  return /^\s*br\b/i.test(part)
}
