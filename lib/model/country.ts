import { findCountryCode } from '@vitrine/api-contract/country-code'
import type { LocalizedText } from './localized'

/** The ISO 3166-1 alpha-2 code of an office's country. Null where it has neither a code nor a known country name. */
export function countryCodeOf(office: {
  countryCode: string | null
  countryNames: LocalizedText
}): string | null {
  return office.countryCode ?? findCountryCode(office.countryNames)
}
