import type { Country, Place } from 'schema-dts'
import { formatCountry } from '@/lib/format'
import { pickText } from '@/lib/model/localized'
import type { Office } from '@/lib/model/organization'
import { countryCodeOf } from './country'

/** An office with a town and a country. Null for one that lacks either: search engines refuse such a place. */
export function toPlace(office: Office, locale: string): Place | null {
  const addressCountry = countryCodeOf(office) ?? countryNameOf(office, locale)
  if (office.city === null || addressCountry === null) return null
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(office.address !== null && { streetAddress: office.address }),
      ...(office.zipCode !== null && { postalCode: office.zipCode }),
      addressLocality: office.city,
      addressCountry,
    },
  }
}

/** The countries of the offices, each once, by the names the page has for them. */
export function toCountries(offices: readonly Office[], locale: string): Country[] {
  const names = offices.flatMap((office) => {
    const code = countryCodeOf(office)
    return (code === null ? countryNameOf(office, locale) : formatCountry(code, locale)) ?? []
  })
  return [...new Set(names)].map((name) => ({ '@type': 'Country', name }))
}

function countryNameOf(office: Office, locale: string): string | null {
  return pickText(office.countryNames, locale)?.text ?? null
}
