import { formatCountry } from '@/lib/i18n/format'
import { pickText } from '@/lib/model/localized'
import type { Office } from '@/lib/model/organization'

/** Characters of a search: longer addresses are no addresses. */
const maxQuery = 300

/** The postal address of an office in one line, without what a search for it does not need. Null for an unknown place. */
export function postalAddress(office: Office, locale: string): string | null {
  const { address, zipCode, city, district, countryCode, countryNames } = office
  if (address === null && city === null && zipCode === null) return null
  const town = [zipCode, city ?? district].filter(Boolean).join(' ')
  const country = countryCode ? formatCountry(countryCode, locale) : pickText(countryNames, locale)?.text
  return [address, town, country].filter(Boolean).join(', ')
}

/** The URL of a map of an office. Null for an unknown place. */
export function mapUrl(office: Office, locale: string): string | null {
  const place = postalAddress(office, locale)
  if (place === null) return null
  const query = place.slice(0, maxQuery).toWellFormed()
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
}
