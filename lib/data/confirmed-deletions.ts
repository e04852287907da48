import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { sharedState } from '@/lib/process/shared-state'

type Kind = 'article' | 'organization' | 'job'

/** The records that a signed webhook said are deleted. */
const deletions = sharedState(
  'confirmed-deletions',
  () => new LRUCache<string, true>({ max: 10_000, ttl: Math.max(1, env.QUARANTINE_MINUTES) * 60_000 }),
)

/** A list that lacks these records only is believed. */
export function confirmDeletion(kind: Kind, reference: string): void {
  deletions.set(`${kind} ${reference}`, true)
}

export function areDeletionsConfirmed(kind: Kind, references: readonly string[]): boolean {
  return references.length > 0 && references.every((reference) => deletions.has(`${kind} ${reference}`))
}

/** How many records of a kind are confirmed as deleted. */
export function countConfirmedDeletions(kind: Kind): number {
  let count = 0
  for (const key of deletions.keys()) if (key.startsWith(`${kind} `)) count += 1
  return count
}
