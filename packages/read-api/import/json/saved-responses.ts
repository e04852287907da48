import { articleFields } from '@vitrine/content-store/records/article'
import { embedJobFields, jobFields } from '@vitrine/content-store/records/job'
import { isObject, type JsonObject } from '@vitrine/content-store/records/json'
import {
  embedFields,
  organizationFields,
  organizationSites,
} from '@vitrine/content-store/records/organization'
import type { z } from 'zod'
import type { Place, RawRecord } from '#import/content'
import { readText, type SourceFile } from '#import/folder'
import type { LoadedBatch } from '#import/loaded-batch'
import { formatPath, type Problem } from '#import/problem'
import type { ReadResult } from '#import/read-result'
import { schemaProblems } from '#import/schema-problems'
import { EmbedOwners } from './embed-owners'
import { parseJson } from './parse'
import { toSafeEmbed } from './safe-embed'
import { type Shape, type Shaped, shapesOf } from './shapes'

/** A complete file is in memory while it is read. Pages of 100 records are much smaller. */
const maxMegabytes = 50

const batchSize = 100

type Located = { file: SourceFile; place: Place; data: JsonObject }

/**
 * Saved responses of the API, record by record as they are. Each file is read once to find the organizations of embed responses,
 * and then once for each kind of its records.
 */
export class SavedResponses {
  readonly problems: Problem[] = []
  /** The number of records, for progress. */
  total = 0
  readonly #owners = new EmbedOwners()
  readonly #filesByShape = new Map<Shape, Set<SourceFile>>()
  /** The file of each record so far, by kind and reference; of organizations also by slug. */
  readonly #used = new Map<string, string>()

  constructor(files: readonly SourceFile[]) {
    for (const file of files) {
      try {
        this.#index(file)
      } catch (error) {
        const message = error instanceof Error ? error.message : `${error}`
        this.problems.push({ file: file.label, path: '', message })
      }
    }
  }

