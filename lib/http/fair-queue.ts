/** Calls `done` when it no longer uses its slot. Further calls have no effect. */
type Task = (done: () => void) => void

type Next = { client: string; tasks: Task[]; delayMs: number }

export type FairQueueOptions = {
  /** How many tasks may run at the same time now. It is read again when one is added or ends. */
  slots: () => number
  maxWaiting: number
  maxWaitingOfClient: number
  /** Milliseconds until a task of a client may start, by how many tasks of it wait; 0 where it may start now. */
  delayMs?: (waitingOfClient: number) => number
}

/**
 * Runs tasks of clients in turn: one that adds many tasks delays its own, and not those of the others. A client whose tasks
 * have a delay loses its turn to one whose tasks have none.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** Tasks by client, the client whose turn is next first. */
  readonly #waiting = new Map<string, Task[]>()
  #running = 0
  #size = 0
  #timer: NodeJS.Timeout | null = null
  /** When the timer ends, by `performance.now()`. */
  #timerEndsAt = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Runs the task as soon as there is a slot. False where too many tasks wait: it never runs then. */
  add(client: string, task: Task): boolean {
    const { maxWaiting, maxWaitingOfClient } = this.#options
    const waiting = this.#waiting.get(client) ?? []
    if (this.#size >= maxWaiting || waiting.length >= maxWaitingOfClient) return false
    waiting.push(task)
    this.#waiting.set(client, waiting)
    this.#size += 1
    this.#runWaiting()
    return true
  }

  get isRunning(): boolean {
    return this.#running > 0
  }

  #runWaiting(): void {
    while (this.#hasSlot()) {
      const next = this.#next()
      if (!next) return
      if (next.delayMs > 0) {
        this.#runAfter(next.delayMs)
        return
      }
      this.#runNext(next)
    }
  }

  /** Starts one task after the delay, however long the delay would be then. */
  #runAfter(delayMs: number): void {
    const endsAt = performance.now() + delayMs
    if (this.#timer !== null && this.#timerEndsAt <= endsAt) return
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timerEndsAt = endsAt
    this.#timer = setTimeout(() => {
      this.#timer = null
      const next = this.#next()
      if (next && this.#hasSlot()) this.#runNext(next)
      this.#runWaiting()
    }, delayMs)
  }

  #hasSlot(): boolean {
    return this.#running < this.#options.slots()
  }

  /** The client whose task may start first; of several ones, that whose turn is first. */
  #next(): Next | null {
    let next: Next | null = null
    for (const [client, tasks] of this.#waiting) {
      const delayMs = this.#options.delayMs?.(tasks.length) ?? 0
      if (next === null || delayMs < next.delayMs) next = { client, tasks, delayMs }
      if (delayMs === 0) break
    }
    return next
  }

  #runNext({ client, tasks }: Next): void {
    const task = tasks.shift()
    this.#waiting.delete(client)
    if (tasks.length > 0) this.#waiting.set(client, tasks)
    if (!task) return
    this.#size -= 1
    this.#run(task)
  }

  #run(task: Task): void {
    this.#running += 1
    let isDone = false
    task(() => {
      if (isDone) return
      isDone = true
      this.#running -= 1
      this.#runWaiting()
    })
  }
}
