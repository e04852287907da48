import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { officeContent } from '#content-schemas/organization'
import { compact, firstOf, type JsonObject, nameOf, numberOf, textOf, toObject } from './value'

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
function countryOf(wire: JsonObject): unknown {
  const code = textOf(wire.country_code)
  if (code) return code.toUpperCase()
  const names = toObject(wire.country)
  for (const name of [names.en, names.fr, ...Object.values(names), wire.country]) {
    const found = codes().get(normalizeText(textOf(name) ?? ''))
    if (found) return found
  }
  return undefined
}

let codesByName: Map<string, string> | null = null

function codes(): Map<string, string> {
  if (codesByName) return codesByName
  codesByName = new Map()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of ['en', 'fr', 'es', 'cs', 'sk']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)
      // `Intl` gives a withdrawn code the name of the country that replaced it.
      if (name && !withdrawn.has(code) && !codesByName.has(normalizeText(name)))
        codesByName.set(normalizeText(name), code)
    }
  }
  return codesByName
}

/** Codes that were removed from ISO 3166-1. */
const withdrawn = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'UK',
  'YD',
  'YU',
  'ZR',
  'DY',
  'HV',
  'NH',
  'RH',
  'VD',
])
