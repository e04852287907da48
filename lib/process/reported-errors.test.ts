import { expect, test } from 'vitest'
import { describeError } from './describe-error'
import { keepReported } from './reported-errors'

const hiddenText =
  'An error occurred in the Server Components render. The specific message is omitted in production.'

class OwnError extends Error {
  override name = 'OwnError'
}

const withDigest = (error: Error, digest: string) => Object.assign(error, { digest })

test('an error whose message is hidden is described by the reported one with its digest', () => {
  const original = withDigest(new OwnError('jobs: 503', { cause: new Error('refused') }), '1')
  keepReported(original)
  const hidden = withDigest(new Error(hiddenText), '1')
  expect(describeError(hidden)).toEqual({ ...describeError(original), kind: 'reported', isReported: true })
  expect(describeError(hidden).fields).toEqual({
    ...{ error: 'OwnError', message: 'jobs: 503', digest: '1', cause: 'Error: refused' },
  })
})

test('a cause whose message is hidden is the reported error too, with its own cause', () => {
  keepReported(withDigest(new OwnError('jobs: 503', { cause: new Error('refused') }), '2'))
  const error = new OwnError('no document', { cause: withDigest(new Error(hiddenText), '2') })
  expect(describeError(error).fields.cause).toBe('OwnError: jobs: 503 < Error: refused')
  expect(describeError(error).isReported).toBe(true)
})

test('where the reported error is not known, an earlier line has it, and the stack of the hidden one is left out', () => {
  for (const hidden of [withDigest(new Error(hiddenText), 'unknown'), new Error(hiddenText)]) {
    const { isReported, fields } = describeError(hidden)
    expect(isReported).toBe(true)
    expect(fields).toMatchObject({
      message: 'An earlier line with this digest has the message of this error',
    })
    expect(fields).not.toHaveProperty('stack')
  }
})

test('the number of kept errors is bounded', () => {
  for (let index = 0; index < 1_000; index += 1)
    keepReported(withDigest(new OwnError(`job ${index}`), `job ${index}`))
  const messageOf = (digest: string) =>
    describeError(withDigest(new Error(hiddenText), digest)).fields.message
  expect(messageOf('job 999')).toBe('job 999')
  expect(messageOf('job 0')).not.toBe('job 0')
})
