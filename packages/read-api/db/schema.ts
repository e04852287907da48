/**
 * Columns hold the fields that queries filter, sort or join by; `document` is the whole record as JSON. Times are
 * milliseconds since 1970; the `_text` column beside one is the same time in ISO 8601 with its own UTC offset.
 * Parameters are never booleans: the libsql driver aborts the process on one.
 */
type RecordColumns = {
  reference: string
  /** Hash of the imported record; the import skips a record with an equal one. */
  hash: string
  document: string
  created_at: number
  created_at_text: string
  updated_at: number
  updated_at_text: string
}

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
  sites: RecordColumns
  categories: RecordColumns
  collections: RecordColumns
  authors: RecordColumns
  organizations: RecordColumns & {
    slug: string
    name_lower: string
    name_normalized: string
    website_key: string | null
  }
  /** `name_normalized` is a copy of the organization's, for an index in the order of a site's organizations. */
  organization_sites: { organization_reference: string; site_reference: string; name_normalized: string }
  jobs: RecordColumns & {
    organization_reference: string
    status: string
    published_at: number | null
  }
  articles: RecordColumns & {
    name_normalized: string
    language: string
    published_at: number
  }
  /** Never joined with the tables that the API reads. */
  article_drafts: RecordColumns & { name: string; language: string }
  /**
   * The categories, collections, authors, organizations and indexes of an article, with their positions. `language`
   * and `published_at` are copies of the article's, for an index in the order of a target's articles.
   */
  article_links: {
    article_reference: string
    kind: ArticleLinkKind
    target: string
    position: number
    language: string
    published_at: number
  }
} & Derived

/** Tables that `refreshLists` derives from the tables above, so that no list is read whole. */
type Derived = {
  /** One narrow row per article, for sorting and searching: documents are long. */
  article_index: {
    reference: string
    language: string
    published_at: number
    updated_at: number
    created_at: number
    name_normalized: string
  }
  /** The number of articles in a list, or of organizations of a site. */
  list_totals: List & { total: number }
  /** Pagination checkpoints: every 100th article of a list in either direction; `position` counts from 0. */
  list_checkpoints: List & {
    direction: 'asc' | 'desc'
    position: number
    published_at: number
    reference: string
  }
  /** The number of titles with a text of one or two characters; `reference_list` is their JSON list, or null. */
  title_grams: { gram: string; language: string; total: number; reference_list: string | null }
  /** One row, with a new version after every import that changes the content. */
  content_version: { version: string }
}

/** A list of records by kind and target in one language; an empty kind or language is any. */
export type List = { kind: ArticleLinkKind | 'site' | ''; target: string; language: string }

export const articleLinkKinds = ['category', 'collection', 'author', 'organization', 'index'] as const
export type ArticleLinkKind = (typeof articleLinkKinds)[number]

/** The tables with `RecordColumns`: one for each kind of content. */
export const recordTables = [
  'sites',
  'categories',
  'collections',
  'authors',
  'organizations',
  'jobs',
  'articles',
  'article_drafts',
] as const
export type RecordTable = (typeof recordTables)[number]
