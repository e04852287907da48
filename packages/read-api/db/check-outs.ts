import { DatabaseBusy } from './database-unavailable'

export type CheckOuts = {
  /** Resolves when a check-out is free, in call order. Throws `DatabaseBusy` if that takes longer than the limit. */
  take: () => Promise<void>
  /** To be called exactly once after each `take` that did not throw. */
  giveBack: () => void
  /** Rejects every `take` that waits now. */
  refuseWaiting: (reason: unknown) => void
}

type Waiting = { go: () => void; refuse: (reason: unknown) => void }

/** A counting semaphore: at most `max` check-outs at a time, and at most `limitMs` in the queue. */
export function createCheckOuts(max: number, limitMs: number): CheckOuts {
  const waiting = new Set<Waiting>()
  let taken = 0

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        waiting.delete(entry)
      }
      const entry: Waiting = {
        go: () => {
          leave()
          resolve()
        },
        refuse: (reason) => {
          leave()
          reject(reason)
        },
      }
      const timer = setTimeout(
        () => entry.refuse(new DatabaseBusy('all database connections are in use')),
        limitMs,
      )
      waiting.add(entry)
    })

  return {
    take: async () => {
      if (taken >= max) return waitForTurn()
      taken += 1
    },
    giveBack: () => {
      const [next] = waiting
      // The place passes to the next in the queue, so that a new caller cannot take it first.
      if (next) next.go()
      else taken -= 1
    },
    refuseWaiting: (reason) => {
      for (const { refuse } of [...waiting]) refuse(reason)
    },
  }
}
