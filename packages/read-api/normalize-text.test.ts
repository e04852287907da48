import { expect, test } from 'vitest'
import { fold, websiteKey } from './normalize-text'

test.each([
  ['Élégance À Ñandú', 'elegance a nandu'],
  ['Cœur d’ÉQUIPE', "coeur d'equipe"],
  ['Łódź STRASSE Straße', 'lodz strasse strasse'],
  ['e\u0301te\u0301', 'ete'],
  ['100% a_b', '100% a_b'],
])('%s folds to %s', (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test.each([
  ['https://www.Example.com/', 'example.com'],
  ['http://example.com', 'example.com'],
  ['EXAMPLE.com//', 'example.com'],
  ['https://example.com/Fr/', 'example.com/Fr'],
  ['https://wwwx.example.com', 'wwwx.example.com'],
])('%s is compared as %s', (address, expected) => {
  expect(websiteKey(address)).toBe(expected)
})
