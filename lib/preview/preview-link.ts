import { routes } from '@/lib/routes'
import {
  assertExpiry,
  type PreviewGrant,
  type PreviewRefusal,
  previewTypes,
  refusalAt,
  type SignedGrant,
} from './preview-token'
import { isSignedBy, sign } from './signature'

/** The path and query of the link that opens a grant. It contains the signature, never the secret. */
export function toPreviewLink(secret: string, { grant, expires }: SignedGrant, now: Date): string {
  assertExpiry(expires, now)
  const fields = fieldsOf(grant)
  const signed = { ...fields, expires: String(expires) }
  return routes.previewLink({ ...signed, signature: sign(secret, 'preview-link', Object.values(signed)) })
}

/** What a link opens. A parameter that is repeated, missing or too long makes the link invalid. */
export function readPreviewLink(
  secret: string,
  query: URLSearchParams,
  now: Date,
): SignedGrant | PreviewRefusal {
  const values = (name: string) => query.getAll(name)
  const get = (name: string) => (values(name).length === 1 ? (values(name)[0] ?? '') : '')
  const fields = { type: get('type'), reference: get('reference'), locale: get('locale'), at: get('at') }
  const grant = Object.values(fields).some((value) => value.length > 300) ? null : toGrant(fields)
  // The text is signed: the same number in another spelling has another signature.
  const signed = grant && [...Object.values(fieldsOf(grant)), get('expires')]
  if (!signed || !isSignedBy(secret, 'preview-link', signed, get('signature'))) return 'invalid'
  const expires = Number(get('expires'))
  return refusalAt(expires, now) ?? { grant, expires }
}

/** The parameters of a link that are signed, in the order in which they are signed. */
function fieldsOf(grant: PreviewGrant): Record<string, string> {
  if (grant.kind === 'editor') return { type: 'editor' }
  if (grant.kind === 'site') return { type: 'site', at: grant.at }
  return { type: grant.type, reference: grant.reference, locale: grant.locale }
}

function toGrant(fields: {
  type: string
  reference: string
  locale: string
  at: string
}): PreviewGrant | null {
  const { reference, locale, at } = fields
  if (fields.type === 'editor') return { kind: 'editor' }
  if (fields.type === 'site') return { kind: 'site', at }
  const type = previewTypes.find((name) => name === fields.type)
  return type && reference && locale ? { kind: 'record', type, reference, locale } : null
}
