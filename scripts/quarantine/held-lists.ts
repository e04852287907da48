import type { Schema } from '@vitrine/content-store/db/schema'

type Held = Pick<
  Schema['held_changes'],
  'list' | 'since' | 'accepted' | 'observed' | 'reason' | 'released_at'
>

/** One line for each list in quarantine, in the given order. */
export function describeHeldLists(held: readonly Held[], minutes: number): string[] {
  if (held.length === 0) return ['No list is in quarantine.']
  return held.map(({ list, since, accepted, observed, reason, released_at }) => {
    const until =
      released_at === null
        ? `accepted from ${toTime(since + minutes * 60_000)} if it stays so`
        : 'released: the next read accepts it'
    return `${list}: ${reason}, ${accepted} records before and ${observed} now; since ${toTime(since)}, ${until}`
  })
}

/** What a release did. `name` is the list or the kind of lists that it named, null for every list. */
export function describeRelease(released: readonly string[], name: string | null): string {
  return released.length === 0
    ? `${name ?? 'No list'} is not in quarantine now.`
    : `Released: ${released.toSorted().join(', ')}. The next read accepts it.`
}

const listName = /^(?:organizations(?:\/slugs)?|articles(?:\/.+)?|jobs(?:\/.+)?)$/

/** Whether a name has the form of that of a list. */
export function isListName(name: string): boolean {
  return listName.test(name)
}

function toTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
}
