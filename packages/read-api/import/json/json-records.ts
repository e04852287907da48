import type { Kind, Place, Source } from '#import/content'
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

type UnnoticedSource = Omit<Source, 'noticed'>

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
      yield* this.#unique(kind, this.#eachOf('article'), ({ wire, place }) => ({
        data: toArticleContent(wire),
        notices: [],
        sources: [{ ...place, operation: 'article', response: wire }],
      }))
    else if (kind === 'sites') {
      for (const { place, data, notices } of sites.list()) {
        for (const message of notices) yield notice(place, message)
        yield* toResults(kind, place, data)
      }
    } else {
      for (const { place, data } of taxonomies[kind].values()) yield* toResults(kind, place, data)
    }
  }

  *#organizations(): Generator<ReadResult> {
    const { organizations } = this.#index
    yield* this.#unique('organizations', this.#eachOf('organization'), ({ wire, place }) => {
      const data = toOrganizationContent(wire)
      const reference = textOf(wire.reference) ?? ''
      const parts = organizations.partsOf(reference, this.#sites)
      const texts = isObject(data.descriptions) ? Object.keys(data.descriptions) : []
      const language = firstOf(data.default_language, ...texts, 'en')
      return {
        data: { ...data, default_language: language, ...parts },
        notices: organizations.generatedDepartments(reference),
        sources: [{ ...place, operation: 'organization', response: wire }, ...this.#embedsOf(reference)],
      }
    })
    for (const { reference, place, data } of organizations.unlisted()) {
      yield notice(
        place,
        `organization ${reference} is in no organizations list, generated from other responses`,
      )
      for (const { field, message } of organizations.generatedDepartments(reference))
        yield { notice: { ...at(place, field), message } }
      const parts = organizations.partsOf(reference, this.#sites)
      yield* toResults('organizations', place, { ...data, ...parts }, this.#embedsOf(reference))
    }
  }

  #embedsOf(reference: string): UnnoticedSource[] {
    return this.#index.embedsOf(reference).map((embed) => ({ ...embed, operation: 'embed' }))
  }

  #embedJob(wire: JsonObject): UnnoticedSource[] {
    const found = this.#index.embedJobs.get(textOf(wire.reference) ?? '')
    if (!found) return []
    const { file, at, json } = found
    return [{ file, at, operation: 'embed job', response: JSON.parse(json) }]
  }

  *#jobs(): Generator<ReadResult> {
    const builder = new JobBuilder(this.#index, this.#sites)
    yield* this.#unique('jobs', this.#eachOf('job'), ({ wire, place }) => ({
      ...builder.fromResponse(wire),
      sources: [{ ...place, operation: 'job', response: wire }, ...this.#embedJob(wire)],
    }))
    yield* this.#unique('jobs', this.#embedJobs(), ({ wire, owner }) => ({
      ...builder.fromEmbed(wire, owner),
      sources: this.#embedJob(wire),
    }))
    yield* this.#repeatedEmbedJobs()
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

  /** Jobs of embed that a response of the job operation completes, and that another embed response has too. */
  *#repeatedEmbedJobs(): Generator<ReadResult> {
    for (const { wire, place } of this.#eachOf('embed')) {
      for (const [position, job] of toObjects(wire.jobs).entries()) {
        const reference = textOf(job.reference) ?? ''
        const first = this.#index.embedJobs.get(reference)
        const jobPlace = { ...place, at: [...place.at, 'jobs', position] }
        const isFirst = first?.file === place.file && formatPath(first.at) === formatPath(jobPlace.at)
        if (first && !isFirst && this.#index.jobResponses.has(reference))
          yield notice(jobPlace, `${reference} occurs twice; dropped`)
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
    build: (item: Located) => BuiltRecord & { sources: readonly UnnoticedSource[] },
  ): Generator<ReadResult> {
    const seen = new Set<string>()
    for (const item of items) {
      const reference = textOf(item.wire.reference)
      if (reference !== undefined && seen.has(reference)) {
        yield notice(item.place, `${reference} occurs twice; dropped`)
        continue
      }
      if (reference !== undefined) seen.add(reference)
      const { data, notices, sources } = build(item)
      const named = notices.map(({ field, message }) => ({ ...at(item.place, field), message }))
      for (const problem of named) yield { notice: problem }
      const noticed = named.map(({ path }) => path)
      yield* toResults(kind, item.place, data, sources, noticed)
    }
  }
}

/** `noticed` are the paths of the fields that have a notice already. */
function* toResults(
  kind: Kind,
  place: Place,
  record: JsonObject,
  sources: readonly UnnoticedSource[] = [],
  noticed: readonly string[] = [],
): Generator<ReadResult> {
  const { data, dropped, problems } = dropInvalidFields(kind, place, record)
  for (const problem of dropped) yield { notice: { ...problem, message: `${problem.message}; dropped` } }
  const paths = [...noticed, ...dropped.map(({ path }) => path)]
  const compared = sources.map((source) => ({
    ...source,
    noticed: source.file === place.file ? paths : [],
  }))
  if (problems.length === 0) yield { record: { ...place, kind, data, sources: compared } }
  for (const problem of problems) yield { problem, broken: [] }
}

function at(place: Place, field: string): { file: string; path: string } {
  return { file: place.file, path: formatPath([...place.at, field]) }
}

function notice({ file, at }: Place, message: string): ReadResult {
  return { notice: { file, path: formatPath(at), message } }
}
