import { humanize } from './format'

/**
 * The label of a token or slug from the API. The key in `labels` can be in lower or upper case, and can lack the number
 * that the API appends to make a slug unique. A token without a label becomes words: `SEASONAL_CREW` gives
 * `Seasonal crew`.
 */
export function tokenLabel(labels: Readonly<Record<string, string>>, token: string): string {
  for (const key of [token, token.toLowerCase(), token.toUpperCase(), token.replace(/-\d+$/, '')]) {
    const label = Object.hasOwn(labels, key) ? labels[key] : undefined
    if (label !== undefined) return label
  }
  return humanize(token)
}
