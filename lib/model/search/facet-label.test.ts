import { expect, it } from 'vitest'
import { facetLabel, facetRank } from './facet-label'

it.each([
  ['city', { text: 'Lyon' }, 'Lyon', 'Lyon'],
  ['contract', { token: 'permanent' }, 'Permanent', 'CDI'],
  ['contract', { token: 'full-time' }, 'Full-time', 'Temps plein'],
  ['contract', { texts: { en: 'Seasonal crew', fr: 'Saisonnier' } }, 'Seasonal crew', 'Saisonnier'],
  ['contract', { texts: { fr: 'Saisonnier' } }, 'Saisonnier', 'Saisonnier'],
  ['country', { countryCode: 'DE' }, 'Germany', 'Allemagne'],
  ['language', { languageCode: 'cs' }, 'Czech', 'tchèque'],
  ['remote', { token: 'fulltime' }, 'Fully remote', 'Télétravail total'],
  ['experience', { token: '12_TO_18_MOONS' }, '12 to 18 moons', '12 to 18 moons'],
  ['education', { token: 'constructor' }, 'Constructor', 'Constructor'],
] as const)('the label of %s %j is %s, in French %s', (name, label, english, french) => {
  expect([facetLabel(name, label, 'en'), facetLabel(name, label, 'fr')]).toEqual([english, french])
})

it('orders experience and education by their length, with unknown tokens last', () => {
  const rank = (token: string) => facetRank('experience', { token })
  const tokens = ['12_TO_18_MOONS', 'MORE_THAN_15_YEARS', 'LESS_THAN_6_MONTHS', '2_TO_3_YEARS']
  expect(tokens.sort((a, b) => rank(a) - rank(b))).toEqual([
    'LESS_THAN_6_MONTHS',
    '2_TO_3_YEARS',
    'MORE_THAN_15_YEARS',
    '12_TO_18_MOONS',
  ])
  expect(facetRank('city', { text: 'Lyon' })).toBe(0)
  expect(facetRank('experience', undefined)).toBe(0)
})
