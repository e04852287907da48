import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { officeContent } from '#content-schemas/organization'
import { compact, firstOf, type Json, nameOf, numberOf, textOf, toMap } from './value'

/** An office of any of the answers as its form has it; it may still lack what the form wants. */
export function toOffice(wire: Json): Json {
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

export function isWholeOffice(office: Json): boolean {
  return officeContent.safeParse(office).success
}

/** Embed has names of countries, the other answers their codes (field notes 1.2 and 3). */
function countryOf(wire: Json): unknown {
  const code = textOf(wire.country_code)
  if (code) return code.toUpperCase()
  const names = toMap(wire.country)
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
      // Codes that were withdrawn have the names of those that took their place; the first in use wins.
      if (name && !withdrawn.has(code) && !codesByName.has(normalizeText(name)))
        codesByName.set(normalizeText(name), code)
    }
  }
  return codesByName
}

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
