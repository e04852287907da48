import 'server-only'
import { LRUCache } from 'lru-cache'
import { unstable_rethrow } from 'next/navigation'
import { isQuarantined } from '@/lib/data/quarantine'
import { logError } from '@/lib/process/log'
import { counter } from '@/lib/process/metrics'
import { sharedState } from '@/lib/process/shared-state'
import { type Codec, type DocumentKind, type StoredCopy, storedCopies } from './stored-copies'

/** How long a request waits for a new result where there is a stale-if-error copy. */
const patienceMs = 500

/** How long a request waits where there is none. The read goes on, so that a later request has a copy. */
const defaultDeadlineMs = 10_000

/** When a read has failed that has not ended. */
const maxReadMs = 600_000

/** How long a read that failed is not tried again. */
const pauseMs = 10_000

/** How long a copy is preferred to an incomplete result. A copy is stored again, with the new date, once a day. */
const preferCopyMs = 2 * 86_400_000

/** Reads at the same time, of documents that differ. Above that, a document without a copy is unavailable. */
const maxRefreshes = 200

/** There is no copy of a document, and it cannot be read now. The cause is logged where it is read. */
class DocumentUnavailable extends Error {
  override name = 'DocumentUnavailable'
}

export type CachedDocument<T> = {
  kind: DocumentKind
  /** The parsed request: the same for every spelling of the URL. Results of one key have one type. */
  key: string
  /** Null means that there is no such document. */
  read: () => Promise<T | null>
  codec: Codec<T>
  /** Whether a result is stored; all are by default. One that is not stored removes the copy. */
  isStored?: (value: T) => boolean
  /** Whether everything of a result could be read; by default true. An incomplete one replaces no copy of the last two days. */
  isComplete?: (value: T) => boolean
  deadlineMs?: number
  /** Called where the result is the stale-if-error copy. */
  onCopy?: () => void
}

const state = sharedState('stale-if-error', () => ({
  refreshes: new Map<string, Promise<unknown>>(),
  /** When the pause after a failed read ends, by key. */
  pauses: new LRUCache<string, number>({ max: 10_000 }),
}))

const results = counter('vitrine_documents_total', 'Requests of documents by the source of the response', [
  'kind',
  'source',
])

/**
 * The result of `read` or, where it throws or takes longer than half a second, its last result under this key: the
 * stale-if-error copy. `'use cache'` functions drop expired results and then throw; only pages are served beyond that by
 * Next.js. A key is read once at a time, and what requests no longer wait for is stored for the next one. Null removes the
 * copy, except while a quarantine holds data that may be wrong. Throws `DocumentUnavailable` where there is no copy.
 */
export async function staleIfError<T>(document: CachedDocument<T>): Promise<T | null> {
  const { kind, codec, deadlineMs = defaultDeadlineMs } = document
  const copy = await storedCopies(kind).get(document.key, codec)
  const refresh = findRefresh(document, copy)
  try {
    if (!refresh) throw new DocumentUnavailable('the document cannot be read now')
    const value = await withDeadline(refresh, copy ? patienceMs : deadlineMs)
    results.inc({ kind, source: 'read' })
    return value
  } catch (error) {
    unstable_rethrow(error)
    results.inc({ kind, source: copy ? 'copy' : 'none' })
    if (!copy)
      throw error instanceof DocumentUnavailable ? error : new DocumentUnavailable('', { cause: error })
    document.onCopy?.()
    // A key always has one type of result.
    return copy.value as T
  }
}

/** The read of a document in progress, or a new one. Null during the pause after a failure, and above `maxRefreshes`. */
function findRefresh<T>(document: CachedDocument<T>, copy: StoredCopy | null): Promise<T | null> | null {
  const { refreshes, pauses } = state
  const id = `${document.kind}:${document.key}`
  const running = refreshes.get(id)
  if (running) return running as Promise<T | null>
  if (Date.now() < (pauses.get(id) ?? 0) || refreshes.size >= maxRefreshes) return null
  const refresh = withDeadline(readAndStore(document, copy), maxReadMs)
    .catch((error: unknown) => {
      unstable_rethrow(error)
      pauses.set(id, Date.now() + pauseMs)
      logError('A document cannot be read', error, { kind: document.kind })
      throw error
    })
    .finally(() => refreshes.delete(id))
  refreshes.set(id, refresh)
  // Requests that wait handle the error; there may be none.
  refresh.catch(() => {})
  return refresh
}

async function readAndStore<T>(document: CachedDocument<T>, copy: StoredCopy | null): Promise<T | null> {
  const { kind, key, read, codec, isStored = () => true, isComplete = () => true } = document
  const copies = storedCopies(kind)
  const value = await read()
  const isIncomplete = value !== null && !isComplete(value)
  const isRecent = copy !== null && Date.now() < copy.storedAt + preferCopyMs
  if (copy && (value === null ? isQuarantined() : isIncomplete && isRecent)) return copy.value as T
  if (value !== null && !isIncomplete && isStored(value)) copies.set(key, value, copy, codec)
  else if (copy) copies.delete(key)
  return value
}

/** Throws `DocumentUnavailable` after the time. */
async function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DocumentUnavailable(`not read within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}
