import { formatProblem, type Problem } from './problem'

/** Notices of one sort are told once, with their number: an export of one operation lacks the same in every record. */
export class NoticeLog {
  readonly #groups = new Map<string, { first: Problem; count: number }>()

  add(notice: Problem): void {
    const path = notice.path.replace(/\[\d+\]/g, '[]')
    const sort = `${path.replace(/^(\[\]|\.|data|results|jobs)*/, '')} ${notice.message.replace(/(: | made | took |, got ).*/, '')}`
    const group = this.#groups.get(sort)
    if (group) group.count += 1
    else this.#groups.set(sort, { first: notice, count: 1 })
  }

  lines(): string[] {
    return [...this.#groups.values()].map(({ first, count }) => {
      return count === 1 ? formatProblem(first) : `${formatProblem(first)} (and ${count - 1} more like it)`
    })
  }
}
