/** Calls `done` when it no longer uses its slot. Further calls have no effect. */
type Task = (done: () => void) => void

export type FairQueueOptions = {
  /** How many tasks may run at the same time. */
  slots: number
  maxWaiting: number
  maxWaitingOfClient: number
}

/** Runs tasks of clients in turn: one that adds many tasks delays its own, and not those of the others. */
export class FairQueue {
  readonly #options: FairQueueOptions
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
    const waiting = this.#waiting.get(client) ?? []
    if (this.#size >= maxWaiting || waiting.length >= maxWaitingOfClient) return false
    waiting.push(task)
    this.#waiting.set(client, waiting)
    this.#size += 1
    this.#runWaiting()
    return true
  }

  #runWaiting(): void {
    while (this.#running < this.#options.slots) {
      const [next] = this.#waiting
      if (!next) return
      this.#runNext(...next)
    }
  }

  #runNext(client: string, tasks: Task[]): void {
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
