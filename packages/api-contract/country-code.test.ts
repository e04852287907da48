import { expect, it } from 'vitest'
import { findCountry, toCountryCode } from './country-code'

it.each([
  ['FR', 'FR'],
  ['fr', 'FR'],
  [' De ', 'DE'],
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['FX', 'FR'],
  ['FRA', 'FR'],
  ['usa', 'US'],
  ['GBR', 'GB'],
  ['DEU', 'DE'],
  ['GER', 'DE'],
  ['UAE', 'AE'],
  ['IC', 'ES'],
  ['XK', 'XK'],
  ['RE', 'RE'],
  ['GP', 'GP'],
])('reads the code %j as %s', (text, code) => expect(toCountryCode(text)).toBe(code))

it.each([
  '',
  'ZZ',
  'XX',
  'AA',
  'QQ',
  'XA',
  'XB',
  'EU',
  'UN',
  'EZ',
  'SU',
  'YU',
  'CS',
  'AN',
  'XYZ',
  'F',
  '250',
  'FRANCE',
  '__proto__',
  'ÉÉ',
])('reads no country in the code %j', (text) => expect(toCountryCode(text)).toBeNull())

it.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['ALLEMAGNE', 'DE'],
  ['Česko', 'CZ'],
  ['España', 'ES'],
  ['Great Britain', 'GB'],
  ['DE', 'DE'],
  ['Atlantis', null],
  ['Europe', null],
  ['ZZ', null],
])('finds the country of %j: %j', (text, code) => expect(findCountry(text)).toBe(code))
