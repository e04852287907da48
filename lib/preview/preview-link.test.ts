import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPreviewLink, toPreviewLink } from './preview-link'
import {
  type PreviewGrant,
  previewTypes,
  readPreviewToken,
  type SignedGrant,
  toPreviewToken,
} from './preview-token'
import { sign } from './signature'

const secret = 'a-secret-of-the-tests-with-32-characters'
const expires = 2_000_000_000
const before = new Date((expires - 1) * 1000)

const grants: fc.Arbitrary<PreviewGrant> = fc.oneof(
  fc.record({
    kind: fc.constant('record' as const),
    type: fc.constantFrom(...previewTypes),
    reference: fc.string({ minLength: 1, maxLength: 100 }),
    locale: fc.constantFrom('en', 'fr'),
  }),
  fc.record({ kind: fc.constant('site' as const), at: fc.constant('2026-12-01T09:00:00.000Z') }),
  fc.constant({ kind: 'editor' as const }),
)

function queryOf(signed: SignedGrant): URLSearchParams {
  return new URL(toPreviewLink(secret, signed, before), 'http://site.example').searchParams
}

describe('a preview link', () => {
  it('opens what was signed, until it expires', () => {
    fc.assert(
      fc.property(grants, (grant) => {
        const query = queryOf({ grant, expires })
        expect(readPreviewLink(secret, query, before)).toEqual({ grant, expires })
        expect(readPreviewLink(secret, query, new Date(expires * 1000))).toBe('expired')
      }),
    )
  })

  it('is invalid with another value of any parameter, with another secret, and with a parameter twice', () => {
    fc.assert(
      fc.property(grants, fc.nat(), fc.string(), (grant, index, value) => {
        const query = queryOf({ grant, expires })
        expect(readPreviewLink(`${secret}.`, query, before)).toBe('invalid')
        const names = [...query.keys()]
        const name = names[index % names.length] ?? ''
        const altered = new URLSearchParams(query)
        altered.set(name, value === query.get(name) ? `${value}x` : value)
        expect(readPreviewLink(secret, altered, before)).toBe('invalid')
        query.append(name, query.get(name) ?? '')
        expect(readPreviewLink(secret, query, before)).toBe('invalid')
      }),
    )
  })

  it('does not contain the secret', () => {
    expect(toPreviewLink(secret, { grant: { kind: 'editor' }, expires }, before)).not.toContain(secret)
  })
})

describe('a preview token', () => {
  it('grants what was signed, until it expires, and is one segment of a path', () => {
    fc.assert(
      fc.property(grants, (grant) => {
        const token = toPreviewToken(secret, { grant, expires }, before)
        expect(token).toMatch(/^[\w.-]+$/)
        expect(readPreviewToken(secret, token, before)).toEqual({ grant, expires })
        expect(readPreviewToken(secret, token, new Date(expires * 1000))).toBe('expired')
      }),
    )
  })

  it('is invalid if a character is changed, added or removed', () => {
    const token = toPreviewToken(secret, { grant: { kind: 'editor' }, expires }, before)
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('', 'A', '.', '..', '%', 'é'), (index, text) => {
        const altered = token.slice(0, index) + text + token.slice(index + 1)
        fc.pre(altered !== token)
        expect(readPreviewToken(secret, altered, before)).toBe('invalid')
      }),
    )
  })

  it('is not valid as the signature of a link', () => {
    const signed = { grant: { kind: 'editor' as const }, expires }
    const [, signature = ''] = toPreviewToken(secret, signed, before).split('.')
    const query = queryOf(signed)
    query.set('signature', signature)
    expect(readPreviewLink(secret, query, before)).toBe('invalid')
  })
})

describe('an expiry', () => {
  const editor = { grant: { kind: 'editor' as const }, expires }
  const weekBefore = new Date((expires - 7 * 86_400) * 1000)
  const tooEarly = new Date(weekBefore.getTime() - 1)

  it('is at most a week ahead, whoever signed it', () => {
    const token = toPreviewToken(secret, editor, weekBefore)
    expect(readPreviewToken(secret, token, weekBefore)).toEqual(editor)
    expect(readPreviewToken(secret, token, tooEarly)).toBe('invalid')
    expect(readPreviewLink(secret, queryOf(editor), weekBefore)).toEqual(editor)
    expect(readPreviewLink(secret, queryOf(editor), tooEarly)).toBe('invalid')
  })

  it.each([Number.NaN, Infinity, -Infinity, -1, 1.5, 1e300, expires + 7 * 86_400 + 1])(
    'of %s cannot be made',
    (other) => {
      const signed = { ...editor, expires: other }
      const now = new Date(expires * 1000)
      expect(() => toPreviewToken(secret, signed, now)).toThrow(RangeError)
      expect(() => toPreviewLink(secret, signed, now)).toThrow(RangeError)
    },
  )

  it.each(['null', '"2000000000"', '-1', '1999999999.5', '1e300', '1e999', '[2000000000]', '{}'])(
    'of %s in a signed token is invalid',
    (json) => {
      const text = Buffer.from(`[{"kind":"editor"},${json}]`).toString('base64url')
      const token = `${text}.${sign(secret, 'preview-token', [text])}`
      expect(readPreviewToken(secret, token, before)).toBe('invalid')
    },
  )

  it.each(['NaN', 'Infinity', '-1', '1e300'])('of %s in a signed link is invalid', (text) => {
    const query = new URLSearchParams({ type: 'editor', expires: text })
    query.set('signature', sign(secret, 'preview-link', ['editor', text]))
    expect(readPreviewLink(secret, query, before)).toBe('invalid')
  })

  it('in another spelling is not what was signed', () => {
    const query = queryOf(editor)
    query.set('expires', `0${expires}`)
    expect(readPreviewLink(secret, query, before)).toBe('invalid')
  })
})
