import { env, isBuild } from '@/lib/env'
import { changeOf, type ListChange, type Suspicion, suspicionOf } from './quarantine-rule'
import { accept, heldList, hold, isReleased, quarantinedLists } from './quarantine-state'

/** Whether a list is in quarantine now: what a read does not find then may exist. */
export function isQuarantined(): boolean {
  return quarantinedLists() > 0
}

/** The list is in quarantine, and there is no accepted copy of what was read. */
export class ListInQuarantine extends Error {
  override name = 'ListInQuarantine'
  constructor(list: string, detail = 'there is no accepted copy of what was read') {
    super(`The list "${list}" is in quarantine: ${detail}`)
  }
}

/** How long a release holds for builds, which observe a list for the first time. */
const buildReleaseMs = 3_600_000

type Judgement = {
  /** Whether a second source agrees with the change. It is asked for a suspicious change only. */
  confirm: () => Promise<boolean>
  /** Why the change is suspicious; null if it is not. By default the change alone decides. */
  reason?: Suspicion | null
}

/**
 * Whether a list that was read again is believed. One that became empty or lost most of its records is held, until
 * `confirm` finds that a second source agrees, the same response has repeated for QUARANTINE_MINUTES, or the command
 * `npm run quarantine` releases it. Throws `ListInQuarantine` in a build, which has no earlier pages to show.
 */
export async function isBelieved(
  list: string,
  change: ListChange,
  { confirm, reason = suspicionOf(change) }: Judgement,
): Promise<boolean> {
  if (reason === null) {
    accept(list, change.observed, 'it is complete again')
    return true
  }
  const now = Date.now()
  const held = heldList(list)
  // A list that lost most of the rest too is another response: its time starts again.
  const isRepeated =
    held !== null &&
    (held.observed === 0) === (change.observed === 0) &&
    suspicionOf(changeOf(held.observed, change.observed)) === null
  const since = isRepeated ? held.since : now
  const because = (await confirm())
    ? 'a second source confirms it'
    : now - since >= env.QUARANTINE_MINUTES * 60_000
      ? 'the same response has repeated'
      : isReleased(list, isBuild ? now - buildReleaseMs : since)
        ? 'it was released'
        : null
  if (because !== null) {
    accept(list, change.observed, because)
    return true
  }
  if (isBuild) throw new ListInQuarantine(list, explain(list, change))
  hold({ list, since, ...change, reason })
  return false
}

function explain(list: string, { accepted, observed }: ListChange): string {
  return `it had ${accepted} records and has ${observed} now. Check the API. If this is right, run "npm run quarantine -- --release ${list}" and build again.`
}