  #index(file: SourceFile): void {
    for (const shaped of readShapes(file)) {
      if ('message' in shaped) {
        this.problems.push({ file: file.label, path: formatPath(shaped.at), message: shaped.message })
        continue
      }
      this.total += 1
      this.#owners.add(shaped.shape, shaped.data)
      const files = this.#filesByShape.get(shaped.shape) ?? new Set()
      this.#filesByShape.set(shaped.shape, files.add(file))
    }
  }

  /** A record of another file of the folder has priority over the record of a response. */
  replaceBy({ kind, data, file }: RawRecord): void {
    if (!isObject(data)) return
    this.#used.set(`${kind} ${data.reference}`, file)
    if (kind === 'organizations') this.#used.set(`slug ${data.slug}`, file)
  }

  read(): Generator<ReadResult> {
    return inBatches(this.#records())
  }

  *#records(): Generator<ReadResult> {
    for (const item of this.#eachOf('organization')) {
      yield* this.#unique('organizations', item, organizationFields, ({ reference, slug }) => {
        const used = this.#used.get(`slug ${slug}`)
        if (used !== undefined)
          return { ...place(item, 'slug'), message: `${slug} is already in use in ${used}` }
        this.#used.set(`slug ${slug}`, item.place.file)
        const sites = organizationSites(item.data)
        return { kind: 'organizations', records: [{ reference, record: item.data, slug, sites }] }
      })
    }
    for (const item of this.#eachOf('embed')) yield* this.#embed(item)
    for (const item of this.#eachOf('job')) {
      yield* this.#unique('jobs', item, jobFields, ({ reference }) => {
        return { kind: 'jobs', records: [{ reference, detail: item.data }] }
      })
    }
    for (const item of this.#eachOf('article')) {
      yield* this.#unique('articles', item, articleFields, ({ reference }) => {
        return { kind: 'articles', records: [{ reference, record: item.data }] }
      })
    }
  }

  *#embed(item: Located): Generator<ReadResult> {
    const { file, data } = item
    const problems = check(item, embedFields)
    if (problems.length > 0) {
      yield* refuse(problems)
      return
    }
    const owner = this.#owners.find(data, file)
    if (owner === undefined) {
      const message =
        'the organization of this embed response is unknown; name the file {organization reference}.json'
      yield* refuse([{ ...place(item), message }])
      return
    }
    if (this.#used.has(`embeds ${owner}`)) {
      yield { notice: { ...place(item), message: `the embed response of ${owner} occurs twice; dropped` } }
      return
    }
    this.#used.set(`embeds ${owner}`, item.place.file)
    for (const [position, job] of (Array.isArray(data.jobs) ? data.jobs : []).entries()) {
      if (embedJobFields.safeParse(job).success) continue
      yield { notice: { ...place(item, 'jobs', position), message: 'has no valid reference; dropped' } }
    }
    const changed: (readonly (string | number)[])[] = []
    const embed = toSafeEmbed(data, (path) => changed.push(path))
    for (const path of changed)
      yield {
        notice: { ...place(item, ...path), message: 'has markup or a URL that is not sent to widgets' },
      }
    yield { batch: { kind: 'embeds', records: [{ organization_reference: owner, embed }] } }
  }

  *#eachOf(shape: Shape): Generator<Located> {
    for (const file of this.#filesByShape.get(shape) ?? []) {
      for (const shaped of readShapes(file)) {
        if ('message' in shaped || shaped.shape !== shape) continue
        yield { file, place: { file: file.label, at: shaped.at }, data: shaped.data }
      }
    }
  }

  /**
   * If a list changes while its pages are exported, a record can appear on two pages (docs/read-api-behaviour.md,
   * section 10, case 17).
   */
  *#unique<Fields extends { reference: string }>(
    kind: 'organizations' | 'jobs' | 'articles',
    item: Located,
    schema: z.ZodType<Fields>,
    toBatch: (fields: Fields) => LoadedBatch | Problem,
  ): Generator<ReadResult> {
    const { success, data: fields } = schema.safeParse(item.data)
    if (!success) {
      yield* refuse(check(item, schema))
      return
    }
    const key = `${kind} ${fields.reference}`
    if (this.#used.has(key)) {
      yield { notice: { ...place(item), message: `${fields.reference} occurs twice; dropped` } }
      return
    }
    this.#used.set(key, item.place.file)
    const batch = toBatch(fields)
    if ('records' in batch) yield { batch }
    else yield* refuse([batch])
  }
}

/** Joins batches of one kind. Embed responses are large, and stay single. */
function* inBatches(results: Iterable<ReadResult>): Generator<ReadResult> {
  let open: LoadedBatch = { kind: 'organizations', records: [] }
  for (const result of results) {
    if (!('batch' in result)) {
      yield result
      continue
    }
    const { kind, records } = result.batch
    if (kind === open.kind && kind !== 'embeds' && open.records.length < batchSize) {
      // TypeScript does not see that both have one kind.
      open = { kind, records: [...open.records, ...records] } as LoadedBatch
    } else {
      yield { batch: open }
      open = result.batch
    }
  }
  yield { batch: open }
}

function readShapes(file: SourceFile): Generator<Shaped> {
  return shapesOf(parseJson(readText(file, maxMegabytes)))
}

/** The problems of a record that lacks what the database needs of it. */
function check({ place, data }: Located, schema: z.ZodType): Problem[] {
  return schemaProblems(place.file, place.at, schema.safeParse(data).error?.issues ?? [], data)
}

function* refuse(problems: readonly Problem[]): Generator<ReadResult> {
  for (const problem of problems) yield { problem, broken: [] }
}

function place(
  { place: { file, at } }: Located,
  ...keys: (string | number)[]
): { file: string; path: string } {
  return { file, path: formatPath([...at, ...keys]) }
}
