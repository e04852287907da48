import { expect, test } from 'vitest'
import { readExpiry, readName } from './token-arguments'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['90d', '2027-02-18T12:00:00.000Z'],
  ['2027-01-31', '2027-01-31T00:00:00.000Z'],
  ['2036-11-20', '2036-11-20T00:00:00.000Z'],
])('%s is read as an expiry', (text, expected) => {
  expect(readExpiry(text, now)).toEqual(new Date(expected))
})

test.each([
  ['soon', 'Expected a number of days'],
  ['0d', 'Expected a number of days'],
  ['2027-02-30', 'Expected a number of days'],
  ['2026-11-20', 'Expected a day after today'],
  ['2036-11-21', 'Expected at most 10 years'],
  ['3654d', 'Expected at most 10 years'],
  ['99999d', 'Expected at most 10 years'],
])('%s is refused as an expiry', (text, message) => {
  expect(() => readExpiry(text, now)).toThrow(message)
})

test('a name has 1 to 100 printable characters', () => {
  const longest = 'é'.repeat(100)
  expect(readName(longest)).toBe(longest)
  for (const name of [`${longest}x`, 'a\u001bb', 'a\u202eb', ''])
    expect(() => readName(name), JSON.stringify(name)).toThrow('1 to 100 printable characters')
})
