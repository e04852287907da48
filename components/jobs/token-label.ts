import { humanize } from '@/lib/format'

/** The word for an API token, whatever its case; a token without a word reads as it is spelt. */
export function tokenLabel(labels: Readonly<Record<string, string>>, token: string): string {
  for (const key of [token, token.toLowerCase(), token.toUpperCase()]) {
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
