import { expect, test } from 'vitest'
import { isCompleteOffice, toOfficeContent } from './office'

const office = { id: 1, name: 'HQ', city: 'Town' }

test.each([
  [{ country_code: 'fr' }, 'FR'],
  [{ country_code: 'UK' }, 'GB'],
  [{ country_code: 'EL' }, 'GR'],
  [{ country_code: 'USA' }, 'US'],
  [{ country_code: 'Germany' }, 'DE'],
  [{ country: { fr: 'Espagne', en: 'Spain' } }, 'ES'],
  [{ country: { cs: 'Česko' } }, 'CZ'],
  [{ country: 'Belgium' }, 'BE'],
])('an office with %j is in %s', (country, code) => {
  const content = toOfficeContent({ ...office, ...country })
  expect(content.country_code).toBe(code)
  expect(isCompleteOffice(content)).toBe(true)
})

test.each([
  [{ country_code: 'ZZ' }],
  [{ country_code: 'XX' }],
  [{ country_code: 'EU' }],
  [{ country_code: 'Atlantis' }],
  [{ country: { en: 'Atlantis' } }],
  [{}],
])('an office with %j has no country of ISO 3166-1', (country) =>
  expect(isCompleteOffice(toOfficeContent({ ...office, ...country }))).toBe(false),
)
