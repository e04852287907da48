import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedBy, sign } from './signature'

const secret = 'a-secret-of-the-tests-with-32-characters'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

it('signs with a key of the purpose, which is derived as in RFC 5869', () => {
  for (const purpose of ['preview-link', 'preview-token'] as const) {
    const key = hmac(hmac(Buffer.alloc(32), secret), `vitrine ${purpose}\u0001`)
    expect(sign(secret, purpose, ['a', 'b'])).toBe(hmac(key, '["a","b"]').toString('base64url'))
  }
  expect(sign(secret, 'preview-link', ['a'])).not.toBe(sign(secret, 'preview-token', ['a']))
})

it('refuses what the secret itself signed, as it did before', () => {
  const earlier = hmac(secret, '["preview-token","a"]').toString('base64url')
  expect(isSignedBy(secret, 'preview-token', ['a'], earlier)).toBe(false)
  expect(isSignedBy(secret, 'preview-token', ['a'], hmac(secret, '["a"]').toString('base64url'))).toBe(false)
  expect(isSignedBy(secret, 'preview-token', ['a'], sign(secret, 'preview-token', ['a']))).toBe(true)
})
