import { endHolds } from '@vitrine/content-store/apply/quarantine'
import {
  addReads,
  listPendingReads,
  noteFailure,
  noteRead,
  type PendingRead,
  postponeReads,
  readKinds,
} from '@vitrine/content-store/queries/reads'
import { clearStore, getStore } from '@vitrine/content-store/queries/store'
import { ApiError } from '@/lib/client/api-error'
import { logWarning } from '@/lib/process/log'
import { readAllArticles, readChangedArticles } from './articles'
import { readEmbed, readJob } from './jobs'
import { readOrganizations } from './organizations'
import { maxAges, mostLate, retryAt } from './read-schedule'
import type { Target } from './target'

/** Where the token may not call an operation, its other reads fail too. */
const deniedMs = 3_600_000

/** The only writer of the records of a hosted API. Several reads can run at the same time, none of them twice. */
export class Sync {
  readonly #target: Target
  readonly #running = new Set<string>()

  constructor(target: Target) {
    this.#target = target
  }

  /** Must be called first. The store can have the records of another source: everything is then read again. */
  async start(): Promise<void> {
    const { db, name, hasToken } = this.#target
    const store = await getStore(db)
    if (store?.source !== name) await clearStore(db)
    await addReads(db, 'organizations', [''])
    if (!hasToken) return
    await addReads(db, 'all articles', [''])
    await addReads(db, 'changed articles', [''])
  }

  /** Performs the read that is late by the greatest factor and does not run. False if nothing is pending. A failed read is logged and repeated later. */
  async readNext(): Promise<boolean> {
    const read = await this.#choose()
    if (read === null) return false
    const key = keyOf(read)
    if (this.#running.has(key)) return true
    this.#running.add(key)
    try {
      await this.#perform(read)
    } finally {
      this.#running.delete(key)
    }
    return true
  }

  async #choose(): Promise<PendingRead | null> {
    const { db, clock } = this.#target
    const now = clock()
    const pending: PendingRead[] = []
    for (const kind of readKinds) {
      const reads = await listPendingReads(db, kind, now, this.#running.size + 1)
      pending.push(...reads.filter((read) => !this.#running.has(keyOf(read))).slice(0, 1))
    }
    return mostLate(pending, now)
  }

  async #perform(read: PendingRead): Promise<void> {
    const { db, clock } = this.#target
    const startedAt = clock()
    try {
      await this.#request(read)
      await noteRead(db, read, startedAt, startedAt.getTime() + maxAges[read.kind])
      const list = listOf(read)
      if (list !== null) await endHolds(db, list, startedAt)
    } catch (error) {
      logWarning('The API cannot be read', { read: read.kind }, error)
      const reason = error instanceof Error ? error.message : String(error)
      const now = clock()
      await noteFailure(db, read, reason, retryAt(read.kind, now))
      if (isDenied(error)) await postponeReads(db, read.kind, now.getTime() + deniedMs)
    }
  }

  #request({ kind, reference, read_at }: PendingRead): Promise<void> {
    switch (kind) {
      case 'organizations':
        return readOrganizations(this.#target)
      case 'all articles':
        return readAllArticles(this.#target)
      case 'changed articles':
        return readChangedArticles(this.#target, new Date(read_at ?? this.#target.clock()))
      case 'embed':
        return readEmbed(this.#target, reference)
      case 'job':
        return readJob(this.#target, reference)
    }
  }
}

/** The list, or the kind of lists, that a read has completely; null if it has single records. */
function listOf({ kind, reference }: PendingRead): string | null {
  if (kind === 'embed') return `jobs/${reference}`
  if (kind === 'all articles') return 'articles'
  return kind === 'organizations' ? kind : null
}

function isDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

function keyOf({ kind, reference }: PendingRead): string {
  return `${kind} ${reference}`
}

/** Performs reads until nothing is pending. */
export async function runSyncOnce(sync: Sync, workers: number, signal: AbortSignal): Promise<void> {
  let hasRead = true
  const work = async () => {
    while (!signal.aborted && (await sync.readNext())) hasRead = true
  }
  while (hasRead && !signal.aborted) {
    hasRead = false
    await Promise.all(Array.from({ length: workers }, work))
  }
}
