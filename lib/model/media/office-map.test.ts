import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeOffice } from '@/lib/model/testing/records'
import { mapUrl } from './office-map'

const searched = (fields: Parameters<typeof makeOffice>[0], locale = 'en') => {
  const url = mapUrl(makeOffice(fields), locale)
  return url && new URL(url).searchParams.get('query')
}

describe('the map of an office', () => {
  it('is a search for its postal address', () => {
    expect(mapUrl(makeOffice({ address: '1 & 2, rue de l’Été #3' }), 'en')).toBe(
      'https://www.openstreetmap.org/search?query=1%20%26%202%2C%20rue%20de%20l%E2%80%99%C3%89t%C3%A9%20%233%2C%2069002%20Lyon%2C%20France',
    )
    expect(searched({ countryCode: 'ES' }, 'fr')).toBe('1 rue de la Paix, 69002 Lyon, Espagne')
    expect(
      searched({ address: null, zipCode: null, countryCode: null, countryNames: { fr: 'Belgique' } }),
    ).toBe('Lyon, Belgique')
  })

  it('does not exist where only a name, a district or a country is known', () => {
    expect(searched({ address: null, zipCode: null, city: null })).toBeNull()
  })

  it('is a short URL of the map’s host for every text', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 400 }))
    fc.assert(
      fc.property(text, text, text, (address, zipCode, city) => {
        const url = mapUrl(makeOffice({ address, zipCode, city, countryCode: null }), 'en')
        if (url === null) return
        expect(new URL(url).origin).toBe('https://www.openstreetmap.org')
        expect(url.length).toBeLessThan(4_000)
      }),
    )
  })
})
