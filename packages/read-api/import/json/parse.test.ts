import { describe, expect, test } from 'vitest'
import { parseJson } from './parse'

describe('parseJson', () => {
  test.each<[string, unknown]>([
    ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', { a: { a: 1 }, b: [{ a: 1 }, { a: 2 }] }],
    ['["a","a",{"x":"{\\"a\\":1,\\"a\\":2}"}]', ['a', 'a', { x: '{"a":1,"a":2}' }]],
    ['{"a":"b","b":"a","c":[",",":"]}', { a: 'b', b: 'a', c: [',', ':'] }],
    ['  null ', null],
  ])('returns the value of %s', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  test.each([
    ['{"a":1,"a":2}', 'the key "a" occurs twice in one object'],
    ['{"b":{"c":[],"c":1}}', 'the key "c" occurs twice in one object'],
    [`${'['.repeat(60)}${']'.repeat(60)}`, 'is nested more than 50 levels deep'],
    ['['.repeat(1_000_000), 'is nested more than 50 levels deep'],
    ['{"a":'.repeat(100_000), 'is nested more than 50 levels deep'],
    ['', 'is not JSON: Unexpected end of JSON input'],
  ])('refuses %.30s', (text, message) => {
    expect(() => parseJson(text)).toThrow(message)
  })

  test('does not let the key __proto__ change the prototype of objects', () => {
    const value = parseJson('{"__proto__":{"isAdmin":true}}')
    expect(Object.keys(Object(value))).toEqual(['__proto__'])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })
})
