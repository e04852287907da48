import { type Block, type Inline, list, strong, text } from '@/lib/content/markdown'
import { formatCountry } from '@/lib/i18n/format'
import { pickText } from '@/lib/model/localized'
import type { Office } from '@/lib/model/organization'

/** A name and what is known under it; null where nothing is. */
export type Fact = readonly [name: string, value: string | Inline | null]

/** Facts as a list, the known ones; labels that stand under a number on pages begin a line here. */
export function factList(facts: readonly Fact[]): Block[] {
  return list(
    facts.flatMap(([name, value]) =>
      value === null
        ? []
        : [[strong(`${capitalize(name)}:`), text(' '), typeof value === 'string' ? text(value) : value]],
    ),
  )
}

/** As much of an office's address as is known. */
export function placeText(office: Office, locale: string): string {
  const { name, address, zipCode, district, city, countryCode, countryNames } = office
  const town = [zipCode, city].filter(Boolean).join(' ')
  const country = countryCode ? formatCountry(countryCode, locale) : pickText(countryNames, locale)?.text
  return [name, address, district, town, country].filter(Boolean).join(', ')
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
