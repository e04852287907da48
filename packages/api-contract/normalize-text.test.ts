import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text'

test.each([
  ['Élégance À Ñandú', 'elegance a nandu'],
  ['Cœur d’ÉQUIPE', "coeur d'equipe"],
  ['Łódź STRASSE Straße', 'lodz strasse strasse'],
  ['Ærø Đuro', 'aero duro'],
  ['e\u0301te\u0301', 'ete'],
  ['ﬁn Ⅳ ２', 'fin iv 2'],
  ['100% a_b', '100% a_b'],
])('normalizes %s to %s', (text, expected) => {
  expect(normalizeText(text)).toBe(expected)
})
