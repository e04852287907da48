/** Calls `done` when it no longer uses its slot. Further calls have no effect. */
type Task = (done: () => void) => void

export type FairQueueOptions = {
  /** Tasks that run at the same time. */
  slots: number
  maxWaiting: number
  maxWaitingOfClient: number
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

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Runs the task as soon as there is a slot. False where too many tasks wait: it never runs then. */
  add(client: string, task: Task): boolean {
    const { maxWaiting, maxWaitingOfClient } = this.#options
    if (this.#hasSlot()) {
      this.#run(task)
      return true
    }
    const waiting = this.#waiting.get(client) ?? []
    if (this.#size >= maxWaiting || waiting.length >= maxWaitingOfClient) return false
    waiting.push(task)
    this.#waiting.set(client, waiting)
    this.#size += 1
    return true
  }

  /** Pauses the queue until the returned function is called. */
  pause(): () => void {
    this.#pauses += 1
    return () => {
      this.#pauses -= 1
      while (this.#size > 0 && this.#hasSlot()) this.#runNext()
    }
  }

  #hasSlot(): boolean {
    return this.#running < (this.#pauses > 0 ? 1 : this.#options.slots)
  }

  #run(task: Task): void {
    this.#running += 1
    let isDone = false
    task(() => {
      if (isDone) return
      isDone = true
      this.#running -= 1
      if (this.#hasSlot()) this.#runNext()
    })
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
}
