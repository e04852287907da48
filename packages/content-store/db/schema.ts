import type { Generated } from 'kysely'

/**
 * Columns hold what queries filter, sort and join by. `record`, `embed` and `detail` are the JSON of an operation,
 * verbatim, and `_hash` beside one is its hash, by which `apply` compares. Times are milliseconds since 1970.
 * Parameters are never booleans: the libsql driver aborts the process on one.
 */
export type Schema = {
  /** `hash` is the SHA-256 of the token in hexadecimal, `scopes` are separated by spaces. */
  api_tokens: {
    hash: string
    name: string
    scopes: string
    created_at: number
    expires_at: number | null
    revoked_at: number | null
    last_used_at: number | null
  }
  organizations: Dated & {
    /** Names the row in `organization_words`. */
    id: Generated<number>
    /** An element of the organizations list with all blocks; null if only the embed response was read. */
    record: string | null
    record_hash: string | null
    /** The embed response without `jobs`; null if it was not read. */
    embed: string | null
    embed_hash: string | null
    slug: string | null
    name_lower: string
    name_normalized: string
    website_key: string | null
  }
  organization_sites: { organization_reference: string; site_reference: string }
  /** A row exists while `embed` or `detail` does. */
  jobs: Dated & {
    /** Names the row in `job_words`. */
    id: Generated<number>
    organization_reference: string
    /** The job in the embed response; null if no embed response has it. */
    embed: string | null
    embed_hash: string | null
    /** The response of the job operation with all blocks; null if it was not read, or is a 404. */
    detail: string | null
    detail_hash: string | null
    /** JSON of what lists of jobs show and compare (`JobSummaryRecord`); null for a job that is not open. */
    summary: string | null
    slug: string
    status: string
    published_at: number | null
    language: string | null
  }
  /** The websites that an open job names. */
  job_websites: { job_reference: string; website_reference: string }
  articles: Dated & {
    /** Names the row in `article_words`, and in the index of titles of SQLite. */
    id: Generated<number>
    record: string
    record_hash: string
    language: string
    name_normalized: string
    published_at: number
    /** The article's slug on a previous site, else its own: the end of a path that redirects to its page. */
    old_slug: string
    /** 0 if the record names no URL of its own: the API then sends the URL of the article's page. */
    has_url: number
  }
  /** `language` and `published_at` are copies of the article's, for an index in the order of a target's articles. */
  article_links: {
    article_reference: string
    kind: ArticleLinkKind
    target: string
    language: string
    published_at: number
  }
  /** The JSON of a category or collection, as the article that was published last has it. */
  article_groups: { kind: ArticleGroupKind; reference: string; record: string }
  /** From content files. Never joined with the tables that the API reads: no operation sends a draft. */
  article_drafts: Dated & { record: string; record_hash: string; name: string; language: string }
  /** The file of each record of the last import of a content folder. `path` is relative to the folder. */
  content_files: { kind: ChangeKind; reference: string; path: string }
  /**
   * The links with which editors show previews to people who are not signed in, until they expire. A link without a row shows nothing: who
   * deletes the row revokes the link.
   */
  shared_links: {
    id: string
    type: ChangeKind
    reference: string
    locale: string
    created_at: number
    expires_at: number
  }
  /**
   * The words of letters that records have or had, and the same from their ends: where no record has a searched word, similar ones are
   * looked up by what comes before or after the error.
   */
  vocabulary: { word: string; reversed: string }
  /**
   * One row for each record that a transaction of `apply` created, updated or deleted, and one for each article whose
   * `published_at` has come. Rows are kept for some days.
   */
  changes: {
    number: Generated<number>
    time: number
    kind: ChangeKind
    reference: string
    action: ChangeAction
    /** JSON of what pages depend on, before and after the change; null where there was or is no record. */
    before: string | null
    after: string | null
  }
  /**
   * What is to be read of a hosted API, and when: one row for each list, with an empty reference, and for each record with a
   * request of its own. `read_at` is null before the first success, and `failure` unless the last try failed.
   */
  reads: { kind: string; reference: string; next_at: number; read_at: number | null; failure: string | null }
  /** Lists of which a change waits. Times are milliseconds; `released_at` is null until somebody releases the list. */
  held_changes: {
    list: string
    reason: string
    accepted: number
    lost: number
    observed: number
    since: number
    seen_at: number
    released_at: number | null
  }
  /**
   * Records of a hosted API that fail their schema, of which the last valid version stays. `list` is the response that has them:
   * `organizations`, `articles`, `jobs/ORGANIZATION` (embed) or `job/JOB` (the job operation). `reference` is empty for records without a
   * readable one.
   */
  invalid_records: {
    list: string
    kind: ChangeKind
    reference: string
    field: string
    since: number
    seen_at: number
  }
  /**
   * One row, with `id` 1, once content was written. `version` is new with each transaction that changes something. Articles that
   * are published until `published_until` have their row of `changes`.
   */
  store: { id: number; source: string; version: string; published_until: number }
}

/** `created_at` and `updated_at` of a record, else when a transaction first wrote it and last changed it. */
type Dated = { reference: string; created_at: number; updated_at: number }

/** Organizations by slug: articles name them so. */
export type ArticleLinkKind = 'category' | 'collection' | 'organization' | 'index'
export type ArticleGroupKind = 'category' | 'collection'
export type ChangeKind = 'organization' | 'job' | 'article'
export type ChangeAction = 'create' | 'update' | 'delete' | 'publish'

/** The tables of records, in the order in which they are written. */
export const recordTables = ['organizations', 'jobs', 'articles', 'article_drafts'] as const
export type RecordTable = (typeof recordTables)[number]

/** Words by which searches find records: full-text tables, which each engine has in another form. */
export const wordTables = ['organization_words', 'job_words', 'article_words'] as const
export type WordTable = (typeof wordTables)[number]
