import { describe, expect, test } from 'vitest'
import { parseJson } from './parse'

describe('a JSON text', () => {
  test.each<[string, unknown]>([
    ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', { a: { a: 1 }, b: [{ a: 1 }, { a: 2 }] }],
    ['["a","a",{"x":"{\\"a\\":1,\\"a\\":2}"}]', ['a', 'a', { x: '{"a":1,"a":2}' }]],
    ['{"a":"b","b":"a","c":[",",":"]}', { a: 'b', b: 'a', c: [',', ':'] }],
    ['  null ', null],
  ])('is read: %s', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  test.each([
    ['{"a":1,"a":2}', 'the key "a" stands twice in one object'],
    ['{"b":{"c":[],"c":1}}', 'the key "c" stands twice in one object'],
    [`${'['.repeat(60)}${']'.repeat(60)}`, 'is nested more than 50 levels deep'],
    ['['.repeat(1_000_000), 'is nested more than 50 levels deep'],
    ['{"a":'.repeat(100_000), 'is nested more than 50 levels deep'],
    ['', 'is not JSON: Unexpected end of JSON input'],
  ])('is refused: %.30s', (text, message) => {
    expect(() => parseJson(text)).toThrow(message)
  })

  test('that only looks like the object of a prototype changes none', () => {
    const value = parseJson('{"__proto__":{"isAdmin":true}}')
    expect(Object.keys(Object(value))).toEqual(['__proto__'])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })
})
