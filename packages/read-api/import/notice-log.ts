import { formatProblem, type Problem } from './problem'

/** Groups notices of the same sort, because an export of one operation lacks the same field in every record. */
export class NoticeLog {
  readonly #maxGroups: number
  readonly #groups = new Map<string, { first: Problem; count: number }>()
  #others = 0

  /** Nobody reads more lines than `maxGroups`, and responses with random field names would otherwise fill the memory. */
  constructor(maxGroups = 1_000) {
    this.#maxGroups = maxGroups
  }

  add(notice: Problem): void {
    const path = notice.path.replace(/\[\d+\]/g, '[]').replace(/^(\[\]|\.|data|results|jobs)*/, '')
    const message = notice.message.replace(/(: |, got ).*/, '')
    const sort = `${path} ${message}`
    const group = this.#groups.get(sort)
    if (group) group.count += 1
    else if (this.#groups.size < this.#maxGroups) this.#groups.set(sort, { first: notice, count: 1 })
    else this.#others += 1
  }

  /** The first notice of each sort, with the number of the others. */
  lines(): string[] {
    const lines = [...this.#groups.values()].map(({ first, count }) => {
      return count === 1 ? formatProblem(first) : `${formatProblem(first)} (and ${count - 1} more like it)`
    })
    return this.#others > 0 ? [...lines, `${this.#others} further notices are not listed`] : lines
  }
}
