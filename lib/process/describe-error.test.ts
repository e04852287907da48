import { describe, expect, it } from 'vitest'
import { describeError, textBeforeValues } from './describe-error'

class OwnError extends Error {
  override name = 'OwnError'
}

const fail = (message: string, cause?: unknown) => new OwnError(message, { cause })

describe('describeError', () => {
  it('has the same kind for errors of one place, whatever their messages contain', () => {
    const kinds = ['job a: 503', 'job b: 503', 'line one\n    at invented (file.ts:1:1)', '', 'Error'].map(
      (message) => describeError(fail(message)).kind,
    )
    expect(new Set(kinds).size).toBe(1)
    expect(kinds[0]).toMatch(/^OwnError at fail /)
  })

  it('has different kinds for different places and classes', () => {
    const kinds = [new Error('a'), new Error('a'), new TypeError('a'), fail('a')].map(
      (error) => describeError(error).kind,
    )
    expect(new Set(kinds).size).toBe(4)
  })

  it('has the class, the message and the digest, but the stack only of errors without a class of their own', () => {
    const own = Object.assign(fail('job a: 503'), { digest: '123' })
    expect(describeError(own).fields).toEqual({ error: 'OwnError', message: 'job a: 503', digest: '123' })
    const { stack = '' } = describeError(new TypeError('no')).fields
    expect(stack.split('\n').length).toBeLessThanOrEqual(3)
    expect(stack).toMatch(/^at /)
  })

  it('names the causes, and the code of a cause without a message', () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
    const error = fail('articles list', new TypeError('fetch failed', { cause: refused }))
    expect(describeError(error).fields.cause).toBe('TypeError: fetch failed < AggregateError: ECONNREFUSED')
  })

  it('is short for every thrown value', () => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    const cyclicError = fail('a')
    cyclicError.cause = cyclicError
    const values = [
      fail('x'.repeat(1e6), 'y'.repeat(1e6)),
      'x'.repeat(1e6),
      { text: 'x'.repeat(1e6), list: Array.from({ length: 1e5 }, () => 'x'.repeat(100)) },
      Object.create(null),
      circular,
      cyclicError,
      null,
      undefined,
      1n,
      Symbol('a'),
    ]
    for (const value of values) {
      const { kind, fields } = describeError(value)
      expect(kind.length + JSON.stringify(fields).length).toBeLessThan(2_500)
    }
  })
})

describe('textBeforeValues', () => {
  it('ends before what differs between lines of one kind', () => {
    expect(textBeforeValues('Failed to handle request for /en/jobs')).toBe('Failed to handle request for ')
    expect(textBeforeValues('articles list: omitted 3 record(s)')).toBe('articles list: omitted ')
    expect(textBeforeValues('unhandledRejection:')).toBe('unhandledRejection:')
  })
})
