import { setTimeout as wait } from 'node:timers/promises'
import { logWarning } from '@/lib/process/log'
import { describeFailure, isOutage } from './failure'
import type { Read, Sync } from './sync'

type RunOptions = {
  /** Reads at the same time. */
  concurrency: number
  signal: AbortSignal
  /** Ends when nothing is pending, or when the API is away. */
  once?: boolean
  onRead?: (read: Read) => void
  onFailure?: (read: Read, error: unknown) => void
}

/** So many reads that fail in a row mean that the API is away. */
const maxOutages = 5
/** While it is away, one read is tried at a time, after this pause. */
const outageMs = 10_000
/** Another process can make reads pending. */
const maxIdleMs = 1_000

/** Performs the reads that are pending until `signal` aborts. A failed read is logged, and repeated later. Throws if the store fails. */
export async function runReads(sync: Sync, options: RunOptions): Promise<void> {
  const { concurrency, signal, once = false, onRead, onFailure = logFailure } = options
  const running = new Set<Promise<void>>()
  let outages = 0
  const perform = async (read: Read) => {
    try {
      await sync.read(read)
      outages = 0
      onRead?.(read)
    } catch (error) {
      if (signal.aborted) return
      outages = isOutage(error) ? outages + 1 : 0
      onFailure(read, error)
    }
  }
  try {
    while (!signal.aborted) {
      const isAway = outages >= maxOutages
      if (isAway && once) return
      if (running.size >= (isAway ? 1 : concurrency)) {
        await Promise.race(running)
        continue
      }
      if (isAway) await pause(outageMs, signal)
      const read = signal.aborted ? null : await sync.next()
      if (read !== null) {
        const task: Promise<void> = perform(read).finally(() => running.delete(task))
        running.add(task)
      } else if (once) {
        if (running.size === 0) return
        await Promise.race(running)
      } else {
        const idleMs = (await sync.idleMs()) ?? maxIdleMs
        // Something is pending that runs.
        const stepMs = running.size > 0 ? maxIdleMs : Math.min(maxIdleMs, Math.max(20, idleMs))
        await Promise.race([...running, pause(stepMs, signal)])
      }
    }
  } finally {
    await Promise.all(running)
  }
}

function logFailure({ kind }: Read, error: unknown): void {
  logWarning('The API cannot be read', { read: kind, reason: describeFailure(error) }, error)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {})
}
