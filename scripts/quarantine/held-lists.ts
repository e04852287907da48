import type { HeldList } from '@/lib/data/quarantine-files'

/** One line for each list in quarantine, the oldest first. */
export function describeHeldLists(held: readonly HeldList[], minutes: number): string[] {
  if (held.length === 0) return ['No list is in quarantine.']
  return [...held]
    .sort((a, b) => a.since - b.since)
    .map(({ list, since, accepted, observed, reason }) => {
      const until = new Date(since + minutes * 60_000)
      return `${list}: ${reason}, ${accepted} records before and ${observed} now; since ${toTime(since)}, accepted from ${toTime(until.getTime())} if it stays so`
    })
}

/** What a release does: `jobs` is the jobs of every organization, null is every list. */
export function describeRelease(held: readonly HeldList[], name: string | null): string[] {
  const released = held.filter(({ list }) => name === null || list === name || list.startsWith(`${name}/`))
  return [
    released.length === 0
      ? `${name ?? 'No list'} is not in quarantine now.`
      : `Released: ${released.map(({ list }) => list).join(', ')}. The site accepts it at its next read.`,
    'Builds of the next hour accept it too.',
  ]
}

function toTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
}
