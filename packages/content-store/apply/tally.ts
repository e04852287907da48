import type { RecordTable } from '#db/schema'

type Status = 'added' | 'changed' | 'removed' | 'unchanged' | 'notInSource'

/** The number of records with each status; `notInSource` are those that `prune` would remove. */
export type TallyCounts = { kind: RecordTable } & Record<Status, number>

/** What happened to each record of a table. A job can occur twice, with its embed half and its detail. */
export class Tally {
  readonly #table: RecordTable
  readonly #statuses = new Map<string, Status>()

  constructor(table: RecordTable) {
    this.#table = table
  }

  add(reference: string, status: Status): void {
    const earlier = this.#statuses.get(reference)
    if (status === 'removed' || earlier === undefined || earlier === 'unchanged')
      this.#statuses.set(reference, status)
  }

  has(reference: string): boolean {
    return this.#statuses.has(reference)
  }

  is(reference: string, status: Status): boolean {
    return this.#statuses.get(reference) === status
  }

  counts(): TallyCounts {
    const counts = { kind: this.#table, added: 0, changed: 0, unchanged: 0, removed: 0, notInSource: 0 }
    for (const status of this.#statuses.values()) counts[status] += 1
    return counts
  }
}
