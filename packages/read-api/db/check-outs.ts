import { DatabaseBusy } from './database-unavailable'

export type CheckOuts = {
  /** Ends when it is the caller's turn, in the order of asking. Throws `DatabaseBusy` when that takes too long. */
  take: () => Promise<void>
  /** Once after each `take` that did not throw. */
  giveBack: () => void
  /** Everybody who waits now is told the reason instead. */
  refuseWaiting: (reason: unknown) => void
}

type Waiting = { go: () => void; refuse: (reason: unknown) => void }

/** Lets `max` callers have something at a time; the others wait, at most `limitMs`. */
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
      const timer = setTimeout(() => entry.refuse(new DatabaseBusy('all connections are in use')), limitMs)
      waiting.add(entry)
    })

  return {
    take: async () => {
      if (taken >= max) return waitForTurn()
      taken += 1
    },
    giveBack: () => {
      const [next] = waiting
      // Whoever is next takes the place over, so that nobody who comes now is before them.
      if (next) next.go()
      else taken -= 1
    },
    refuseWaiting: (reason) => {
      for (const { refuse } of [...waiting]) refuse(reason)
    },
  }
}
