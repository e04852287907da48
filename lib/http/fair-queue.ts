/** Calls `done` when it no longer uses its slot. Further calls have no effect. */
type Task = (done: () => void) => void

export type FairQueueOptions = {
  /** Tasks that run at the same time. */
  slots: number
  maxWaiting: number
  maxWaitingOfClient: number
  /** Milliseconds until the next task may start; 0 where it may start now. */
  delayMs?: () => number
}

/**
 * Runs tasks of clients in turn: one that adds many tasks delays its own, and not those of the others. While it is paused,
 * it starts one task at a time.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** How many reasons there are for a pause. */
  #pauses = 0
  /** Tasks by client, the client whose turn is next first. */
  readonly #waiting = new Map<string, Task[]>()
  #running = 0
  #size = 0
  #timer: NodeJS.Timeout | null = null

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

  /** Pauses the queue until the returned function is called. */
  pause(): () => void {
    this.#pauses += 1
    return () => {
      this.#pauses -= 1
      this.#runWaiting()
    }
  }

  #runWaiting(): void {
    while (this.#size > 0 && this.#hasSlot() && this.#timer === null) {
      const delayMs = this.#options.delayMs?.() ?? 0
      if (delayMs === 0) this.#runNext()
      else this.#timer = setTimeout(() => this.#endDelay(), delayMs)
    }
  }

  /** Starts one task, however long the next delay would be. */
  #endDelay(): void {
    this.#timer = null
    if (this.#hasSlot()) this.#runNext()
    this.#runWaiting()
  }

  #hasSlot(): boolean {
    return this.#running < (this.#pauses > 0 ? 1 : this.#options.slots)
  }

  #runNext(): void {
    const [next] = this.#waiting
    if (!next) return
    const [client, tasks] = next
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
