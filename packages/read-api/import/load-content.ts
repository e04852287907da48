import { checkContract } from './check-contract'
import { ReferenceCheck } from './check-references'
import { checkSchema, identitiesOf } from './check-schema'
import type { Kind, RawRecord } from './content'
import { ContentRejected, type Problem } from './problem'
import { type ReadOptions, readContent } from './read-content'
import type { ReadResult } from './read-result'
import { RecordRegistry } from './record-registry'
import { toResponses } from './responses'
import { type Batch, type Row, toRow } from './rows'
import { SourceComparison } from './source-comparison'

/** An author does not read more problems than this at once. */
const maxProblems = 1_000

/** The import can be interrupted between two batches, and the parameters of a batch fit into one statement. */
const batchSize = 100

export type LoadOptions = ReadOptions & {
  /** Called for every value in JSON that is dropped, changed, or generated because it is missing. */
  onNotice?: (notice: Problem) => void
}

/**
 * The rows of a content folder, in batches. The folder is read and checked while the caller iterates; an empty batch
 * is only an opportunity for the caller to stop. After a problem there are no further rows. Throws `ContentRejected` with
 * all problems at the end, so the caller must not commit any row before the end.
 */
export function loadContent(folder: string, now: Date, options: LoadOptions = {}): Iterable<Batch> {
  return checkRecords(readContent(folder, options), folder, now, options.onNotice)
}

/** The same for records from any source; `source` names it in the problem "contains no content". */
export function* checkRecords(
  results: Iterable<ReadResult>,
  source: string,
  now: Date,
  onNotice: (notice: Problem) => void = () => {},
): Generator<Batch> {
  const check = new ContentCheck(now, onNotice)
  let batch: { kind: Kind; rows: Row[] } = { kind: 'sites', rows: [] }
  let count = 0
  for (const result of results) {
    if ('notice' in result) {
      onNotice(result.notice)
      continue
    }
    if ('problem' in result) {
      check.refuse([result.problem], result.broken)
    } else {
      const row = check.accept(result.record)
      if (result.record.kind !== batch.kind) {
        yield* byTable(batch)
        batch = { kind: result.record.kind, rows: [] }
      }
      if (row) batch.rows.push(row)
    }
    count += 1
    if (count % batchSize === 0) {
      yield* byTable(batch)
      batch = { kind: batch.kind, rows: [] }
    }
    if (check.problems.length >= maxProblems) break
  }
  yield* byTable(batch)
  if (count === 0) check.refuse([{ file: source, path: '', message: 'contains no content' }], [])
  if (check.problems.length > 0) throw new ContentRejected(check.problems.toSorted(byFile))
}

/** The folder has drafts among its articles; the database has a table of its own for them. */
function* byTable({ kind, rows }: { kind: Kind; rows: readonly Row[] }): Generator<Batch> {
  const drafts = rows.filter((row) => row.kind === 'article_drafts')
  yield { kind, rows: rows.filter((row) => row.kind === kind) }
  if (drafts.length > 0) yield { kind: 'article_drafts', rows: drafts }
}

class ContentCheck {
  readonly problems: Problem[] = []
  readonly #broken = new Set<string>()
  readonly #registry = new RecordRegistry()
  readonly #references = new ReferenceCheck(this.#registry, this.#broken)
  readonly #comparison = new SourceComparison()
  readonly #now: Date
  readonly #onNotice: (notice: Problem) => void

  constructor(now: Date, onNotice: (notice: Problem) => void) {
    this.#now = now
    this.#onNotice = onNotice
  }

  /** References to an identity in `broken` are no further problems. */
  refuse(problems: readonly Problem[], broken: readonly string[]): void {
    this.problems.push(...problems)
    for (const identity of broken) this.#broken.add(identity)
  }

  /** The row of a record; `null` if this record or an earlier one has problems, because then no row is written. */
  accept(raw: RawRecord): Row | null {
    const result = checkSchema(raw)
    if ('problems' in result) {
      this.refuse(result.problems, identitiesOf(raw.data))
      return null
    }
    const { record } = result
    const problems = this.#references.check(record)
    this.#registry.add(record)
    this.#comparison.add(record)
    if (problems.length === 0) {
      const responses = toResponses(record, this.#registry, this.#now)
      problems.push(...checkContract(record, responses))
      for (const notice of this.#comparison.compare(record, responses, raw.sources ?? [])) {
        this.#onNotice(notice)
      }
    }
    this.refuse(problems, [])
    return this.problems.length > 0 ? null : toRow(record, this.#registry)
  }
}

function byFile(a: Problem, b: Problem): number {
  if (a.file === b.file) return 0
  return a.file < b.file ? -1 : 1
}
