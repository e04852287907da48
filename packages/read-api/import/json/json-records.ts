import type { Kind, Place } from '#import/content'
import type { SourceFile } from '#import/folder'
import { formatPath, type Problem } from '#import/problem'
import type { Found } from '#import/read-content'
import { toArticle } from './article'
import { mend } from './drop-invalid-fields'
import { type Built, JobBuilder } from './job-builder'
import type { JsonIndex } from './json-index'
import { toOrganization } from './organization'
import type { Shape, Shaped } from './shapes'
import { firstOf, isJson, type Json, textOf, toMaps } from './value'

/** A record of an answer, and the organization it belongs to where only its answer tells. */
type Located = { wire: Json; place: Place; owner?: string | undefined }

/** The records of the files, made one by one of a second reading and of what the first has found out. */
export class JsonRecords {
  readonly problems: readonly Problem[]
  /** How many records there are to come. */
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

  *records(kind: Kind): Generator<Found> {
    const { sites, taxonomies } = this.#index
    if (kind === 'organizations') yield* this.#organizations()
    else if (kind === 'jobs') yield* this.#jobs()
    else if (kind === 'articles')
      yield* this.#once(kind, this.#eachOf('article'), ({ wire }) => ({ data: toArticle(wire), notices: [] }))
    else {
      const indexed = kind === 'sites' ? sites.list() : taxonomies[kind].values()
      for (const { place, data } of indexed) yield* mended(kind, place, data)
    }
  }

  *#organizations(): Generator<Found> {
    const { organizations } = this.#index
    yield* this.#once('organizations', this.#eachOf('organization'), ({ wire }) => {
      const data = toOrganization(wire)
      const parts = organizations.partsOf(textOf(wire.reference) ?? '', this.#sites)
      const texts = isJson(data.descriptions) ? Object.keys(data.descriptions) : []
      const language = firstOf(data.default_language, ...texts, 'en')
      return { data: { ...data, default_language: language, ...parts }, notices: [] }
    })
    for (const { reference, place, data } of organizations.unlisted()) {
      yield notice(place, `the organization ${reference} is in no list; made up from what is said of it here`)
      yield* mended('organizations', place, { ...data, ...organizations.partsOf(reference, this.#sites) })
    }
  }

  *#jobs(): Generator<Found> {
    const builder = new JobBuilder(this.#index, this.#sites)
    yield* this.#once('jobs', this.#eachOf('job'), ({ wire }) => builder.fromResponse(wire))
    yield* this.#once('jobs', this.#embedJobs(), ({ wire, owner }) => builder.fromEmbed(wire, owner))
  }

  *#embedJobs(): Generator<Located> {
    for (const { wire, place } of this.#eachOf('embed')) {
      const owner = this.#index.ownerAt(place)
      // Without an owner the answer has been refused as a whole.
      if (owner === undefined) continue
      for (const [position, job] of toMaps(wire.jobs).entries()) {
        if (this.#index.responses.has(textOf(job.reference) ?? '')) continue
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

  /** A record can stand on two pages of a list that changed while it was exported (field notes 10). */
  *#once(kind: Kind, items: Iterable<Located>, build: (item: Located) => Built): Generator<Found> {
    const seen = new Set<string>()
    for (const item of items) {
      const reference = textOf(item.wire.reference)
      if (reference !== undefined && seen.has(reference)) {
        yield notice(item.place, `${reference} has been read before; left out`)
        continue
      }
      if (reference !== undefined) seen.add(reference)
      const { data, notices } = build(item)
      for (const message of notices) yield notice(item.place, message)
      yield* mended(kind, item.place, data)
    }
  }
}

function* mended(kind: Kind, place: Place, data: Json): Generator<Found> {
  const { leftOut, problems } = mend(kind, place, data)
  for (const problem of leftOut) yield { notice: { ...problem, message: `${problem.message}; left out` } }
  if (problems.length === 0) yield { record: { ...place, kind, data } }
  for (const problem of problems) yield { problem, broken: [] }
}

function notice({ file, at }: Place, message: string): Found {
  return { notice: { file, path: formatPath(at), message } }
}
