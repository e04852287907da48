import { describe, expect, it } from 'vitest'
import { countryCodeOf } from './country'

const codeOf = (countryNames: Record<string, string>) => countryCodeOf({ countryCode: null, countryNames })

describe('a country code', () => {
  it.each([
    [{ fr: 'France', en: 'France' }, 'FR'],
    [{ fr: 'ESPAGNE' }, 'ES'],
    [{ fr: 'Republique Tchèque' }, 'CZ'],
    [{ cs: 'Česko', sk: 'Česko' }, 'CZ'],
    [{ fr: 'Royaume-Uni', en: 'UK' }, 'GB'],
    [{ en: 'USA' }, 'US'],
    [{ en: 'U.S.A.' }, 'US'],
    [{ en: "Cote d'Ivoire" }, 'CI'],
    [{ fr: 'Pays Bas', en: '?' }, 'NL'],
    [{ en: 'Hong Kong' }, 'HK'],
  ])('is found by the names %j', (names, code) => expect(codeOf(names)).toBe(code))

  it.each([
    [{}],
    [{ en: 'Atlantis' }],
    [{ en: 'France', fr: 'Espagne' }],
    [{ xx: 'France' }],
    [{ en: 'European Union' }],
    [{ en: 'constructor' }],
    [{ 'not a language': 'France' }],
  ])('is null for the names %j', (names) => expect(codeOf(names)).toBeNull())

  it('is that of the office where it has one', () => {
    expect(countryCodeOf({ countryCode: 'BE', countryNames: { en: 'France' } })).toBe('BE')
    expect(countryCodeOf({ countryCode: null, countryNames: { en: 'France' } })).toBe('FR')
  })

  it('is found by the CLDR names of countries in six languages', () => {
    const codes = 'AT BE CA CH CN CZ DE DK EE ES FI FR GB GR HU IE IN IT JP LU MA NL NO PL PT RO SE SK TN US'
    for (const language of ['en', 'fr', 'es', 'cs', 'sk', 'de'])
      for (const code of codes.split(' ')) {
        const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? ''
        expect(codeOf({ [language]: name }), `${language} ${name}`).toBe(code)
      }
  })
})
