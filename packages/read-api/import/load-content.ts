import { checkContract } from './check-contract'
import { ReferenceCheck } from './check-references'
import { checkForm, identitiesOf } from './check-schema'
import type { RawRecord } from './content'
import { ContentRejected, type Problem } from './problem'
import { type Found, type ReadOptions, readContent } from './read-content'
import { RecordRegistry } from './record-registry'
import { type Batch, type Row, toRow } from './rows'

/** More than anybody reads; a folder that has so many is not worth reading to its end. */
const maxProblems = 1_000

/** Small enough that Ctrl-C is heard at once, and that no engine meets its limit of parameters. */
const batchSize = 100

export type LoadOptions = ReadOptions & {
  /** Told of everything in JSON that is left out, or made up because it is not said. */
  onNotice?: (notice: Problem) => void
}

/**
 * What a content folder says, ready to be written, read and checked while the caller takes one batch after another;
 * an empty one is an occasion to stop. Throws `ContentRejected` at the end, with every problem found: until then
 * nothing that was taken may be kept.
 */
export function loadContent(folder: string, now: Date, options: LoadOptions = {}): Iterable<Batch> {
  return checkRecords(readContent(folder, options), folder, now, options.onNotice)
}

/** The same for records from anywhere; `source` is what an empty one is called. */
export function* checkRecords(
  found: Iterable<Found>,
  source: string,
  now: Date,
  onNotice: (notice: Problem) => void = () => {},
): Generator<Batch> {
  const check = new ContentCheck(now)
  let batch: { kind: Batch['kind']; rows: Row[] } = { kind: 'sites', rows: [] }
  let taken = 0
  for (const item of found) {
    if ('notice' in item) {
      onNotice(item.notice)
      continue
    }
    if ('problem' in item) {
      check.refuse([item.problem], item.broken)
    } else {
      const row = check.accept(item.record)
      if (item.record.kind !== batch.kind) {
        yield batch
        batch = { kind: item.record.kind, rows: [] }
      }
      if (row) batch.rows.push(row)
    }
    taken += 1
    if (taken % batchSize === 0) {
      yield batch
      batch = { kind: batch.kind, rows: [] }
    }
    if (check.problems.length >= maxProblems) break
  }
  yield batch
  if (taken === 0) check.refuse([{ file: source, path: '', message: 'holds no content' }], [])
  if (check.problems.length > 0) throw new ContentRejected(check.problems.toSorted(byFile))
}

class ContentCheck {
  readonly problems: Problem[] = []
  readonly #broken = new Set<string>()
  readonly #directory = new RecordRegistry()
  readonly #references = new ReferenceCheck(this.#directory, this.#broken)
  readonly #now: Date

  constructor(now: Date) {
    this.#now = now
  }

  /** Naming one of `broken` is no further mistake: references, keys, slugs, or a kind whose file cannot be read. */
  refuse(problems: readonly Problem[], broken: readonly string[]): void {
    this.problems.push(...problems)
    for (const name of broken) this.#broken.add(name)
  }

  /** The row of a record, `null` where it has problems or where others have had some: nothing is written then. */
  accept(record: RawRecord): Row | null {
    const result = checkForm(record)
    if ('problems' in result) {
      this.refuse(result.problems, identitiesOf(record.data))
      return null
    }
    const { entry } = result
    const problems = this.#references.check(entry)
    this.#directory.add(entry)
    if (problems.length === 0) problems.push(...checkContract(entry, this.#directory, this.#now))
    this.refuse(problems, [])
    return this.problems.length > 0 ? null : toRow(entry, this.#directory)
  }
}

function byFile(a: Problem, b: Problem): number {
  if (a.file === b.file) return 0
  return a.file < b.file ? -1 : 1
}
