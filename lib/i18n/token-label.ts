import { humanize } from './format'

/**
 * The word for an API token or slug, whatever its case and without the number that tells equal slugs apart; one without
 * a word reads as it is spelt.
 */
export function tokenLabel(labels: Readonly<Record<string, string>>, token: string): string {
  for (const key of [token, token.toLowerCase(), token.toUpperCase(), token.replace(/-\d+$/, '')]) {
    const label = Object.hasOwn(labels, key) ? labels[key] : undefined
    if (label !== undefined) return label
  }
  return humanize(token)
}

const saysNothing = new Set(['unknown', 'none', ''])

/** Null where the token says nothing about remote work. `no` says something: on site. */
export function remoteLabel(labels: Readonly<Record<string, string>>, token: string | null): string | null {
  return token === null || saysNothing.has(token.toLowerCase()) ? null : tokenLabel(labels, token)
}
