import { humanize } from './format'

/**
 * The label of an API token or slug, found in any case and without the number at the end that distinguishes equal
 * slugs. A token without a label is written as words.
 */
export function tokenLabel(labels: Readonly<Record<string, string>>, token: string): string {
  for (const key of [token, token.toLowerCase(), token.toUpperCase(), token.replace(/-\d+$/, '')]) {
    const label = Object.hasOwn(labels, key) ? labels[key] : undefined
    if (label !== undefined) return label
  }
  return humanize(token)
}
