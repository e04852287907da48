import { findCountry, findCountryCode } from '@vitrine/api-contract/country-code'
import { officeContent } from '#content-schemas/organization'
import { compact, firstOf, isObject, type JsonObject, nameOf, numberOf, textOf, textsOf } from './value'

/** An office of any response in the fields of its content schema. Required fields can be missing. */
export function toOfficeContent(wire: JsonObject): JsonObject {
  return compact({
    id: numberOf(wire.id),
    name: firstOf(nameOf(wire.name), nameOf(wire.city)),
    address: nameOf(wire.address),
    zip_code: nameOf(wire.zip_code),
    district: nameOf(wire.district),
    city: firstOf(nameOf(wire.city), nameOf(wire.name)),
    country_code: countryOf(wire),
    is_headquarter: wire.is_headquarter === true ? true : undefined,
  })
}

export function isCompleteOffice(office: JsonObject): boolean {
  return officeContent.safeParse(office).success
}

/** Embed has names of countries, the other operations have codes (docs/read-api-behaviour.md, sections 1.2 and 3.1). */
function countryOf(wire: JsonObject): string | undefined {
  const code = textOf(wire.country_code)
  // A code that is none stays, so that the import names it.
  if (code) return findCountry(code) ?? code
  const names = isObject(wire.country) ? textsOf(wire.country) : { en: textOf(wire.country) ?? '' }
  return findCountryCode(names) ?? findCountry(Object.values(names)[0] ?? '') ?? undefined
}
