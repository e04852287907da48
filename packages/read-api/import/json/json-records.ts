import type { Kind, Place } from '#import/content'
import type { SourceFile } from '#import/folder'
import { formatPath, type Problem } from '#import/problem'
import type { ReadResult } from '#import/read-result'
import { toArticleContent } from './article'
import { dropInvalidFields } from './drop-invalid-fields'
import { type BuiltRecord, JobBuilder } from './job-builder'
import type { JsonIndex } from './json-index'
import { toOrganizationContent } from './organization'
import type { Shape, Shaped } from './shapes'
import { firstOf, isObject, type JsonObject, textOf, toObjects } from './value'

/** A record of a response. Embed jobs have an `owner`: only the response itself has the organization. */
type Located = { wire: JsonObject; place: Place; owner?: string | undefined }

/** Converts the records of the files one by one, in a second pass that uses the index of the first. */
export class JsonRecords {
  readonly problems: readonly Problem[]
  /** The number of records, for progress. */
  readonly total: number
  readonly #index: JsonIndex
  readonly #sites: ReadonlySet<string>
  readonly #readShapes: (file: SourceFile) => Iterable<Shaped>

  constructor(
    index: JsonIndex,
    problems: readonly Problem[],
    readShapes: (file: SourceFile) => Iterable<Shaped>,
  ) {
    this.problems = problems
    this.total = index.total
    this.#index = index
    this.#sites = new Set(index.sites.list().map(({ reference }) => reference))
    this.#readShapes = readShapes
  }

  *records(kind: Kind): Generator<ReadResult> {
    const { sites, taxonomies } = this.#index
    if (kind === 'organizations') yield* this.#organizations()
    else if (kind === 'jobs') yield* this.#jobs()
    else if (kind === 'articles')
      yield* this.#unique(kind, this.#eachOf('article'), ({ wire }) => ({
        data: toArticleContent(wire),
        notices: [],
      }))
    else {
      const indexed = kind === 'sites' ? sites.list() : taxonomies[kind].values()
      for (const { place, data } of indexed) yield* toResults(kind, place, data)
    }
  }

  *#organizations(): Generator<ReadResult> {
    const { organizations } = this.#index
    yield* this.#unique('organizations', this.#eachOf('organization'), ({ wire }) => {
      const data = toOrganizationContent(wire)
      const parts = organizations.partsOf(textOf(wire.reference) ?? '', this.#sites)
      const texts = isObject(data.descriptions) ? Object.keys(data.descriptions) : []
      const language = firstOf(data.default_language, ...texts, 'en')
      return { data: { ...data, default_language: language, ...parts }, notices: [] }
    })
    for (const { reference, place, data } of organizations.unlisted()) {
      yield notice(
        place,
        `organization ${reference} is in no organizations list, generated from other responses`,
      )
      yield* toResults('organizations', place, { ...data, ...organizations.partsOf(reference, this.#sites) })
    }
  }

  *#jobs(): Generator<ReadResult> {
    const builder = new JobBuilder(this.#index, this.#sites)
    yield* this.#unique('jobs', this.#eachOf('job'), ({ wire }) => builder.fromResponse(wire))
    yield* this.#unique('jobs', this.#embedJobs(), ({ wire, owner }) => builder.fromEmbed(wire, owner))
  }

  *#embedJobs(): Generator<Located> {
    for (const { wire, place } of this.#eachOf('embed')) {
      const owner = this.#index.ownerAt(place)
      // The index has a problem for a response without an owner.
      if (owner === undefined) continue
      for (const [position, job] of toObjects(wire.jobs).entries()) {
        if (this.#index.jobResponses.has(textOf(job.reference) ?? '')) continue
        yield { wire: job, place: { ...place, at: [...place.at, 'jobs', position] }, owner }
      }
    }
  }

  *#eachOf(shape: Shape): Generator<Located> {
    for (const file of this.#index.filesOf(shape)) {
      for (const shaped of this.#readShapes(file)) {
        if ('message' in shaped || shaped.shape !== shape) continue
        yield { wire: shaped.data, place: { file: file.label, at: shaped.at } }
      }
    }
  }

  /**
   * If a list changes while its pages are exported, a record can appear on two pages (docs/read-api-behaviour.md,
   * section 10, case 17).
   */
  *#unique(
    kind: Kind,
    items: Iterable<Located>,
    build: (item: Located) => BuiltRecord,
  ): Generator<ReadResult> {
    const seen = new Set<string>()
    for (const item of items) {
      const reference = textOf(item.wire.reference)
      if (reference !== undefined && seen.has(reference)) {
        yield notice(item.place, `${reference} occurs twice; dropped`)
        continue
      }
      if (reference !== undefined) seen.add(reference)
      const { data, notices } = build(item)
      for (const message of notices) yield notice(item.place, message)
      yield* toResults(kind, item.place, data)
    }
  }
}

function* toResults(kind: Kind, place: Place, record: JsonObject): Generator<ReadResult> {
  const { data, dropped, problems } = dropInvalidFields(kind, place, record)
  for (const problem of dropped) yield { notice: { ...problem, message: `${problem.message}; dropped` } }
  if (problems.length === 0) yield { record: { ...place, kind, data } }
  for (const problem of problems) yield { problem, broken: [] }
}

function notice({ file, at }: Place, message: string): ReadResult {
  return { notice: { file, path: formatPath(at), message } }
}
