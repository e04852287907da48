import { pruneChanges } from '@vitrine/content-store/apply/prune-changes'
import { publishScheduled } from '@vitrine/content-store/apply/publish-scheduled'
import { type Db, openDatabaseForBriefWrites } from '@vitrine/content-store/db/connect'
import { nextPublication } from '@vitrine/content-store/queries/publications'
import { logWarning } from '@/lib/process/log'

/** How long changes are kept for processes that do not run. */
const keptMs = 7 * 86_400_000

/** From one deletion of old changes to the next. */
const pruneMs = 3_600_000

/** The longest time to the next call: an article can be written shortly before its `published_at`. */
const maxWaitMs = 5_000

/** The time to the next call after a failure, and after several. */
const retryMs = { first: 1_000, later: 5_000 }

/** Appends the changes of articles whose `published_at` comes, and deletes old changes. */
export class PublicationTimes {
  readonly #db: Db
  readonly #url: string
  #prunedAt = Number.NEGATIVE_INFINITY
  #failures = 0

  /** `db` is for reading. A connection for writing to the database at `url` is opened only where there is something to write. */
  constructor(db: Db, url: string) {
    this.#db = db
    this.#url = url
  }

  /** Does what is to do at `now`, and gives the time in milliseconds to the next call. Does not throw. */
  async check(now: Date): Promise<number> {
    try {
      const next = await nextPublication(this.#db)
      const isPublished = next !== null && next <= now
      const isOld = now.getTime() - this.#prunedAt >= pruneMs
      if (isPublished || isOld) await this.#write(now)
      this.#failures = 0
      if (isPublished) return 0
      return next === null ? maxWaitMs : Math.min(maxWaitMs, next.getTime() - now.getTime())
    } catch (error) {
      // One failure is another writer. A database that is read-only fails each time: its pages follow when their lifetime is over.
      this.#failures += 1
      if (this.#failures === 2) logWarning('Publications cannot be written to the database', {}, error)
      return this.#failures === 1 ? retryMs.first : retryMs.later
    }
  }

  async #write(now: Date): Promise<void> {
    const writer = openDatabaseForBriefWrites(this.#url)
    try {
      await publishScheduled(writer, now)
      while (await pruneChanges(writer, new Date(now.getTime() - keptMs)));
      this.#prunedAt = now.getTime()
    } finally {
      await writer.destroy()
    }
  }
}
