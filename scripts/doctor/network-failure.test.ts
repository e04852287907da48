import { expect, it } from 'vitest'
import { toNetworkFailure } from './network-failure'

const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) })

it.each([
  ['ENOTFOUND', 'DNS'],
  ['ECONNREFUSED', 'refuses the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'does not accept the connection in time'],
  ['UND_ERR_HEADERS_TIMEOUT', 'API_TIMEOUT_MS'],
  ['ETIMEDOUT', 'API_TIMEOUT_MS'],
  ['CERT_HAS_EXPIRED', 'expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'does not trust'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'does not trust'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak TLS'],
  ['HPE_INVALID_CONSTANT', 'does not speak HTTP'],
  ['EVERYTHING_ELSE', '(EVERYTHING_ELSE)'],
])('explains %s', (code, expected) => {
  const { text, fix } = toNetworkFailure(failed(code))
  expect(text).toContain(expected)
  expect(fix).not.toBe('')
})

it('reads the code of the first of several attempts to connect, and survives causes that refer to themselves', () => {
  const attempts = new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])
  expect(toNetworkFailure(new TypeError('fetch failed', { cause: attempts })).code).toBe('ECONNREFUSED')
  const circle = new Error('circle')
  circle.cause = circle
  expect(toNetworkFailure(circle).code).toBe('Error')
  expect(toNetworkFailure(null).code).toBe('unknown')
})
