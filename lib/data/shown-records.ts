import { LRUCache } from 'lru-cache'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import { compareCopy, readCopy, storeCopy } from './accepted-copies'

/**
 * The kinds of records of which the site stores the states that its pages may show, with their details: the slug of an
 * organization, category or collection, the reference of the organization and the slug of a job (with a space between),
 * and that of an article as in `known-articles.ts`.
 */
type ShownKind = 'article' | 'category' | 'collection' | 'organization' | 'job'

/** The states of the record that changed last push out those of the one that did not change for longest. */
const maxRecords = 80_000

/** A record that changes more often between two refreshes has pages that are only marked stale. */
const maxStates = 4

const writeEveryMs = 60_000
const copyKey = 'states of records that pages show'

const state = sharedState('shown-records', () => ({
  records: new LRUCache<string, readonly string[]>({ max: maxRecords }),
  isChanged: false,
  isKept: false,
}))

/** `join` gives a flat string: a template would keep its parts in memory. */
function recordKey(kind: ShownKind, reference: string): string {
  return [kind, reference].join(' ')
}

/** Adds states of a record, the oldest first. */
export function addShown(kind: ShownKind, reference: string, details: readonly string[]): void {
  const key = recordKey(kind, reference)
  const known = state.records.get(key) ?? []
  const added = details.toReversed()
  if (added.length > 0 && added.every((detail, index) => detail === known[index])) return
  const states = [...new Set([...added, ...known])].slice(0, maxStates)
  state.records.set(key, states)
  state.isChanged = true
}

/** The states of a record, the newest first. */
export function listShown(kind: ShownKind, reference: string): readonly string[] {
  return state.records.get(recordKey(kind, reference)) ?? []
}

/** Keeps one state of a record, or none: every page that showed another one has been rendered again. */
export function resetShown(kind: ShownKind, reference: string, detail: string | null): void {
  const key = recordKey(kind, reference)
  if (detail === null) state.records.delete(key)
  else state.records.set(key, [detail])
  state.isChanged = true
}

/** Reads the stored states, and stores changes once a minute: pages survive a restart, and so does what they show. */
export async function keepShownRecords(): Promise<void> {
  if (state.isKept) return
  state.isKept = true
  try {
    const stored = await readCopy<[string, readonly string[]][]>(copyKey)
    for (const [key, states] of stored ?? []) if (!state.records.has(key)) state.records.set(key, states)
  } catch (error) {
    logWarning('The stored states of records are not valid', {}, error)
  }
  setInterval(() => void store(), writeEveryMs).unref()
}

async function store(): Promise<void> {
  if (!state.isChanged) return
  state.isChanged = false
  await storeCopy(copyKey, compareCopy(copyKey, [...state.records.entries()]))
}
