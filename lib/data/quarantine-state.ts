import { LRUCache } from 'lru-cache'
import { isBuild } from '@/lib/env'
import { logInfo, logWarning } from '@/lib/process/log'
import { gauge } from '@/lib/process/metrics'
import { sharedState } from '@/lib/process/shared-state'
import {
  appendBuiltCount,
  type HeldList,
  isQuarantineOn,
  listsDirectory,
  type Release,
  readReleases,
  readState,
  releaseTime,
  upstreamId,
  writeState,
} from './quarantine-files'

/** Lists with a number of records of their own: the articles of each language, and the jobs of each organization. */
const maxLists = 20_000

const writeDelayMs = 100

const state = sharedState(`quarantine ${listsDirectory} ${upstreamId}`, () => {
  const { held, counts } = isQuarantineOn ? readState() : { held: [], counts: [] }
  const known = new LRUCache<string, number>({ max: maxLists })
  for (const [list, count] of counts) known.set(list, count)
  return {
    held: new Map(held.map((item) => [item.list, item])),
    counts: known,
    isWriting: false,
    releases: { time: 0, items: [] as Release[] },
  }
})

gauge('vitrine_quarantine_held', 'Lost records of lists in quarantine', ['list', 'reason'], (metric) => {
  metric.reset()
  for (const kind of ['articles', 'jobs', 'organizations']) metric.set({ list: kind, reason: '' }, 0)
  for (const { list, lost, reason } of state.held.values()) metric.inc({ list: kindOf(list), reason }, lost)
})

/** The number of lists whose last response is not believed. */
export function quarantinedLists(): number {
  return state.held.size
}

/** Null if the last response of the list is believed. */
export function heldList(list: string): HeldList | null {
  return state.held.get(list) ?? null
}

/** The number of records in the last accepted state of a list; null if it was never read. */
export function acceptedCount(list: string): number | null {
  return state.counts.get(list) ?? null
}

/** The sum over all lists whose name begins with `prefix`. */
export function acceptedTotal(prefix: string): number {
  let total = 0
  for (const [list, count] of state.counts.entries()) if (list.startsWith(prefix)) total += count
  return total
}

/** The list has this many records now. Ends its quarantine; `because` is for the log. */
export function accept(list: string, count: number, because: string): void {
  if (state.held.delete(list)) logInfo('A list left the quarantine', { list, because })
  else if (state.counts.get(list) === count) return
  state.counts.set(list, count)
  // The build reads with several processes, and leaves the state to the running site.
  if (isBuild) appendBuiltCount(list, count)
  else scheduleWrite()
}

export function hold(held: HeldList): void {
  const { list, accepted, observed, reason } = held
  const isMany = countLists(kindOf(list)) > 10
  logWarning(
    'A list is in quarantine: the site shows its last accepted state',
    isMany ? { list: kindOf(list), reason } : { list, reason, accepted, observed },
  )
  const earlier = state.held.get(list)
  if (earlier?.since === held.since && earlier.observed === observed) return
  state.held.set(list, held)
  scheduleWrite()
}

/** Whether the command `npm run quarantine -- --release` was called for the list after `since`. */
export function isReleased(list: string, since: number): boolean {
  const time = releaseTime()
  if (time !== state.releases.time) state.releases = { time, items: readReleases() }
  return state.releases.items.some(
    ({ list: name, at }) => at >= since && (name === null || name === list || list.startsWith(`${name}/`)),
  )
}

/** Whether a list of a kind, such as `articles`, is in quarantine. */
export function isKindHeld(kind: string): boolean {
  return countLists(kind) > 0
}

/** Whether a list whose name ends with `suffix` is in quarantine. */
export function isAnyHeld(suffix: string): boolean {
  for (const list of state.held.keys()) if (list.endsWith(suffix)) return true
  return false
}

function countLists(kind: string): number {
  let lists = 0
  for (const list of state.held.keys()) if (kindOf(list) === kind) lists += 1
  return lists
}

/** `articles` of `articles/en`. */
export function kindOf(list: string): string {
  return list.split('/')[0] ?? list
}

/** Many lists can change at once: their state is written once. */
function scheduleWrite(): void {
  if (state.isWriting) return
  state.isWriting = true
  setTimeout(() => {
    state.isWriting = false
    try {
      writeState({ held: [...state.held.values()], counts: [...state.counts.entries()] })
    } catch (error) {
      logWarning('The state of the quarantine cannot be stored', {}, error)
    }
  }, writeDelayMs).unref()
}
