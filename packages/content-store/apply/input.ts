import type { JsonObject } from '#records/json'

/** ISO 8601 with an offset. */
export type Times = { created_at: string; updated_at: string }

/**
 * JSON as an operation sends it, with all blocks. A function makes it with the times of the record: content files need
 * not have any, and then a record keeps those of the store, or gets the time at which it is written.
 */
export type Part = JsonObject | ((times: Times) => JsonObject)

/** `created_at` and `updated_at` are those that the source gives a record beside its JSON, if it has any. */
type Input = { reference: string; created_at?: string | undefined; updated_at?: string | undefined }

/** A part that is absent was not read, and stays as it is stored. */
export type OrganizationInput = Input & {
  /** An element of the organizations list. */
  record?: Part
  /** The embed response without `jobs`. */
  embed?: Part | null
}

/**
 * A part that is null does not exist: `detail` after a 404 of the job operation, `embed` after an embed response without
 * the job. A part that is absent was not read, and stays as it is stored. A job without both is deleted.
 */
export type JobInput = Input & {
  /** Needed unless `detail` or the store has it. */
  organization_reference?: string
  detail?: Part | null
  embed?: Part | null
}

/**
 * A record that a response has, but that fails its schema: the store keeps its earlier version. While `reference` is null, because it
 * cannot be read either, the response says of no record that it is gone.
 */
export type InvalidRecord = { reference: string | null; field: string }

/**
 * The embed response of an organization: the complete list of its open jobs, so that its other jobs lose `embed`. Null if there is none.
 * `invalid` are the jobs that `embed` lacks because they fail their schema.
 */
export type EmbedInput = {
  organization_reference: string
  embed: JsonObject | null
  invalid?: readonly InvalidRecord[]
}

/** A record that is null is deleted. */
export type RecordInput = Input & { record: Part | null }

/**
 * Some records of a source, in any number and order. A reader of the API passes each page of a list and each response on
 * as it reads them. It has checked each with the `Fields` schema of its kind in `records/`, and names those that
 * fail in `invalid`. Of two inputs with one reference in a batch the first counts.
 */
export type Batch =
  | { kind: 'organizations'; records: readonly OrganizationInput[]; invalid?: readonly InvalidRecord[] }
  | { kind: 'embeds'; records: readonly EmbedInput[] }
  | { kind: 'jobs'; records: readonly JobInput[] }
  | {
      kind: 'articles' | 'article_drafts'
      records: readonly RecordInput[]
      invalid?: readonly InvalidRecord[]
    }
