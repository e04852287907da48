import { endHolds } from '@vitrine/content-store/apply/quarantine'
import { endInvalid } from '@vitrine/content-store/queries/invalid-records'
import {
  addReads,
  earliestRead,
  lastReadAt,
  listPendingReads,
  noteFailure,
  noteRead,
  type PendingRead,
  postponeReads,
  type ReadKind,
  readKinds,
  removeReads,
  retryFailedReads,
} from '@vitrine/content-store/queries/reads'
import { clearStore, getStore } from '@vitrine/content-store/queries/store'
import { readAllArticles, readChangedArticles } from './articles'
import { describeFailure, isDenied } from './failure'
import { readEmbed, readJob } from './jobs'
import { readOrganizations } from './organizations'
import { maxAges, mostLate, retryAt } from './read-schedule'
import type { Target } from './target'

export type Read = Pick<PendingRead, 'kind' | 'reference'>

/** Where the token may not call an operation, its other reads fail too. */
const deniedMs = 3_600_000

/** The database has the content of files, which a copy would delete. */
class StoreHasFiles extends Error {
  override name = 'StoreHasFiles'
  constructor(name: string) {
    super(
      `DATABASE_URL has the content of files, and API_BASE_URL is ${name}: set DATABASE_URL to another database for the copy, or unset API_BASE_URL`,
    )
  }
}

/** The only writer of the records of a hosted API. Several reads can run at the same time, none of them twice. */
export class Sync {
  readonly #target: Target
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(target: Target) {
    this.#target = target
  }

  /**
   * Must be called first. The store can have the records of another API: everything is then read again. Throws if it has the
   * content of files.
   */
  async start(): Promise<void> {
    const { db, name, hasToken } = this.#target
    const store = await getStore(db)
    if (store?.source === 'files') throw new StoreHasFiles(name)
    if (store?.source !== name) await clearStore(db)
    await addReads(db, 'organizations', [''])
    // The settings can have changed since then, for example the token.
    await retryFailedReads(db)
    for (const kind of ['all articles', 'changed articles'] as const) {
      if (hasToken) await addReads(db, kind, [''])
      else await removeReads(db, kind, [''])
    }
  }

  /** The read that is late by the greatest factor and does not run; null if nothing is pending. */
  async next(): Promise<Read | null> {
    const { db, clock } = this.#target
    const now = clock()
    // One that ends during the queries may be pending in their results.
    const running = new Set(this.#running.keys())
    const pending: PendingRead[] = []
    for (const kind of readKinds) {
      const reads = await listPendingReads(db, kind, now, running.size + 1)
      pending.push(...reads.filter((read) => !running.has(keyOf(read))).slice(0, 1))
    }
    return mostLate(pending, now)
  }

  /** How long nothing is pending, in milliseconds; null if there is nothing to read. */
  async idleMs(): Promise<number | null> {
    const next = await earliestRead(this.#target.db)
    return next === null ? null : Math.max(0, next - this.#target.clock().getTime())
  }

  /**
   * Reads now, after the same read has ended if it runs. Throws the reason of a failure, which is noted: it is then repeated later.
   * Returns the references of the articles that were read.
   */
  async read(read: Read, deleted: ReadonlySet<string> = new Set()): Promise<ReadonlySet<string>> {
    const key = keyOf(read)
    for (let current = this.#running.get(key); current; current = this.#running.get(key))
      await current.catch(() => {})
    const result = this.#perform(read, { ...this.#target, deleted }).finally(() => this.#running.delete(key))
    this.#running.set(key, result)
    return result
  }

  async #perform(read: Read, target: Target): Promise<ReadonlySet<string>> {
    const { db, clock, signal } = target
    const startedAt = clock()
    try {
      const references = await request(read, target)
      await noteRead(db, read, startedAt, startedAt.getTime() + maxAges[read.kind])
      const list = listOf(read)
      if (list !== null) {
        await endHolds(db, list, startedAt)
        await endInvalid(db, list, startedAt)
      }
      return references
    } catch (error) {
      if (!signal?.aborted) await noteFailed(read, error, target)
      throw error
    }
  }
}

async function noteFailed(read: Read, error: unknown, { db, clock }: Target): Promise<void> {
  const now = clock()
  await noteFailure(db, read, describeFailure(error), retryAt(read.kind, now))
  if (isDenied(error)) await postponeReads(db, read.kind, now.getTime() + deniedMs)
}

const none: ReadonlySet<string> = new Set()

async function request({ kind, reference }: Read, target: Target): Promise<ReadonlySet<string>> {
  switch (kind) {
    case 'organizations':
      await readOrganizations(target)
      return none
    case 'all articles':
      return readAllArticles(target)
    case 'changed articles': {
      const since = await lastReadAt(target.db, kind, reference)
      return readChangedArticles(target, since === null ? target.clock() : new Date(since))
    }
    case 'embed':
      await readEmbed(target, reference)
      return none
    case 'job':
      await readJob(target, reference)
      return none
  }
}

/** The list, or the kind of lists, that a read has completely; null if it has a part of one. A job is a list of its own. */
function listOf({ kind, reference }: Read): string | null {
  if (kind === 'embed') return `jobs/${reference}`
  if (kind === 'job') return `job/${reference}`
  if (kind === 'all articles') return 'articles'
  return kind === 'organizations' ? kind : null
}

function keyOf({ kind, reference }: { kind: ReadKind; reference: string }): string {
  return `${kind} ${reference}`
}
