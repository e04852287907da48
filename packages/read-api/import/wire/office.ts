import type { OfficeWire } from '@vitrine/api-contract/organization'
import type { OfficeContent } from '#content-schemas/organization'

const countryNames = {
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** Unset texts are empty strings, because consumers show them without a null check. */
export function officeToWire(office: OfficeContent): OfficeWire {
  return {
    id: office.id,
    name: office.name,
    address: office.address ?? '',
    zip_code: office.zip_code ?? '',
    district: office.district ?? '',
    city: office.city,
    country_code: office.country_code,
    country: {
      fr: countryNames.fr.of(office.country_code) ?? office.country_code,
      en: countryNames.en.of(office.country_code) ?? office.country_code,
    },
    is_headquarter: office.is_headquarter,
  }
}
