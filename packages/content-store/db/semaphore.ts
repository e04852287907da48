import { DatabaseBusy } from './database-unavailable'

export type Semaphore = {
  /** Resolves when a place is free, in call order. Throws `DatabaseBusy` if that takes longer than the limit. */
  acquire: () => Promise<void>
  /** To be called exactly once after each `acquire` that did not throw. */
  release: () => void
  /** Rejects every `acquire` that waits now. */
  rejectWaiting: (reason: unknown) => void
}

type Waiting = { resolve: () => void; reject: (reason: unknown) => void }

/** A counting semaphore: at most `max` places at a time, and at most `limitMs` in the queue. */
export function createSemaphore(max: number, limitMs: number): Semaphore {
  const queue = new Set<Waiting>()
  let acquired = 0

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer)
        queue.delete(entry)
      }
      const entry: Waiting = {
        resolve: () => {
          leaveQueue()
          resolve()
        },
        reject: (reason) => {
          leaveQueue()
          reject(reason)
        },
      }
      const giveUp = () => entry.reject(new DatabaseBusy('all database connections are in use'))
      const timer = setTimeout(giveUp, limitMs)
      queue.add(entry)
    })

  return {
    acquire: async () => {
      if (acquired >= max) return waitForTurn()
      acquired += 1
    },
    release: () => {
      const [next] = queue
      // The place passes to the next in the queue, so that a new caller cannot take it first.
      if (next) next.resolve()
      else acquired -= 1
    },
    rejectWaiting: (reason) => {
      for (const { reject } of [...queue]) reject(reason)
    },
  }
}
