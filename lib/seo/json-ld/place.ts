import type { Country, Place, PostalAddress } from 'schema-dts'
import { formatCountry } from '@/lib/i18n/format'
import { countryCodeOf } from '@/lib/model/country'
import { pickText } from '@/lib/model/localized'
import type { Office } from '@/lib/model/organization'

/** The known parts of an office's address. Null if none is known. */
export function toAddress(office: Office, locale: string): PostalAddress | null {
  const { address, zipCode, city } = office
  const addressCountry = countryCodeOf(office) ?? countryNameOf(office, locale)
  if (address === null && zipCode === null && city === null && addressCountry === null) return null
  return {
    '@type': 'PostalAddress',
    ...(address !== null && { streetAddress: address }),
    ...(zipCode !== null && { postalCode: zipCode }),
    ...(city !== null && { addressLocality: city }),
    ...(addressCountry !== null && { addressCountry }),
  }
}

/** The location of a job. Null for an office without a city or country: search engines reject such a place. */
export function toJobPlace(office: Office, locale: string): Place | null {
  const address = toAddress(office, locale)
  return address?.addressLocality && address.addressCountry ? { '@type': 'Place', address } : null
}

/** The countries of the offices, each once, with the names that the page shows. */
export function toCountries(offices: readonly Office[], locale: string): Country[] {
  const names = offices.flatMap((office) => {
    const code = countryCodeOf(office)
    return (code === null ? countryNameOf(office, locale) : formatCountry(code, locale)) ?? []
  })
  return [...new Set(names)].map((name) => ({ '@type': 'Country', name }))
}

/** In the language that the page selects too. */
function countryNameOf(office: Office, locale: string): string | null {
  return pickText(office.countryNames, locale)?.text ?? null
}
