import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import type { Db } from '@vitrine/content-store/db/connect'
import { lastChange } from '@vitrine/content-store/queries/changes'
import { sharedState } from '@/lib/process/shared-state'
import type { Invalidation, InvalidationRequest } from './invalidate-changes'
import type { SeenResponse } from './page-requests'

type Ports = {
  db: Db
  /** Invalidates within a request of Next.js. Rejects where the store cannot be read. */
  invalidate: (request: InvalidationRequest) => Promise<Invalidation>
  /** Requests pages until they are new. */
  request: (paths: readonly string[]) => Promise<SeenResponse | null>[]
  /** Stores the number of the last change whose pages were requested. */
  storeHandled: (number: number) => Promise<void>
  clock: () => Date
}

/** A webhook comes a little after the change that it names. */
const recentMs = 600_000

/** Of the invalidations that are kept for webhooks. */
const maxRecentPages = 200_000

/** Where more records change at once, their pages are made when somebody opens them, unless they are stored. */
const maxOwn = 50

type Records = readonly Pick<RevalidationChange, 'type' | 'reference'>[]

/** Makes the stored pages of this process follow the changes of the store: invalidates what they affect, and requests it again. */
export class ChangeFollower {
  readonly #ports: Ports
  #handled: number
  #isStarted = false
  #recent: Invalidation[] = []
  #turn: Promise<void> = Promise.resolve()
  #stored: Promise<void> = Promise.resolve()

  /** `handled` is the number of the change up to which the stored pages are current. */
  constructor(ports: Ports, handled: number) {
    this.#ports = ports
    this.#handled = handled
  }

  /** Resolves when every change that the store has now is invalidated and its pages are being requested. Rejects where that fails. */
  catchUp(): Promise<void> {
    const turn = this.#turn.then(() => this.#follow())
    this.#turn = turn.catch(() => {})
    return turn
  }

  /** Requests pages until they are new. */
  request(paths: readonly string[]): Promise<SeenResponse | null>[] {
    return this.#ports.request(paths)
  }

  /** What became of records: their changes of the last minutes. Those without one are invalidated as they are now. */
  async refresh(records: Records, isDryRun: boolean): Promise<Invalidation[]> {
    const recent = this.#recentOf(records)
    const changed = new Set(recent.flatMap(({ changes }) => changes.map(keyOf)))
    const others = records.filter((record) => !changed.has(keyOf(record)))
    if (others.length === 0) return recent
    const own = await this.#ports.invalidate({ records: others, isDryRun })
    return [...recent, own]
  }

  /** Resolves when the pages of all changes so far were requested. */
  async settled(): Promise<void> {
    await this.#turn
    await this.#stored
  }

  async #follow(): Promise<void> {
    while (!this.#isStarted || (await lastChange(this.#ports.db)) !== this.#handled) {
      const invalidation = await this.#ports.invalidate({ after: this.#handled })
      this.#isStarted = true
      const { last, changes, pages } = invalidation
      if (last === null || (last === this.#handled && !invalidation.isEverything)) return
      this.#handled = last
      this.#keep(invalidation)
      const own = changes.length <= maxOwn ? changes.flatMap((change) => change.own) : []
      const responses = this.#ports.request([...new Set([...own, ...pages.map(({ path }) => path)])])
      // Until then another process would take the stored pages for current ones.
      this.#stored = Promise.all([this.#stored, ...responses]).then(() => this.#ports.storeHandled(last))
    }
  }

  #keep(invalidation: Invalidation): void {
    const oldest = this.#ports.clock().getTime() - recentMs
    const kept: Invalidation[] = [invalidation]
    let count = invalidation.pages.length
    for (const earlier of this.#recent) {
      count += earlier.pages.length
      if (count > maxRecentPages || Date.parse(earlier.invalidatedAt ?? '') < oldest) break
      kept.push(earlier)
    }
    this.#recent = kept
  }

  /** The kept invalidations of records, the oldest first, without what they did for other records. */
  #recentOf(records: Records): Invalidation[] {
    const oldest = this.#ports.clock().getTime() - recentMs
    const keys = new Set(records.map(keyOf))
    return this.#recent
      .filter(({ invalidatedAt }) => Date.parse(invalidatedAt ?? '') >= oldest)
      .toReversed()
      .flatMap((invalidation) => {
        const changes = invalidation.changes.filter((change) => keys.has(keyOf(change)))
        const tags = new Set(changes.flatMap((change) => change.tags))
        const pages = invalidation.pages.filter((page) => page.tags.some((tag) => tags.has(tag)))
        return changes.length > 0 ? [{ ...invalidation, changes, pages }] : []
      })
  }
}

function keyOf({ type, reference }: Records[number]): string {
  return `${type} ${reference}`
}

/** The follower of this process; null before it has served the home page. The webhook is in another bundle. */
export const running = sharedState<{ follower: ChangeFollower | null }>('change-follower', () => ({
  follower: null,
}))
