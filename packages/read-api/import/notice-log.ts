import { formatProblem, type Problem } from './problem'

/** Groups notices of the same sort, because an export of one operation lacks the same field in every record. */
export class NoticeLog {
  readonly #groups = new Map<string, { first: Problem; count: number }>()

  add(notice: Problem): void {
    const path = notice.path.replace(/\[\d+\]/g, '[]').replace(/^(\[\]|\.|data|results|jobs)*/, '')
    const message = notice.message.replace(/(: |, got ).*/, '')
    const sort = `${path} ${message}`
    const group = this.#groups.get(sort)
    if (group) group.count += 1
    else this.#groups.set(sort, { first: notice, count: 1 })
  }

  /** The first notice of each sort, with the number of the others. */
  lines(): string[] {
    return [...this.#groups.values()].map(({ first, count }) => {
      return count === 1 ? formatProblem(first) : `${formatProblem(first)} (and ${count - 1} more like it)`
    })
  }
}
