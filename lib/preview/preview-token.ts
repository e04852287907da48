import { isSignedBy, sign } from './signature'

export const previewTypes = ['article', 'job', 'organization'] as const
export type PreviewType = (typeof previewTypes)[number]

/** The record that a preview shows. `locale` is that of its page. */
export type PreviewSubject = { type: PreviewType; reference: string; locale: string }

/**
 * What the holder of a token may see: a record in any state, the whole site as it is at a time (`at`, ISO 8601), or the
 * pages for editors. With `share`, the name of a link that an editor gave away, the holder sees the page of the record and nothing else.
 */
export type PreviewGrant =
  | ({ kind: 'record'; share?: string } & PreviewSubject)
  | { kind: 'site'; at: string }
  | { kind: 'editor' }

/** A grant with its end, in seconds since the Unix epoch. */
export type SignedGrant = { grant: PreviewGrant; expires: number }

/** Why a token or a link is refused. */
export type PreviewRefusal = 'invalid' | 'expired'

/** The lifetime of links to a record or to the site at a time, and of what they open. */
export const previewSeconds = 30 * 60

/** Days for which an editor can give a record to people who are not signed in. */
export const shareDays = [1, 3, 7] as const

/** How long an editor is signed in. */
export const editorSeconds = 8 * 3_600

/** The longest lifetime of a link or a token that is accepted. */
const maxPreviewSeconds = 7 * 86_400
/** A link for a week is valid a little shorter: the clock of the process that reads it can be behind. */
const clockSeconds = 600

/** When a link that an editor gives away now for some days expires. */
export function shareExpiry(days: (typeof shareDays)[number], now: Date): number {
  return Math.floor(now.getTime() / 1000) + Math.min(days * 86_400, maxPreviewSeconds - clockSeconds)
}

function isExpiry(expires: unknown, now: Date): expires is number {
  const latest = now.getTime() / 1000 + maxPreviewSeconds
  return Number.isSafeInteger(expires) && Number(expires) >= 0 && Number(expires) <= latest
}

/** Throws `RangeError` for an expiry that `refusalAt` would call invalid. */
export function assertExpiry(expires: number, now: Date): void {
  if (!isExpiry(expires, now)) throw new RangeError(`a preview cannot expire at ${expires}`)
}

/** Why a grant with this expiry is refused, whoever signed it. Null if it is not. */
export function refusalAt(expires: unknown, now: Date): PreviewRefusal | null {
  if (!isExpiry(expires, now)) return 'invalid'
  return expires * 1000 <= now.getTime() ? 'expired' : null
}

/** A token of `[A-Za-z0-9_.-]`: the grant as JSON in base64url, and its signature. */
export function toPreviewToken(secret: string, { grant, expires }: SignedGrant, now: Date): string {
  assertExpiry(expires, now)
  const text = Buffer.from(JSON.stringify([grant, expires])).toString('base64url')
  return `${text}.${sign(secret, 'preview-token', [text])}`
}

/** The longest token is that of a record whose reference has 100 characters. */
const maxTokenLength = 1_000

export function readPreviewToken(secret: string, token: string, now: Date): SignedGrant | PreviewRefusal {
  const [text = '', signature = '', ...others] = token.split('.')
  const isLong = token.length > maxTokenLength || others.length > 0
  if (isLong || !isSignedBy(secret, 'preview-token', [text], signature)) return 'invalid'
  // What this process signed has this type.
  const [grant, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [PreviewGrant, number]
  return refusalAt(expires, now) ?? { grant, expires }
}
