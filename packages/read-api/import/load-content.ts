import { relative } from 'node:path'
import type { Times } from '@vitrine/content-store/apply/input'
import type { ContentFile } from '@vitrine/content-store/queries/content-files'
import { toTimestamp } from '@vitrine/content-store/time'
import { CategoryRecords } from './category-records'
import { checkContract } from './check-contract'
import { ReferenceCheck } from './check-references'
import { checkSchema, identitiesOf } from './check-schema'
import type { RawRecord } from './content'
import type { Loaded, LoadedBatch } from './loaded-batch'
import type { ContentPictures } from './pictures/content-pictures'
import { ContentRejected, type Problem } from './problem'
import { type ReadOptions, readContent } from './read-content'
import type { ReadResult } from './read-result'
import { RecordRegistry } from './record-registry'
import { toLoaded } from './to-input'

/** An author does not read more problems than this at once. */
const maxProblems = 1_000

/** The import can be interrupted between two batches. */
const batchSize = 100

export type LoadOptions = ReadOptions & {
  /** Called for everything in JSON that is left out. */
  onNotice?: (notice: Problem) => void
  /** Learns which pictures the records name. */
  pictures?: ContentPictures
  /** Called for each record of a file. */
  onFile?: (file: ContentFile) => void
}

/**
 * The records of a content folder, in batches. The folder is read and checked while the caller iterates; an empty batch
 * is only an opportunity for the caller to stop. After a problem there are no further records. Throws `ContentRejected` with
 * all problems at the end, so the caller must not commit any record before the end.
 */
export function loadContent(folder: string, now: Date, options: LoadOptions = {}): Iterable<LoadedBatch> {
  return checkRecords(readContent(folder, options), folder, now, options)
}

/** The same for records from any source; `source` names it in the problem "contains no content". */
export function* checkRecords(
  results: Iterable<ReadResult>,
  source: string,
  now: Date,
  { onNotice = () => {}, pictures, onFile = () => {} }: Omit<LoadOptions, keyof ReadOptions> = {},
): Generator<LoadedBatch> {
  const check = new ContentCheck(now)
  let loaded: Loaded[] = []
  let count = 0
  for (const result of results) {
    if ('notice' in result) {
      onNotice(result.notice)
      continue
    }
    if ('batch' in result) {
      if (loaded.length > 0) yield* toBatches(loaded)
      loaded = []
      if (check.problems.length === 0) yield result.batch
      pictures?.use(result.batch.records, null)
      count += result.batch.records.length
      continue
    }
    if ('problem' in result) check.refuse([result.problem], result.broken)
    else {
      const record = check.accept(result.record)
      pictures?.use(result.record.data, result.record)
      if (record) {
        loaded.push(record)
        onFile(toContentFile(record, result.record.file, source))
      }
    }
    count += 1
    if (count % batchSize === 0) {
      yield* toBatches(loaded)
      loaded = []
    }
    if (check.problems.length >= maxProblems) break
  }
  yield* toBatches(loaded)
  if (count === 0) check.refuse([{ file: source, path: '', message: 'contains no content' }], [])
  if (check.problems.length > 0) throw new ContentRejected(check.problems.toSorted(byFile))
}

/** One batch for each kind of record, and an empty one without records. */
function* toBatches(loaded: readonly Loaded[]): Generator<LoadedBatch> {
  yield {
    kind: 'organizations',
    records: loaded.flatMap((one) => (one.kind === 'organizations' ? one.input : [])),
  }
  const jobs = loaded.flatMap((one) => (one.kind === 'jobs' ? one.input : []))
  if (jobs.length > 0) yield { kind: 'jobs', records: jobs }
  for (const kind of ['articles', 'article_drafts'] as const) {
    const records = loaded.flatMap((one) => (one.kind === kind ? one.input : []))
    if (records.length > 0) yield { kind, records }
  }
}

class ContentCheck {
  readonly problems: Problem[] = []
  readonly #broken = new Set<string>()
  readonly #registry = new RecordRegistry()
  readonly #references = new ReferenceCheck(this.#registry, this.#broken)
  readonly #times: Times
  readonly #categories: CategoryRecords

  constructor(now: Date) {
    const time = toTimestamp(now.toISOString())
    this.#times = { created_at: time, updated_at: time }
    this.#categories = new CategoryRecords(new Map(), now)
  }

  /** References to an identity in `broken` are no further problems. */
  refuse(problems: readonly Problem[], broken: readonly string[]): void {
    this.problems.push(...problems)
    for (const identity of broken) this.#broken.add(identity)
  }

  /** What is to be written; null if this record or an earlier one has problems, because then nothing is. */
  accept(raw: RawRecord): Loaded | null {
    const result = checkSchema(raw)
    if ('problems' in result) {
      this.refuse(result.problems, identitiesOf(raw.data))
      return null
    }
    const { record } = result
    const problems = this.#references.check(record)
    this.#registry.add(record)
    const loaded = problems.length === 0 ? toLoaded(record, this.#registry) : null
    if (loaded) problems.push(...checkContract(record, loaded, this.#times, this.#categories))
    this.refuse(problems, [])
    return this.problems.length > 0 ? null : loaded
  }
}

function toContentFile({ kind, input }: Loaded, file: string, folder: string): ContentFile {
  return { kind: changeKinds[kind], reference: input.reference, path: relative(folder, file) }
}

const changeKinds = {
  organizations: 'organization',
  jobs: 'job',
  articles: 'article',
  article_drafts: 'article',
} as const

function byFile(a: Problem, b: Problem): number {
  if (a.file === b.file) return 0
  return a.file < b.file ? -1 : 1
}
