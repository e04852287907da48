import type { RecordTable } from '#db/schema'

type Status = 'added' | 'changed' | 'removed' | 'unchanged' | 'notInSource'

/** The number of records with each status; `notInSource` are those that `prune` would remove, and `remaining` the first of them. */
export type TallyCounts = { kind: RecordTable; remaining: readonly string[] } & Record<Status, number>

/** References of records that are not in the source, of each table. */
const maxRemaining = 5

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
    const counts = { added: 0, changed: 0, unchanged: 0, removed: 0, notInSource: 0 }
    const remaining: string[] = []
    for (const [reference, status] of this.#statuses) {
      counts[status] += 1
      if (status === 'notInSource' && remaining.length < maxRemaining) remaining.push(reference)
    }
    return { kind: this.#table, remaining, ...counts }
  }
}
