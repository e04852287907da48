import { formatCountry } from '@/lib/i18n/format'
import { formatLocale, messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import { contractText } from '@/lib/model/jobs/contract-label'
import type { FacetLabel } from './facet-value'

/** The text of a value of a facet in the language of a page. */
export function facetLabel(name: string, label: FacetLabel, locale: string): string {
  if ('text' in label) return label.text
  if ('texts' in label) return contractText(label.texts, null, locale)?.text ?? ''
  if ('countryCode' in label) return formatCountry(label.countryCode, locale)
  if ('languageCode' in label) return formatLocale(label.languageCode, locale)
  const { Tokens } = messagesFor(locale)
  const labels = tokenFacets.find((candidate) => candidate === name)
  return tokenLabel(labels ? Tokens[labels] : {}, label.token)
}

/** The facets whose tokens have labels in the messages. */
const tokenFacets = ['contract', 'remote', 'experience', 'education', 'sector', 'jobs', 'size'] as const

/** The facets whose values are shown in the order of their labels in the messages. */
const orderedFacets = ['experience', 'education', 'size'] as const

/** The place of a value among those of its facet: some facets have an order of their own, in which unknown tokens are last. */
export function facetRank(name: string, label: FacetLabel | undefined): number {
  const ordered = orderedFacets.find((candidate) => candidate === name)
  if (ordered === undefined || !label || !('token' in label)) return 0
  const tokens = Object.keys(messagesFor('en').Tokens[ordered])
  const place = tokens.indexOf(label.token)
  return place === -1 ? tokens.length : place
}
