import { type Block, type Inline, list, strong, text } from '@/lib/content/markdown'
import { formatCountry } from '@/lib/i18n/format'
import { pickText } from '@/lib/model/localized'
import type { Office } from '@/lib/model/organization'

/** A label and its value. Null is omitted from the list. */
export type Fact = readonly [name: string, value: string | Inline | null]

/** The facts that have a value, as a list. Labels start with a capital letter. */
export function factList(facts: readonly Fact[]): Block[] {
  return list(
    facts.flatMap(([name, value]) =>
      value === null
        ? []
        : [[strong(`${capitalize(name)}:`), text(' '), typeof value === 'string' ? text(value) : value]],
    ),
  )
}

/** The known parts of an office's postal address, on one line. */
export function placeText(office: Office, locale: string): string {
  const { name, address, zipCode, district, city, countryCode, countryNames } = office
  const town = [zipCode, city].filter(Boolean).join(' ')
  const country = countryCode ? formatCountry(countryCode, locale) : pickText(countryNames, locale)?.text
  return [name, address, district, town, country].filter(Boolean).join(', ')
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
